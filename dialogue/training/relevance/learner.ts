import type { Chance } from '../grammar.ts';

/** A text: the places of its words' vectors. */
export type Text = readonly number[];

export interface Business {
  notes: readonly Text[];
  questions: readonly { asked: Text; answer: number }[];
}

/** Learns how near a question is to a note, under one softmax over the notes of a business and "none of them". */
export interface Learner {
  /** One step for each question of a business and each wish, which no note answers, beside notes of `strangers`. */
  learn(business: Business, strangers: readonly Text[], wishes: readonly Text[], chance: Chance): void;
  /** What stands now counts towards the mean. */
  keep(): void;
  /** The mean takes the place of the last. */
  settle(): void;
}

/** Words are left out at random, so that none carries a meaning alone. */
const LEFT_OUT = 0.4;
export const someOf = (text: Text, chance: Chance): Text => text.filter(() => chance() >= LEFT_OUT);

/** All that is asked of a business, with what no note of it answers. */
export const askedOf = ({ questions }: Business, wishes: readonly Text[]) => [
  ...questions,
  ...wishes.map((asked) => ({ asked, answer: -1 })),
];

/** An error as small as this teaches nothing. */
export const LITTLE = 1e-3;

/** How much likelier than it should be each note was held to be, and that none answers. */
export function errorsOf(scores: readonly number[], none: number, answer: number) {
  const most = Math.max(none, ...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const ofNone = Math.exp(none - most);
  const sum = powers.reduce((all, one) => all + one, ofNone);
  return {
    errors: powers.map((power, at) => power / sum - (at === answer ? 1 : 0)),
    errorOfNone: ofNone / sum - (answer < 0 ? 1 : 0),
  };
}

/** A number that is learnt, with a step of its own that shrinks as it moves (Adagrad). */
export class Learnt {
  value: number;
  readonly #step: number;
  #moved = 1e-2;
  #sum = 0;
  #kept = 0;

  constructor(value: number, step: number) {
    this.value = value;
    this.#step = step;
  }

  move(slope: number): void {
    this.#moved += slope ** 2;
    this.value -= (2 * this.#step * slope) / Math.sqrt(this.#moved);
  }

  keep(): void {
    this.#sum += this.value;
    this.#kept++;
  }

  settle(): void {
    this.value = this.#sum / this.#kept;
  }
}
