import type { Standing } from './standing.ts';

const SOMEBODY =
  /^(grandson|granddaughter|grandkid|nephew|niece|neighbor|wife|husband|son|daughter|kid|kids|boy|girl|mom|mother|dad|father|brother|sister|friend|buddy|boyfriend|girlfriend|partner|roommate|coworker|colleague|boss|grandma|grandpa|uncle|aunt|cousin)s?$/;
const OF_SOMEBODY = /^(?:my|his|her|our|the)$/;

const NOBODY =
  /^(?:i|we|you|who|that|what|which|one|it|this|and|or|but|everyone|everybody|each|all|nobody|there|cant|can|could)$/;
const TELLS = new RegExp(
  '^(?:(?:my|his|her|our|the) \\w+(?: \\w+)?|\\w+?)' +
    '(?: (?:also |just |really )?(?:wants|needs|gets|takes|likes)(?: to (?:have|get))?|(?:ll|d| will| would) (?:also |just )?(?:have|like|love|take|get|do)|(?:s| is) (?:having|getting|doing|going with))' +
    '(?= (?:an?|the|one|two|three|four|five|six|\\d+|some|just|his|her|also|exactly)\\b)',
);

/** How many words from here only tell who wants what follows: 'Mike wants', 'the new guy will have'; 0: none do. */
export function wisherAt(words: readonly string[], at: number, isOfMenu: (word: string) => boolean): number {
  const told = TELLS.exec(words.slice(at, at + 8).join(' '))?.[0].split(' ') ?? [];
  const who = told[0]?.replace(/(?:ll|d|s)$/, '') ?? '';
  return NOBODY.test(told[0] ?? '') || NOBODY.test(who) || isOfMenu(told[0] ?? '') || isOfMenu(who) ? 0 : told.length;
}

/** Somebody for whom something is, and whether that is told behind it: 'a tea for my wife', 'my wife wants a tea'. */
interface Owner {
  who: string;
  at: number;
  isBehind: boolean;
}

export const ownersIn = (words: readonly string[]): Owner[] =>
  words.flatMap((word, at) => {
    const who = SOMEBODY.exec(word)?.[1];
    const isTold = OF_SOMEBODY.test(words[at - 1] ?? '') && (words[at - 2] === 'for' || word === who);
    return who && isTold ? { who, at, isBehind: words[at - 2] === 'for' } : [];
  });

/** 'Mine', 'hers', 'my wife's': the line that is, where it was told for whom lines are; undefined where it was not. */
export function ownedBy(words: readonly string[], lines: readonly Standing[]): Standing | undefined {
  const [said = '', whose, ...more] = words;
  if (!lines.some((line) => line.whose)) return undefined;
  if (words.length === 1 && said === 'mine') return lines.findLast((line) => !line.whose);
  if (words.length === 1 && /^(?:hers|his|theirs)$/.test(said)) return lines.findLast((line) => line.whose);
  const who = OF_SOMEBODY.test(said) && /^(?:ones?)?$/.test(more.join(' ')) ? SOMEBODY.exec(whose ?? '')?.[1] : null;
  return who ? lines.findLast((line) => line.whose === who) : undefined;
}

/** 'She'll have', 'my wife wants', 'for him': what is named is somebody's who was not spoken for; 'on his' is on what stands. */
export const ANOTHERS =
  /^(?!.* on (?:mine|his|hers|theirs)(?: please| too| as well)*$).*?(?:\b(?:shell|hell|theyll|(?:she|he|they|my \w+)(?: will| would| is| are)?) (?:having|have|has|wants?|gets?|takes?|likes?)\b|\bfor (?:him|her|my \w+)\b)/;
