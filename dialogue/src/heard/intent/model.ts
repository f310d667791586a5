import { BUCKETS, featuresOf } from './features.ts';

/** A linear model of what short remarks are about. `npm run train` makes it from the examples in `training/`. */
export interface Model {
  intents: readonly string[];
  known: ReadonlySet<string>;
  /** For each bucket one weight for each intent, as a whole number of steps of `scale`. */
  weights: Int8Array;
  scale: number;
  bias: readonly number[];
  /** Of which examples it was made. */
  madeOf: string;
}

export interface Proposal {
  intent: string;
  /** From 0 to 1. */
  sure: number;
}

interface Header {
  intents: string[];
  words: string[];
  scale: number;
  bias: number[];
  madeOf: string;
}

/** A weight is one of so many steps above or below nothing, which is half a byte. */
export const STEPS = 7;

/** The file is a line of JSON and the weights behind it, two in a byte. */
export function packModel({ intents, known, weights, scale, bias, madeOf }: Model): Buffer {
  const header: Header = { intents: [...intents], words: [...known], scale, bias: [...bias], madeOf };
  const halves = Buffer.alloc(Math.ceil(weights.length / 2));
  for (const [at, weight] of weights.entries())
    halves[at >> 1] = (halves[at >> 1] ?? 0) | ((weight + STEPS) << (4 * (at & 1)));
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), halves]);
}

/** The file that training writes: a line of JSON, then weights of four bits. Throws on any other. */
export function unpackModel(file: Buffer): Model {
  const end = file.indexOf('\n');
  const header: unknown = JSON.parse(file.subarray(0, end).toString());
  if (!isHeader(header)) throw new Error('The model does not say what it is.');
  const { intents, words, scale, bias, madeOf } = header;
  const halves = file.subarray(end + 1);
  const count = BUCKETS * intents.length;
  if (halves.length !== Math.ceil(count / 2)) throw new Error('The weights are not of this model.');
  const weights = Int8Array.from(
    { length: count },
    (_, at) => (((halves[at >> 1] ?? 0) >> (4 * (at & 1))) & 15) - STEPS,
  );
  return { intents, known: new Set(words), weights, scale, bias, madeOf };
}

/** `npm run train` has written it. */
const isHeader = (value: unknown): value is Header =>
  typeof value === 'object' && value !== null && 'intents' in value && 'words' in value && 'madeOf' in value;

/** All intents with how likely each is, the likeliest first. */
export function rank(words: readonly string[], model: Model): Proposal[] {
  const { intents, weights, scale, bias } = model;
  const features = featuresOf(words, model.known);
  const share = scale / Math.sqrt(Math.max(features.length, 1));
  const scores = [...bias];
  for (const feature of features) {
    const row = feature * intents.length;
    for (let at = 0; at < intents.length; at++) scores[at] = (scores[at] ?? 0) + (weights[row + at] ?? 0) * share;
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return intents
    .map((intent, at) => ({ intent, sure: (powers[at] ?? 0) / sum }))
    .sort((one, other) => other.sure - one.sure);
}
