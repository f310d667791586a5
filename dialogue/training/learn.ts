import { BUCKETS, featuresOf } from '../src/heard/intent/features.ts';
import { type Model, STEPS } from '../src/heard/intent/model.ts';
import type { Chance } from './grammar.ts';

export interface Example {
  words: readonly string[];
  intent: number;
}

const ROUNDS = 6;
const STEP = 0.5;
/** Keeps single examples from weighing much. */
const DECAY = 1e-6;

/**
 * The mean of several models, each of sentences drawn anew: which of them one happened to draw weighs little then, and an
 * example added to one intent moves the others less.
 */
export function learn(
  drawn: readonly (readonly Example[])[],
  intents: readonly string[],
  known: ReadonlySet<string>,
  chance: Chance,
): Omit<Model, 'madeOf'> {
  const weights = new Float32Array(BUCKETS * intents.length);
  const bias = new Float32Array(intents.length);
  for (const examples of drawn) {
    const one = learnOne(examples, intents, known, chance);
    for (const [at, weight] of one.weights.entries()) weights[at] = (weights[at] ?? 0) + weight / drawn.length;
    for (const [at, weight] of one.bias.entries()) bias[at] = (bias[at] ?? 0) + weight / drawn.length;
  }
  return quantised(weights, bias, intents, known);
}

/** Logistic regression over all intents, each weight with a step of its own that shrinks as it moves. */
function learnOne(
  examples: readonly Example[],
  intents: readonly string[],
  known: ReadonlySet<string>,
  chance: Chance,
): { weights: Float32Array; bias: Float32Array } {
  const size = intents.length;
  const weights = new Float32Array(BUCKETS * size);
  const moved = new Float32Array(BUCKETS * size).fill(1e-4);
  const bias = new Float32Array(size);
  const rows = examples.map(({ words, intent }) => ({ features: featuresOf(words, known), intent }));
  const errors = new Float32Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rows, chance);
    for (const { features, intent } of rows) {
      const share = 1 / Math.sqrt(features.length);
      fillErrors(errors, features, intent, weights, bias, share);
      for (let at = 0; at < size; at++) bias[at] = (bias[at] ?? 0) - 0.02 * (errors[at] ?? 0);
      for (const feature of features) {
        const row = feature * size;
        for (let at = 0; at < size; at++) {
          const slope = (errors[at] ?? 0) * share + DECAY * (weights[row + at] ?? 0);
          if (slope < 1e-5 && slope > -1e-5) continue;
          const past = (moved[row + at] ?? 0) + slope * slope;
          moved[row + at] = past;
          weights[row + at] = (weights[row + at] ?? 0) - (STEP * slope) / Math.sqrt(past);
        }
      }
    }
  }
  return { weights, bias };
}

function fillErrors(
  errors: Float32Array,
  features: readonly number[],
  intent: number,
  weights: Float32Array,
  bias: Float32Array,
  share: number,
): void {
  const size = errors.length;
  errors.set(bias);
  for (const feature of features) {
    const row = feature * size;
    for (let at = 0; at < size; at++) errors[at] = (errors[at] ?? 0) + (weights[row + at] ?? 0) * share;
  }
  let most = -Infinity;
  for (const score of errors) most = Math.max(most, score);
  let sum = 0;
  for (let at = 0; at < size; at++) {
    errors[at] = Math.exp((errors[at] ?? 0) - most);
    sum += errors[at] ?? 0;
  }
  for (let at = 0; at < size; at++) errors[at] = (errors[at] ?? 0) / sum - (at === intent ? 1 : 0);
}

/** Half a byte for each weight: the rare ones beyond the range lose little. */
function quantised(
  weights: Float32Array,
  bias: Float32Array,
  intents: readonly string[],
  known: ReadonlySet<string>,
): Omit<Model, 'madeOf'> {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * 0.996)] ?? 1) / STEPS;
  const steps = Int8Array.from(weights, (weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / scale))));
  return { intents, known, weights: steps, scale, bias: [...bias].map((one) => Math.round(one * 1000) / 1000) };
}

function shuffle<One>(rows: One[], chance: Chance): void {
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const [one, two] = [rows[at], rows[other]];
    if (one !== undefined && two !== undefined) [rows[at], rows[other]] = [two, one];
  }
}
