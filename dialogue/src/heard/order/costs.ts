import type { Hypothesis, Open, Span } from './hypothesis.ts';

/**
 * What a reading costs, in words: a reading that loses a word of the caller loses one. Set on the sets of
 * `bench/language` and on nothing else.
 */
export const COST = {
  /** A dish that nothing led up to: no number, no size, no 'and'. */
  sudden: 0.6,
  /** The same, of a dish of which little was said. */
  weak: 0.7,
  afterAnd: 0.35,
  afterWith: 0.9,
  /** Named by its kind alone, without a number or a size. */
  bareKind: 0.7,
  /** A choice behind its dish, without a 'with'. */
  trailing: 0.05,
  /** What a choice gains that the dish at hand waits for, over the dish of its name: the drink of a combo. */
  due: 0.3,
  /** A choice before a dish that is still to come. */
  leading: 0.12,
  notOffered: 1.5,
  /** A choice that the dish at hand does not offer, and one before it does. */
  earlier: 0.3,
  /** Two choices of which a dish may have one. */
  rivals: 1.2,
  /** What 'a chicken one' gains behind a lamb biryani. */
  another: 0.2,
  trailingSize: 0.15,
  oneOfSeveral: 0.6,
  /** A size before a dish that comes in one, with something chosen between: 'a pint of fried rice, and the chicken'. */
  notSized: 0.8,
  lostNumber: 1,
  /** How many, said behind its dish. */
  trailingCount: 0.4,
  lostSize: 0.6,
  dropArticle: 0.06,
  counted: 0.3,
  stacked: 0.2,
  split: 0.1,
  /** 'Two decaf, two regular': parts without a 'with' or an 'of them'. */
  bareSplit: 0.25,
  /** Parts that are told apart without a word for it, and do not come to the whole. */
  unevenSplit: 1.2,
  /** What each part gains that comes to the whole with the others. */
  evenSplit: 0.7,
  /** What a number of a kind gains that as many dishes come to. */
  handedOut: 0.5,
  /** 'Two mediums', and nothing behind it that comes to two. */
  emptySum: 2.5,
  /** A 'with' between a number and its dish. */
  apart: 0.8,
  withNote: 0.6,
  keepNot: 0.2,
  /** A denial that goes on behind a comma. */
  keepNotOver: 0.25,
  freeNote: 0.3,
  /** A word that names nothing, between a number and its dish, with an 'and' or a comma behind it. */
  strangeGoesOn: 0.8,
  strangeOverComma: 1.4,
  nothingToDeny: 1,
  halfOfNothing: 0.5,
  /** A dish for one half. */
  otherHalf: 0.3,
  /** Of which the other half never came. */
  halfDish: 2,
  nameless: 0.9,
  namedByChoice: 0.3,
  /** By what nothing is ordered without, as the coke of two sodas. */
  namedByKind: 0.6,
  /** A dish by its own name, taken for a choice of one that nobody named. */
  notTheDish: 1,
} as const;

export type Of<Is extends Span['is']> = Extract<Span, { is: Is }>;

/** The same reading, worth `points` less: the best of all readings of an utterance is taken. */
export const cost = (after: Hypothesis, points: number): Hypothesis => ({ ...after, score: after.score - points });

/** What is said only of the very next word. */
export const clear = {
  of: false,
  joint: null,
  not: false,
  denied: false,
  amount: null,
  half: false,
  count: null,
  noted: false,
  onAll: false,
} as const;

/** Nothing stands before the dish that is waited for but perhaps 'a'. */
export const isIdle = ({ quantity, article, size, choices, notes }: Open): boolean =>
  (quantity === null || article) && size === null && choices.length === 0 && notes.length === 0;
