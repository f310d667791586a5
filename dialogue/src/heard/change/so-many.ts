const OF_SO_MANY = /^((?:one|two|three|four|five|half) of the) (?:two|three|four|five|six|eight|ten|twelve)\b ?/;

/** 'Two of the four' are two of them, 'two of the four salads' two of the salads. */
export const ofSoMany = (words: readonly string[]): readonly string[] =>
  words
    .join(' ')
    .replace(OF_SO_MANY, (all, some: string) => (all.endsWith(' ') ? `${some} ` : some.replace(/the$/, 'them')))
    .split(' ');
