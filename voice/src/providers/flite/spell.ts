import { digitsInWords } from './in-words.ts';

/** Letters as words that cannot be taken for others: a lone 'A' would be said as the article. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'A eigh,B bee,C see,D dee,E ee,F eff,G gee,H aitch,I eye,J jay,K kay,L ell,M em,N en,O oh,P pee,Q cue,R are,' +
    'S ess,T tee,U you,V vee,W double you,X ex,Y why,Z zee'
  )
    .split(',')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

const GROUP = 2;

/** 'one see, two ee, eight eff, three eigh' of '1C2E8F3A': in pairs, so that it can be written down. */
export function spell(code: string): string {
  const sounds = Array.from(code.toUpperCase(), (sign) => LETTERS[sign] ?? digitsInWords(sign)).filter(Boolean);
  const groups: string[] = [];
  for (let i = 0; i < sounds.length; i += GROUP) groups.push(sounds.slice(i, i + GROUP).join(' '));
  return groups.join(', ');
}

/** 'five five five, oh one two, ...': the digits of a North American number in its groups, others in threes. */
export function spellPhone(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const groups = /^\d{10}$/.test(digits)
    ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
    : /^\d{7}$/.test(digits)
      ? [digits.slice(0, 3), digits.slice(3)]
      : (digits.match(/\d{1,3}/g) ?? []);
  return groups.map(digitsInWords).join(', ');
}
