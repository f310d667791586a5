import type { Mention } from '../understand/menu/match.ts';
import type { Piece } from '../understand/pieces.ts';

/** What of the order somebody speaks of: 'it', 'the other one', 'the small margherita', 'two of those'. */
export interface Reference {
  item: Mention | null;
  /** 'the pizza' */
  category: string | null;
  size: string | null;
  /** Counted from the first line, from 0; -1 is the last. */
  which: 'other' | number | null;
  /** 'both' */
  all: boolean;
  /** So many of what is meant, and not the rest. */
  some: number | null;
  /** What was chosen on it: the 'iced' one. */
  having: string | null;
}

/** What is being talked about. */
export const THAT: Reference = {
  item: null,
  category: null,
  size: null,
  which: null,
  all: false,
  some: null,
  having: null,
};

export const isThat = (meant: Reference): boolean =>
  Object.values(meant).every((part) => part === null || part === false);

const PLACES: Readonly<Record<string, Reference['which']>> = {
  other: 'other',
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  last: -1,
};

const ONE = '(?:ones? |thing |item |N\\d+_one )';
const NUMBER = '(?:N\\d+(?:_one)?|one)';
const THE = '(?:(?:the|my|that|those|these|this) )';

const PLACED = [
  '(?<ROWN>hers|his|theirs|my wifes|my husbands) ',
  `${THE}(?<RPLACE>${Object.keys(PLACES).join('|')}) (?:(?<RPSIZE>S\\d+) )?(?:${ONE}|(?<RPITEM>I\\d+) |(?<RPCAT>C\\d+) |(?=(?:no|without|extra|light) ))`,
  `${THE}(?<ROSIZE>S\\d+) ${ONE}`,
  '(?:the|my) (?<RHAVING>[a-z]+(?: [a-z]+)?) (?:ones? |N\\d+_one )',
].join('|');
const NAMED = [
  PLACED,
  `(?<RALL>both|all|everything|each) (?:of )?(?:${THE}|them |it )?(?:(?<RALLITEM>I\\d+) )?`,
  `(?:a |an |${THE})?(?:(?<RMANY>${NUMBER}) )?(?:(?<RSIZE>S\\d+) )?(?<RITEM>I\\d+) (?:C\\d+ |${ONE})?`,
  `${THE}(?:(?<RKSIZE>S\\d+) )?(?<RCAT>C\\d+) `,
  `${THE}(?<RBSIZE>S\\d+) `,
].join('|');
const PRONOUN = `(?:that|this) ${ONE}|(?:my|the) order |it |that |those |them |this |these |mine |the ${ONE}`;
const SOME = `(?:(?<RSOME>${NUMBER}) (?:more )?of )?`;

/** For patterns over rendered pieces: what is told apart by its place, its size or its number, and not by a dish. */
export const PLACED_REFERENCE = `(?<REF>${SOME}(?:${PLACED})|(?<RSOMEOF>${NUMBER}) of (?:${PRONOUN}))`;
/** What is named. */
export const NAMED_REFERENCE = `(?<REF>${SOME}(?:${NAMED}|(?<=of )(?:${PRONOUN})))`;
/** The same, and what only 'it' and 'that' mean. */
export const ANY_REFERENCE = `(?<REF>${SOME}(?:${NAMED}|${PRONOUN}))`;

/** The reference that such a pattern has caught. */
export function referenceOf(caught: Readonly<Record<string, string | undefined>>, pieces: readonly Piece[]): Reference {
  const piece = (...names: string[]) => {
    const token = names.map((name) => caught[name]).find(Boolean);
    return token ? pieces[Number.parseInt(token.slice(1), 10)] : undefined;
  };
  const item = piece('RITEM', 'RPITEM', 'RALLITEM');
  const size = piece('RSIZE', 'RPSIZE', 'RKSIZE', 'ROSIZE', 'RBSIZE');
  const kind = piece('RPCAT', 'RCAT');
  const some = caught.RSOME ?? caught.RSOMEOF ?? caught.RMANY;
  const number = piece('RSOME', 'RSOMEOF', 'RMANY');
  return {
    item: item?.kind === 'item' ? item.mention : null,
    category: kind?.kind === 'category' ? kind.category : null,
    size: size?.kind === 'size' ? size.size : null,
    which: caught.RPLACE ? (PLACES[caught.RPLACE] ?? null) : null,
    all: caught.RALL !== undefined,
    some: number?.kind === 'number' ? number.value : some || caught.ROWN ? 1 : null,
    having: caught.RHAVING ?? null,
  };
}
