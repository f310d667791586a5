import { dot, type Relevance, strangeVector } from '../../src/heard/relevance/model.ts';
import { stemsOf } from '../../src/heard/relevance/words.ts';
import type { Chance } from '../grammar.ts';
import type { Lines, Matter } from './lines.ts';
import { Table } from './table.ts';

export const SIZE = 192;
const ROUNDS = 14;
/** Of these the mean is taken. */
const KEPT = 6;
/** Words are left out at random, so that none carries a meaning alone. */
const LEFT_OUT = 0.4;
/** Notes of other businesses that stand beside the own ones. */
const STRANGERS = 6;
/** Sentences that ask for nothing that is noted, to each business. */
const DEEDS = 30;
/** Businesses that are put together in each round, of so many matters, of each so many questions. */
const MADE = 100;
const MATTERS = 14;
const OF_EACH = 4;
/** Questions of matters that such a business has no note of. */
const UNANSWERED = 12;
const STEP = 0.02;

/** A text: the places of its words' vectors. */
type Text = readonly number[];

interface Business {
  notes: readonly Text[];
  questions: readonly { asked: Text; answer: number }[];
}

/**
 * Two towers (one for questions, one for notes) under one softmax over the notes of a business and "none of them". `deeds` are
 * sentences that no note answers. Of the matters that every trade is asked, businesses are put together anew in each round.
 */
export function learnRelevance(
  lines: readonly Lines[],
  matters: readonly Matter[],
  deeds: readonly string[],
  chance: Chance,
): Omit<Relevance, 'madeOf'> {
  const words = new Map<string, number>();
  const counts: number[] = [];
  const textOf = (text: string): Text =>
    stemsOf(text).map((stem) => {
      const row = words.get(stem) ?? words.size;
      words.set(stem, row);
      counts[row] = (counts[row] ?? 0) + 1;
      return row;
    });
  const businesses = lines.map(
    ({ notes, questions }): Business => ({
      notes: notes.map(textOf),
      questions: questions.map(({ text, answer }) => ({ asked: textOf(text), answer })),
    }),
  );
  const common = matters.map((one): Common => ({ notes: one.notes.map(textOf), questions: one.questions.map(textOf) }));
  const wishes = deeds.map(textOf);
  const texts = [...businesses, ...common].reduce(
    (sum, { notes, questions }) => sum + notes.length + questions.length,
    wishes.length,
  );
  const start = startOf(words, counts, texts);
  const allNotes = businesses.flatMap(({ notes }) => notes);
  const towers = new Towers(new Table(start, SIZE, STEP), new Table(start, SIZE, STEP));
  for (let round = 0; round < ROUNDS; round++) {
    for (const business of shuffled([...businesses, ...putTogether(common, chance)], chance))
      towers.learn(business, pickSome(allNotes, STRANGERS, chance), pickSome(wishes, DEEDS, chance), chance);
    if (round >= ROUNDS - KEPT) towers.keep();
  }
  towers.settle();
  const { sharpness, none, asked, noted } = towers;
  const scale = Math.max(asked.reach(), noted.reach()) / 127;
  return {
    size: SIZE,
    words,
    asked: asked.quantised(scale),
    noted: noted.quantised(scale),
    rarity: Uint8Array.from(counts, (count) => Math.round(255 * rarityIn(count, texts))),
    scale,
    sharpness,
    none,
  };
}

interface Common {
  notes: readonly Text[];
  questions: readonly Text[];
}

/** Businesses of a few matters each, in one of their wordings; what is asked of the others has no answer there. */
function putTogether(common: readonly Common[], chance: Chance): Business[] {
  return Array.from({ length: common.length > MATTERS ? MADE : 0 }, () => {
    const all = shuffled(common, chance);
    const own = all.slice(0, MATTERS);
    const answered = own.flatMap(({ questions }, answer) =>
      pickSome(questions, OF_EACH, chance).map((asked) => ({ asked, answer })),
    );
    const others = all.slice(MATTERS, MATTERS + UNANSWERED).flatMap(({ questions }) => pickSome(questions, 1, chance));
    return {
      notes: own.flatMap(({ notes }) => pickSome(notes, 1, chance)),
      questions: [...answered, ...others.map((asked) => ({ asked, answer: -1 }))],
    };
  });
}

