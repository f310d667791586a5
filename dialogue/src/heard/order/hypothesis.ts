import type { Mention } from '../../understand/menu/match.ts';
import type { ChoiceName } from './choice-names.ts';
import type { Role } from './function-words.ts';

/** What some words of an utterance may be. Spans overlap: one word may be a dish, a choice and part of a phrase. */
export type Span = {
  from: number;
  to: number;
  /** How much of the utterance it explains: about one for each word that carries meaning. */
  weight: number;
} & (
  | { is: 'dish'; mention: Mention }
  /** `vague`: several choices of a dish are called so. */
  | { is: 'choice'; choice: ChoiceName; said: string; part: boolean; vague: boolean }
  /** `means`: the dishes that callers call so. */
  | { is: 'kind'; category: string; said: string; means: readonly string[] }
  | { is: 'size'; size: string }
  | { is: 'number'; value: number; article: boolean; more: boolean }
  /** `along`: put beside what is ordered, as sugar or napkins are. */
  | { is: 'note'; text: string; along?: true }
  /** 'Just how it comes' */
  | { is: 'usual' }
  /** 'The rest', of so many. */
  | { is: 'rest' }
  /** 'Times three', behind a dish. */
  | { is: 'times'; value: number }
  /** 'On the margherita', behind what goes on it. */
  | { is: 'on-dish'; mention: Mention }
  /** 'On the bacon one', behind what goes on it. */
  | { is: 'on-such'; said: string }
  /** 'On the half', behind what goes on it. */
  | { is: 'on-sized'; size: string }
  /** 'On one of them', 'on both', behind what goes on them. */
  | { is: 'on-some'; value: number | 'all' }
  /** 'A chicken one', behind a lamb biryani; idle where it may be about what stands: 'the mushroom one'. */
  | { is: 'one'; idle: boolean }
  /** 'Everything with', behind several dishes. */
  | { is: 'everything-with' }
  /** 'Scoops', 'pumps of', before what is chosen on a dish. */
  | { is: 'measure' }
  /** 'And she wants': whose what follows is. */
  | { is: 'wisher' }
  | { is: 'word'; said: string; empty: boolean }
  | { is: Role }
);

/** Whether it is for one half: for a half of its own, or for that of what was named before it. */
export type Half = boolean | 'same';

/** What was said to be chosen on a dish, or to be left off. */
export interface Chosen {
  choice: ChoiceName | null;
  /** In the caller's words. */
  words: string;
  /** Only a part of its name was said: 'olives' for black olives. */
  part: boolean;
  not: boolean;
  amount: 'extra' | 'light' | null;
  half: Half;
  count: number | null;
  /** An 'and' stood before it. */
  joined?: boolean;
  /** A 'with' did. */
  behindWith?: boolean;
  /** It was said before its dish. */
  ahead?: true;
}

/** 'A coke', of sodas in cans and in bottles: what nothing is ordered without is which dish it is. */
export const isKindOfDish = ({ choice, not, amount, half, part }: Chosen): boolean =>
  !not && !half && !part && amount === null && (choice?.on.size ?? 0) > 0 && choice?.needed.size === choice?.on.size;

/** 'One of them toasted', ', one with mushrooms', 'and one with mushrooms', 'two decaf two regular'. */
export type Part = 'of-them' | 'some' | 'and-some' | 'bare';

/** A dish that is wished for, as far as one reading has come. */
export interface Item {
  dish: Mention | null;
  /** Named only by its kind: 'two pizzas with ham'. */
  kind: string | null;
  kindFrom: number;
  /** The dishes that callers call by the word for the kind. */
  means?: readonly string[];
  quantity: number | null;
  more: boolean;
  size: string | null;
  choices: readonly Chosen[];
  notes: readonly string[];
  /** Some of the dish before it that is no part, and how it was told apart. */
  part: Part | null;
  strange: readonly string[];
  /** 'Half hawaiian, half veggie': the dishes of which it is made, the first alone as long as the other is to come. */
  halves?: readonly Mention[];
  /** So many of a size, of which the dishes are named behind it: 'two mediums'. */
  sum?: true;
  /** As many as are left of what a box holds. */
  rest?: true;
}

/** What was said of a dish before it was named. */
export interface Open {
  /** The place where it begins. */
  from: number;
  quantity: number | null;
  article: boolean;
  more: boolean;
  size: string | null;
  choices: readonly Chosen[];
  notes: readonly string[];
  /** Words before the dish that nothing explains: 'a hawaiian pizza'. */
  strange: readonly string[];
  /** A 'with' stood between the number and what follows: 'one with mushrooms'. */
  apart: boolean;
  rest?: true;
  /** A 'with' or an 'on' stood before what was chosen first: 'on an everything …'. */
  behindWith?: true;
}

/** A word that nothing explains. */
export interface Left {
  at: number;
  word: string;
  /** The place of the dish that was named last before it; -1: none was. */
  item: number;
}

/** One way to understand the words so far. Never changed: each step makes a new one. */
export interface Hypothesis {
  score: number;
  items: readonly Item[];
  /** Portions that wait for the dish they share: 'one large and one small pepperoni'. */
  portions: readonly Open[];
  open: Open | null;
  joint: 'and' | 'comma' | 'with' | null;
  not: boolean;
  /** Something was left off since the 'not'. */
  denied: boolean;
  amount: 'extra' | 'light' | null;
  half: Half;
  count: number | null;
  /** What was said last of a dish is a note, and no choice. */
  noted: boolean;
  /** What comes is on all that were told apart: 'both with beans'. */
  onAll: boolean;
  /** The last words were 'orders of' and the like. */
  of: boolean;
  /** Words that carried meaning and found no place. */
  left: readonly Left[];
  /** Places of words that name something of the order. */
  names: readonly number[];
}

export const START: Hypothesis = {
  score: 0,
  items: [],
  portions: [],
  open: null,
  joint: null,
  not: false,
  denied: false,
  amount: null,
  half: false,
  count: null,
  noted: false,
  onAll: false,
  of: false,
  left: [],
  names: [],
};

export const NOTHING_OPEN: Open = {
  from: 0,
  quantity: null,
  article: false,
  more: false,
  size: null,
  choices: [],
  notes: [],
  strange: [],
  apart: false,
};

export const lastItem = ({ items }: Hypothesis): Item | undefined => items.at(-1);

/** The same with another last item. */
export function withLast(hypothesis: Hypothesis, change: Partial<Item>): Hypothesis {
  const last = lastItem(hypothesis);
  return last ? { ...hypothesis, items: [...hypothesis.items.slice(0, -1), { ...last, ...change }] } : hypothesis;
}
