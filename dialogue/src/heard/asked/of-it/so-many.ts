import { numberAt } from '../../../understand/numbers.ts';
import { singular } from '../../../understand/words.ts';

/** For how many it is asked what something comes to. */
export interface SoMany {
  many: number;
  /** Of what: 'wheel', 'person', 'new' and 'tire'; empty where that is not told. */
  of: readonly string[];
  /** Its price is asked for; else the words lean on such a question. */
  priced: boolean;
}

const PRICED =
  /\b(?:how much|costs?|price|come (?:out )?to|comes to|add up to|run (?:me|us)|set (?:me|us) back|total|charge)\b|\b(?:what|whats)\b.* (?:is|are|would|will|be|do|does|for)\b|\b(?:is|are|would be|thats|that is) what$|\bwhats? (?:it|that)\b/;
/** 'And for thirty of us', 'so both wheels would be' */
const LEANING =
  /^(?:(?:and|so|or|okay|but|then|well|um|uh|if|what about|how about|what if|say) )*(?:for|with|its|theres|there are|were|we are|ill be|i bring|i have|i get|we have|all|both)\b/;
const OPEN_END = /\b(?:would|will) (?:that |it )?be$/;
const SEVERAL: Readonly<Record<string, number>> = { both: 2, couple: 2, pair: 2, twins: 2 };
/** What stands behind a number and is not counted by it. */
const OTHER =
  /^(?:dollars?|bucks|cents|percent|oclock|am|pm|thirty|fifteen|minutes?|years?|months?|weeks?|inch|inches|pounds?|miles?|st|nd|th)$/;
const NOT_COUNTED =
  /^(?:of|the|that|this|those|these|them|it|us|what|would|will|is|are|be|do|does|come|cost|then|in|on|at|to|for|and|please|total|all|people|persons?|folks|guests?|heads?|adults?|kids?|children|guys|girls|boys)$/;
const PERSONS = /^(?:people|persons?|folks|guests?|heads?|adults?|kids?|children|guys|girls|boys|us)$/;
export const PERSON = 'person';

/** 'What would that run me for forty', 'how much is it for the three of us', 'and with both wheels'; null where no one number is told. */
export function soManyIn(words: readonly string[]): SoMany | null {
  const said = words.join(' ');
  const priced = PRICED.test(said);
  if (!priced && !LEANING.test(said) && !OPEN_END.test(said)) return null;
  const counts = words.flatMap((word, at) => countAt(words, word, at));
  const [one, ...others] = counts.filter(({ many }) => many > 1);
  return one && others.length === 0 ? { ...one, priced } : null;
}

function countAt(words: readonly string[], word: string, at: number): Omit<SoMany, 'priced'>[] {
  const number = numberAt(words, at);
  const several = SEVERAL[word];
  // 'Thirty two' is counted from its first word.
  const isWithin = at > 0 && (numberAt(words, at - 1)?.length ?? 0) > 1;
  if (isWithin || (!number && several === undefined)) return [];
  const behind = words.slice(at + (number?.length ?? 1));
  const rest = behind.filter((one, place) => !(place < 3 && /^(?:of|the|my|our|those|these|other)$/.test(one)));
  const [next = ''] = rest;
  if (OTHER.test(next) || words[at - 1] === 'at') return [];
  const end = rest.findIndex((one) => NOT_COUNTED.test(one));
  const named = rest.slice(0, end < 0 ? 2 : Math.min(end, 2));
  const of = PERSONS.test(next) ? [PERSON] : named.map(singular);
  return [{ many: number?.value ?? several ?? 0, of }];
}
