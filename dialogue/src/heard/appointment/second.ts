import type { When } from '../when/when.ts';
import { aboutIn } from './about.ts';
import { KIN, NAMED, SERVICES } from './words.ts';

/** More than one appointment in one breath. */

/** An appointment that comes with another: for whom (null: it was not said), what it is about, and whether at the same time. */
export interface Second {
  whom: string | null;
  about: string | null;
  together: boolean;
  /** What is theirs: 'my two dogs'. */
  ofCaller: boolean;
  name: string | null;
  /** Both by name: 'my kids Jack and Mia'. */
  pair: readonly string[];
  /** What was said before it. */
  before: string;
  /** How many follow the first one: 2 of 'me and my two boys'. */
  more: number;
  /** When it is to be, where that was told. */
  at?: When;
}

export const BESIDE_IT: readonly (readonly ['after' | 'day' | 'time', RegExp])[] = [
  [
    'after',
    /\b(?:right|straight|just|directly) after\b|\bafter (?:that|this|it|mine|his|hers|him|her|me|ours)\b|\bback to back\b/,
  ],
  ['day', /\b(?:same|that) day\b/],
  ['time', /\b(?:same time|together|at once|side by side)\b/],
];

const OF_MINE =
  '(?:mine|me|(?:my|our) (?:own|appointment|appt|slot|time|one|visit|(?:eye |hair |own )?(?:exam|checkup|cleaning|cut|haircut|session|lesson|fitting|consultation|treatment|massage|tune up))|the (?:one|time|slot) i (?:have|got|booked)(?: myself)?)';
/** 'Right after mine', 'just before my own appointment', 'at the same time as me'. */
const BESIDE_MINE: readonly (readonly ['after' | 'before' | 'day' | 'time', RegExp])[] = [
  ['after', new RegExp(`\\b(?:after|behind|following) ${OF_MINE}\\b`)],
  ['before', new RegExp(`\\b(?:before|ahead of) ${OF_MINE}\\b`)],
  ['time', new RegExp(`\\bsame time (?:as|with) ${OF_MINE}\\b|\\bwhen ${OF_MINE} is\\b`)],
  ['day', new RegExp(`\\bsame day (?:as|with) ${OF_MINE}\\b`)],
];
export type BesideMine = (typeof BESIDE_MINE)[number][0];

/** How what is wished for lies to an appointment that the caller has; null where it is not told by that. */
export const besideMineIn = (said: string): BesideMine | null =>
  BESIDE_MINE.find(([, pattern]) => pattern.test(said))?.[0] ?? null;

const NUMBERS = ['two', 'three', 'four', 'five', 'six'];
const COUNT = `(?:${NUMBERS.join('|')}|[2-6])`;
/** How many there are in all, and whether the caller comes beside them. */
const MANY = new RegExp(
  `\\b(?<self>(?:me|myself|i) and )?my (?<theirs>${COUNT}) (?!(?:years?|yrs?|months?|weeks?|days?|oclock|pm|am|thirty|fifteen)\\b)[a-z]+|\\b(?<all>${COUNT}) (?:of us|(?:${NAMED}|appointment|slot|spot|visit|session)e?s)\\b`,
);
const numberOf = (word: string): number => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 2 : Number(word));

function countIn(said: string): number {
  const { self, theirs, all } = MANY.exec(said)?.groups ?? {};
  if (theirs) return numberOf(theirs) + (self ? 1 : 0);
  return all ? numberOf(all) : 2;
}

/** 'For me and my son', 'and one for my daughter', 'my mom wants a trim too' */
const SECOND = new RegExp(
  [
    `\\b(?:me|myself|i|us) and my (?:${KIN})\\b`,
    `\\bmy (?:${KIN}) and (?:i|id|ill|im|ive|me|myself|my (?:${KIN}))\\b`,
    `\\b(?:and|plus|also|then)(?: (?!for|my|its|it|thats|this|hes|shes)[a-z]+){0,4} for my (?:${KIN})\\b`,
    `\\b(?:and|plus|also) my (?:${KIN}) (?:also )?(?:wants?|needs?|would like|could use|gets?)\\b`,
    `\\b(?:both|each) of us\\b|\\b(?:both|two|three) (?:of )?(?:my|our) (?:kids|children|boys|girls|sons|daughters)\\b|\\bmy (?:(?:two|three|both) (?!(?:years?|yrs?|months?|weeks?|days?|oclock|pm|am|thirty|fifteen)\\b)[a-z]+|twins)\\b`,
    `\\b(?:two|three) (?:${NAMED}|appointment|slot|spot|visit|session)e?s\\b`,
    // 'Can my sister get one too, at the same time'
    `\\b(?:can|could|would|may) (?:my (?:${KIN})|she|he|they) (?:also |just )?(?:get|have|come|do|be|join)\\b(?:(?! instead)(?: [a-z]+)){0,6}? (?:too|as well|with (?:me|mine|us)|together|same time|next to me|alongside)\\b`,
    '\\bboth (?:of )?my [a-z]+s\\b',
    '\\b(?:two|three) of us\\b|\\bback to back\\b|\\bboth (?:want|need|have|are due)\\b',
    // 'Four of us need haircuts'; a picture of four is one appointment.
    `\\b${COUNT} of us\\b(?=.*\\b(?:${NAMED})s\\b)|\\b(?:${NAMED})s\\b(?=.*\\b${COUNT} of us\\b)`,
    `\\b${COUNT} (?:${NAMED})s\\b`,
  ].join('|'),
);
/** Done to two at once, and one appointment. */
const TOGETHER = new RegExp(
  `\\b(?:couples?|group|family|joint|tandem) (?:${SERVICES}|session|lesson|class|package|treatment|therapy|counseling|photo\\w*|portrait|room)s?\\b`,
);

/** 'My kids Jack and Mia', 'cleanings for Jack and Mia' */
const PAIR =
  /\b(?:my (?:two )?(?:kids|children|boys|girls|sons|daughters|dogs|cats|pups|twins),?|for(?: both)?|both) (\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+)\b/u;

export function secondIn(said: string, text: string): Second | null {
  // 'My husband and I want our wills done' is one appointment.
  if (TOGETHER.test(said) || /\b(?:and i|both of us|us) (?:\w+ ){0,4}(?<!\bfor )our \w+/.test(said)) return null;
  const pair = PAIR.exec(text)?.slice(1) ?? [];
  const found = SECOND.exec(said)?.[0] ?? (pair.length > 0 ? '' : undefined);
  if (found === undefined) return null;
  const kin = [...found.matchAll(new RegExp(`\\bmy (${KIN})\\b`, 'g'))].at(-1)?.[1];
  const theirs = said.slice(said.indexOf(found) + found.length);
  const about = / (?:wants?|needs?|like|use|gets?)$/.test(found) ? aboutIn(theirs, text) : null;
  return {
    whom: kin ? `your ${kin}` : null,
    about,
    together: BESIDE_IT[2]?.[1].test(said) ?? false,
    ofCaller:
      pair.length > 0 ||
      countIn(said) > 2 ||
      /\bmy (?:two|three|both) |\b(?:my|our|two|three|both) (?:dogs|cats|pets|puppies|kittens|cars|trucks|bikes)\b/.test(
        said,
      ),
    name: null,
    pair,
    before: about ? said.slice(0, said.indexOf(found)) : '',
    more: countIn(said) - 1,
  };
}
