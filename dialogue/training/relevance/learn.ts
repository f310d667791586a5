import { type Relevance, sensesOf, strangeVector } from '../../src/heard/relevance/model.ts';
import { stemsOf } from '../../src/heard/relevance/words.ts';
import type { Chance } from '../grammar.ts';
import { ByTheWhole } from './by-the-whole.ts';
import type { Business, Learner, Text } from './learner.ts';
import type { Lines, Matter } from './lines.ts';
import { WordByWord } from './word-by-word.ts';

/** Numbers of a word's vector: many where a text is one sum of them, fewer where each is compared with each. */
const SIZE = { whole: 192, words: 64 } as const;
const ROUNDS = 14;
/** Of these the mean is taken. */
const KEPT = 6;
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

/**
 * Two models that err in different ways. `deeds` are sentences that no note answers. Of the matters that every trade is asked,
 * businesses are put together anew in each round.
 */
export function learnRelevance(
  lines: readonly Lines[],
  matters: readonly Matter[],
  deeds: readonly string[],
  senses: readonly (readonly string[])[],
  chance: Chance,
): Omit<Relevance, 'madeOf'> {
  const words = new Map<string, number>();
  const counts: number[] = [];
  const ofStems = sensesOf(senses);
  const textOf = (text: string): Text => {
    const stems = stemsOf(text);
    return [...stems, ...stems.flatMap((stem) => ofStems.get(stem) ?? [])].map((stem) => {
      const row = words.get(stem) ?? words.size;
      words.set(stem, row);
      counts[row] = (counts[row] ?? 0) + 1;
      return row;
    });
  };
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
  const rarity = counts.map((count) => rarityIn(count, texts));
  const whole = new ByTheWhole(startOf(words, rarity, SIZE.whole), SIZE.whole, STEP);
  const byWords = new WordByWord(startOf(words, rarity, SIZE.words), SIZE.words, STEP);
  for (const learner of [whole, byWords]) teach(learner, businesses, common, wishes, chance);
  return {
    words,
    senses,
    whole: whole.vectors(),
    byWords: byWords.vectors(),
    rarity: Uint8Array.from(rarity, (one) => Math.round(255 * one)),
  };
}

interface Common {
  notes: readonly Text[];
  questions: readonly Text[];
}

function teach(
  learner: Learner,
  businesses: readonly Business[],
  common: readonly Common[],
  wishes: readonly Text[],
  chance: Chance,
): void {
  const allNotes = businesses.flatMap(({ notes }) => notes);
  for (let round = 0; round < ROUNDS; round++) {
    for (const business of shuffled([...businesses, ...putTogether(common, chance)], chance))
      learner.learn(business, pickSome(allNotes, STRANGERS, chance), pickSome(wishes, DEEDS, chance), chance);
    if (round >= ROUNDS - KEPT) learner.keep();
  }
  learner.settle();
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
function startOf(words: ReadonlyMap<string, number>, rarity: readonly number[], size: number): Float32Array {
  const start = new Float32Array(words.size * size);
  for (const [word, row] of words) {
    const weight = Math.max(0.05, (rarity[row] ?? 0) ** 2);
    start.set(
      strangeVector(word, size).map((one) => one * weight),
      row * size,
    );
  }
  return start;
}

const pickSome = <One>(of: readonly One[], count: number, chance: Chance): One[] =>
  of.length === 0
    ? []
    : Array.from({ length: count }, () => of[Math.floor(chance() * of.length)]).filter((one) => one !== undefined);

function shuffled<One>(of: readonly One[], chance: Chance): One[] {
  const keys = of.map((one) => ({ one, key: chance() }));
  return keys.sort((one, other) => one.key - other.key).map(({ one }) => one);
}
