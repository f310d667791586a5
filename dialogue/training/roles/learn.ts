import { BUCKETS, breakAt, featuresAt } from '../../src/heard/roles/features.ts';
import { likelihoods, ROLES, STEP_COUNT, stepAt, type Tagger } from '../../src/heard/roles/model.ts';
import type { Token } from '../../src/heard/roles/tokens.ts';
import type { Chance } from '../grammar.ts';
import { type Example, exampleOf, type Line } from './lines.ts';

const ROUNDS = 6;
const STEP = 0.05;
/** Keeps what few lines have from weighing much. */
const DECAY = 1e-3;
/** Words are left unseen at random, so that no single one decides. */
const UNSEEN = 0.25;
/** As are features, since many of them say the same. */
const LEFT_OUT = 0.5;
const SIZE = ROLES.length;
const UNKNOWN = '?';

/** Climbs the likelihood of the lines, one after the other, each weight by a step of its own (Adagrad). */
export function learnRoles(lines: readonly Line[], chance: Chance): Omit<Tagger, 'madeOf'> {
  const weights = new Float32Array(BUCKETS * SIZE);
  const moved = new Float32Array(BUCKETS * SIZE).fill(1e-3);
  const steps = new Float32Array(STEP_COUNT);
  const movedSteps = new Float32Array(STEP_COUNT).fill(1e-2);
  const sum = new Float64Array(BUCKETS * SIZE);
  const sumSteps = new Float64Array(STEP_COUNT);
  const move = (of: Float32Array, past: Float32Array, at: number, slope: number) => {
    const all = (past[at] ?? 0) + slope * slope;
    past[at] = all;
    of[at] = (of[at] ?? 0) - (STEP * slope) / Math.sqrt(all);
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const line of shuffled(lines, chance)) {
      const { context, tokens, roles } = unseen(exampleOf(line, chance), chance);
      const rows = tokens.map((_, at) => featuresAt(tokens, at, context).filter(() => chance() >= LEFT_OUT));
      const scores = rows.map((features) => {
        const own = new Float64Array(SIZE);
        for (const feature of features)
          for (let role = 0; role < SIZE; role++) own[role] = (own[role] ?? 0) + (weights[feature * SIZE + role] ?? 0);
        return own;
      });
      const found = likelihoods(tokens, scores, steps);
      for (const [at, features] of rows.entries()) {
        const is = ROLES.indexOf(roles[at] ?? 'social');
        for (let role = 0; role < SIZE; role++) {
          const error = (found.roles[at]?.[role] ?? 0) - (role === is ? 1 : 0);
          if (Math.abs(error) < 1e-3) continue;
          for (const feature of features) {
            const place = feature * SIZE + role;
            move(weights, moved, place, error + DECAY * (weights[place] ?? 0));
          }
        }
        if (at > 0)
          learnSteps(tokens, at, roles, scores, found, (place, slope) => move(steps, movedSteps, place, slope), steps);
      }
    }
    // The mean of the last rounds is steadier than any of them.
    if (round >= ROUNDS / 2) {
      for (let at = 0; at < weights.length; at++) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0);
      for (let at = 0; at < steps.length; at++) sumSteps[at] = (sumSteps[at] ?? 0) + (steps[at] ?? 0);
    }
  }
  const rounds = ROUNDS - Math.ceil(ROUNDS / 2);
  const mean = Float64Array.from(sum, (one) => one / rounds);
  const reach = mean.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const scale = reach / 127;
  return {
    weights: Int8Array.from(mean, (one) => Math.round(one / scale)),
    scale,
    steps: [...sumSteps].map((one) => Math.round((one / rounds) * 1000) / 1000),
  };
}

function learnSteps(
  tokens: readonly Token[],
  at: number,
  roles: readonly string[],
  scores: readonly Float64Array[],
  { forward, backward }: Pick<ReturnType<typeof likelihoods>, 'forward' | 'backward'>,
  move: (place: number, slope: number) => void,
  steps: Float32Array,
): void {
  const between = breakAt(tokens, at);
  const pairs = new Float64Array(SIZE * SIZE);
  let all = 0;
  for (let from = 0; from < SIZE; from++)
    for (let to = 0; to < SIZE; to++) {
      const likely =
        (forward[at - 1]?.[from] ?? 0) *
        Math.exp((steps[stepAt(between, from, to)] ?? 0) + (scores[at]?.[to] ?? 0)) *
        (backward[at]?.[to] ?? 0);
      pairs[from * SIZE + to] = likely;
      all += likely;
    }
  for (let from = 0; from < SIZE; from++)
    for (let to = 0; to < SIZE; to++) {
      const is = ROLES[from] === roles[at - 1] && ROLES[to] === roles[at];
      const error = (pairs[from * SIZE + to] ?? 0) / all - (is ? 1 : 0);
      if (Math.abs(error) > 1e-4) move(stepAt(between, from, to), error);
    }
}

const unseen = (example: Example, chance: Chance): Example => ({
  ...example,
  tokens: example.tokens.map((token) => (chance() < UNSEEN ? { ...token, word: UNKNOWN } : token)),
});

function shuffled<One>(all: readonly One[], chance: Chance): One[] {
  const rows = [...all];
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const [one, two] = [rows[at], rows[other]];
    if (one !== undefined && two !== undefined) [rows[at], rows[other]] = [two, one];
  }
  return rows;
}