/** From 0, in every text, to 1. */
const rarityIn = (count: number, texts: number): number => Math.log((texts + 1) / (count + 1)) / Math.log(texts + 1);

/** Each word points somewhere of its own, common ones hardly at all: what both sides name is near from the first. */
function startOf(words: ReadonlyMap<string, number>, counts: readonly number[], texts: number): Float32Array {
  const start = new Float32Array(words.size * SIZE);
  for (const [word, row] of words) {
    const weight = Math.max(0.05, rarityIn(counts[row] ?? 0, texts) ** 2);
    start.set(
      strangeVector(word, SIZE).map((one) => one * weight),
      row * SIZE,
    );
  }
  return start;
}

class Towers {
  sharpness = 8;
  none = 3;
  readonly #moved = { sharpness: 1e-2, none: 1e-2 };
  readonly #kept: { sharpness: number; none: number }[] = [];
  readonly asked: Table;
  readonly noted: Table;

  constructor(asked: Table, noted: Table) {
    this.asked = asked;
    this.noted = noted;
  }

  keep(): void {
    this.asked.keep();
    this.noted.keep();
    this.#kept.push({ sharpness: this.sharpness, none: this.none });
  }

  settle(): void {
    this.asked.settle();
    this.noted.settle();
    for (const what of ['sharpness', 'none'] as const)
      this[what] = this.#kept.reduce((sum, one) => sum + one[what], 0) / this.#kept.length;
  }

  /** One step for each question of a business and each wish, then one for its notes. */
  learn({ notes, questions }: Business, strangers: readonly Text[], wishes: readonly Text[], chance: Chance): void {
    const kept = (text: Text) => text.filter(() => chance() >= LEFT_OUT);
    const all = [...notes, ...strangers];
    const noted = all.map((text) => this.noted.direct(kept(text)));
    const slopes = noted.map(() => new Float32Array(SIZE));
    for (const { asked, answer } of [...questions, ...wishes.map((wish) => ({ asked: wish, answer: -1 }))]) {
      const from = this.asked.direct(kept(asked));
      const near = noted.map((note) => dot(from.towards, note.towards));
      const { errors, errorOfNone } = this.#errorsOf(near, answer);
      const slope = new Float32Array(SIZE);
      for (const [at, error] of errors.entries()) {
        const [note, other] = [noted[at], slopes[at]];
        if (!note || !other) continue;
        addScaled(slope, note.towards, this.sharpness * error);
        addScaled(other, from.towards, this.sharpness * error);
      }
      this.#move(
        'sharpness',
        near.reduce((sum, one, at) => sum + one * (errors[at] ?? 0), 0),
      );
      this.#move('none', errorOfNone);
      this.asked.learn(from, slope);
    }
    for (const [at, note] of noted.entries()) this.noted.learn(note, slopes[at] ?? new Float32Array(SIZE));
  }

  #errorsOf(near: readonly number[], answer: number): { errors: number[]; errorOfNone: number } {
    const scores = near.map((one) => this.sharpness * one);
    const most = Math.max(this.none, ...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const ofNone = Math.exp(this.none - most);
    const sum = powers.reduce((all, one) => all + one, ofNone);
    return {
      errors: powers.map((power, at) => power / sum - (at === answer ? 1 : 0)),
      errorOfNone: ofNone / sum - (answer < 0 ? 1 : 0),
    };
  }

  #move(what: 'sharpness' | 'none', slope: number): void {
    this.#moved[what] += slope ** 2;
    this[what] -= (2 * STEP * slope) / Math.sqrt(this.#moved[what]);
  }
}

function addScaled(sum: Float32Array, one: Float32Array, by: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0) * by;
}

const pickSome = <One>(of: readonly One[], count: number, chance: Chance): One[] =>
  of.length === 0
    ? []
    : Array.from({ length: count }, () => of[Math.floor(chance() * of.length)]).filter((one) => one !== undefined);

function shuffled<One>(of: readonly One[], chance: Chance): One[] {
  const keys = of.map((one) => ({ one, key: chance() }));
  return keys.sort((one, other) => one.key - other.key).map(({ one }) => one);
}
