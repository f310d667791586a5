import { BREAKS, BUCKETS, breakAt, featuresAt } from './features.ts';
import type { Token } from './tokens.ts';

/** What a part of an utterance is for. */
export const ROLES = [
  'order',
  'change',
  'answer',
  'question',
  'past',
  'reason',
  'when',
  'details',
  'message',
  'danger',
  'social',
] as const;
export type Role = (typeof ROLES)[number];

/** A linear-chain conditional random field (Lafferty, McCallum, Pereira 2001) over the words of one turn. */
export interface Tagger {
  /** For each bucket one weight for each role, as a whole number of steps of `scale`. */
  weights: Int8Array;
  scale: number;
  /** From one role to the next, by what stands between them: [break][from][to]. */
  steps: readonly number[];
  madeOf: string;
}

const SIZE = ROLES.length;
export const stepAt = (between: number, from: number, to: number): number => (between * SIZE + from) * SIZE + to;
export const STEP_COUNT = BREAKS.length * SIZE * SIZE;

/** For each word and role its score by the words around it. */
export function scoresOf(tokens: readonly Token[], context: string, { weights, scale }: Tagger): Float64Array[] {
  return tokens.map((_, at) => {
    const scores = new Float64Array(SIZE);
    for (const feature of featuresAt(tokens, at, context)) {
      const row = feature * SIZE;
      for (let role = 0; role < SIZE; role++) scores[role] = (scores[role] ?? 0) + (weights[row + role] ?? 0) * scale;
    }
    return scores;
  });
}

/** How likely each word has each role, from 0 to 1: forwards and backwards along the chain. */
export function likelihoods(
  tokens: readonly Token[],
  scores: readonly Float64Array[],
  steps: ArrayLike<number>,
): { roles: Float64Array[]; forward: Float64Array[]; backward: Float64Array[] } {
  const forward: Float64Array[] = [];
  const backward: Float64Array[] = tokens.map(() => new Float64Array(SIZE));
  for (const [at, own] of scores.entries()) {
    const last = forward[at - 1];
    const row = new Float64Array(SIZE);
    const between = breakAt(tokens, at);
    for (let to = 0; to < SIZE; to++) {
      let sum = 1;
      if (last) {
        sum = 0;
        for (let from = 0; from < SIZE; from++)
          sum += (last[from] ?? 0) * Math.exp(steps[stepAt(between, from, to)] ?? 0);
      }
      row[to] = sum * Math.exp(own[to] ?? 0);
    }
    forward.push(scaled(row));
  }
  for (let at = tokens.length - 1; at >= 0; at--) {
    const [row, next, own] = [backward[at], backward[at + 1], scores[at + 1]];
    if (!row) continue;
    const between = breakAt(tokens, at + 1);
    if (!next || !own) row.fill(1);
    else
      for (let from = 0; from < SIZE; from++) {
        let sum = 0;
        for (let to = 0; to < SIZE; to++)
          sum += Math.exp((steps[stepAt(between, from, to)] ?? 0) + (own[to] ?? 0)) * (next[to] ?? 0);
        row[from] = sum;
      }
    scaled(row);
  }
  const roles = forward.map((row, at) => scaled(row.map((one, role) => one * (backward[at]?.[role] ?? 0))));
  return { roles, forward, backward };
}

function scaled(row: Float64Array): Float64Array {
  const sum = row.reduce((all, one) => all + one, 0) || 1;
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) / sum;
  return row;
}

/** The file is a line of JSON and the weights behind it, one in a byte. */
export function packTagger({ weights, scale, steps, madeOf }: Tagger): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ scale, steps, madeOf })}\n`), Buffer.from(weights)]);
}

/** The file that training writes. Throws on any other. */
export function unpackTagger(file: Buffer): Tagger {
  const end = file.indexOf('\n');
  const header: unknown = JSON.parse(file.subarray(0, end).toString());
  const weights = new Int8Array(file.subarray(end + 1));
  if (!isHeader(header) || weights.length !== BUCKETS * SIZE || header.steps.length !== STEP_COUNT)
    throw new Error('This is no tagger of roles.');
  return { ...header, weights };
}

/** `npm run train` has written it. */
const isHeader = (value: unknown): value is Omit<Tagger, 'weights'> =>
  typeof value === 'object' && value !== null && 'scale' in value && 'steps' in value && 'madeOf' in value;
