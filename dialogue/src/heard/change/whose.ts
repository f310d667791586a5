import { isFirstName } from '../first-names.ts';
import type { Standing } from './standing.ts';

const MEN = 'grandson|nephew|husband|son|boy|dad|father|brother|boyfriend|grandpa|grandfather|uncle|him';
const WOMEN = 'granddaughter|niece|wife|daughter|girl|mom|mother|sister|girlfriend|grandma|grandmother|aunt|her';
const PEOPLE = 'grandkid|neighbor|kid|kids|friend|buddy|partner|roommate|coworker|colleague|boss|cousin';
const SOMEBODY = new RegExp(`^(${MEN}|${WOMEN}|${PEOPLE})s?$`);
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
    // 'A tea for her', and for no daughter of hers.
    if (/^(?:him|her)$/.test(word))
      return words[at - 1] === 'for' && !SOMEBODY.test(words[at + 1] ?? '') ? { who: word, at, isBehind: true } : [];
    const isTold = OF_SOMEBODY.test(words[at - 1] ?? '') && (words[at - 2] === 'for' || word === who);
    return who && isTold ? { who, at, isBehind: words[at - 2] === 'for' } : [];
  });

/** The same with those who are told by their names, who may be whose order it is: 'a tea for Mike'. */
export const everyOwnerIn = (words: readonly string[]): Owner[] => [
  ...ownersIn(words),
  ...words.flatMap((word, at) =>
    words[at - 1] === 'for' && isFirstName(word) ? { who: word, at, isBehind: true } : [],
  ),
];

/** 'Mine', 'hers', 'my wife's': the line that is, where it was told for whom lines are; undefined where it was not. */
export function ownedBy(words: readonly string[], lines: readonly Standing[]): Standing | undefined {
  const [said = '', whose, ...more] = words;
  if (!lines.some((line) => line.whose)) return undefined;
  if (words.length === 1 && said === 'mine') return lines.findLast((line) => !line.whose);
  if (words.length === 1 && said in OF_WHOM) return ofWhom(said, lines);
  if (words.length === 1 && isOfName(said)) return lines.findLast(({ whose: who }) => `${who}s` === said);
  const who = OF_SOMEBODY.test(said) && /^(?:ones?)?$/.test(more.join(' ')) ? SOMEBODY.exec(whose ?? '')?.[1] : null;
  return who ? lines.findLast((line) => line.whose === who) : undefined;
}

/** 'Mike's' */
export const isOfName = (word: string): boolean => word.endsWith('s') && isFirstName(word.slice(0, -1));

const OF_WHOM: Readonly<Record<string, RegExp>> = {
  his: new RegExp(`^(?:${MEN})$`),
  hers: new RegExp(`^(?:${WOMEN})$`),
  theirs: new RegExp(`^(?:${PEOPLE})$`),
};

/** 'Hers', of one for a husband and one for a daughter; of a friend it may be either. */
function ofWhom(said: string, lines: readonly Standing[]): Standing | undefined {
  const owned = lines.filter(({ whose }) => whose);
  const others = Object.keys(OF_WHOM).filter((one) => one !== said && one !== 'theirs');
  return (
    owned.findLast(({ whose }) => OF_WHOM[said]?.test(whose ?? '')) ??
    owned.findLast(({ whose }) => said === 'theirs' || !others.some((one) => OF_WHOM[one]?.test(whose ?? '')))
  );
}

/** 'She'll have', 'my wife wants', 'for him': what is named is somebody's who was not spoken for; 'on his' is on what stands. */
export const ANOTHERS =
  /^(?!.* (?:on|in|with) (?:mine|his|hers|theirs)(?: please| too| as well)*$).*?(?:\b(?:shell|hell|theyll|(?:she|he|they|my \w+)(?: will| would| is| are)?) (?:having|have|has|wants?|gets?|takes?|likes?)\b|\bfor (?:him|her|my \w+)\b)/;
