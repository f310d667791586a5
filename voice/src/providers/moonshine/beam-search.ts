import { KeytermBias, type Progress } from './keyterm-bias.ts';
import type { ShortAnswers } from './short-answers.ts';
import { NOTHING_SAID, type Said, type Wording, wordingBeside, wordingOf } from './wording.ts';

/** Tokens of Moonshine's vocabulary. */
export const BEGIN = 1;
export const END = 2;

/** A keyterm's token this much less likely than the likeliest (natural logarithm) is not tried. */
const HOPELESS = 10;
/** So many likely answers are followed, whatever sounds likelier. */
const ANSWERS = 3;

export interface Decoder {
  /**
   * One row of logits of the next token for each hypothesis. `last` are their last tokens, `parents` the places that
   * the hypotheses they continue had in the call before.
   */
  step(last: readonly number[], parents: readonly number[]): Promise<readonly Float32Array[]>;
}

/** One way to hear an utterance. */
export interface Heard {
  readonly tokens: readonly number[];
  /** Natural logarithm of the probability of the whole, without what keyterms add to it. */
  readonly logProbability: number;
  /** Its words, and what it counts that callers say such sentences. */
  readonly said: Said;
  /** What keyterms add. */
  readonly bonus: number;
}

interface Hypothesis {
  readonly tokens: readonly number[];
  readonly logProbability: number;
  readonly progress: Progress;
  readonly said: Said;
  readonly parent: number;
  readonly isFinished: boolean;
  readonly score: number;
}

const NOTHING_YET: Hypothesis = {
  tokens: [],
  logProbability: 0,
  progress: KeytermBias.start,
  said: NOTHING_SAID,
  parent: 0,
  isFinished: false,
  score: 0,
};

/** How widely an utterance is searched. */
export interface Search {
  /** So many hypotheses are followed with what is likely in mind, and so many by their sound alone. */
  readonly width: number;
  readonly plain: number;
  /** So many of the likeliest tokens go on with each. */
  readonly tried: number;
  /** Whether something was said in any case. */
  readonly isSpeech?: boolean;
}

interface Likely {
  readonly bias: KeytermBias;
  readonly wording?: Wording;
  readonly answers?: ShortAnswers;
}

/**
 * What an utterance may be: the `width` best beginnings are followed while keyterms and what callers say count as likelier than
 * they sound, and the `plain` likeliest by their sound alone, and the likeliest that are one of `answers`. In the order of their
 * scores.
 */
export async function beamSearch(
  decoder: Decoder,
  options: Likely & Search & { readonly mostTokens: number },
): Promise<readonly Heard[]> {
  const { width, plain, answers, mostTokens, isSpeech = false } = options;
  const isAnswer = ({ tokens }: Hypothesis) => answers?.beginsWith(tokens) ?? false;
  let live = [NOTHING_YET];
  const finished: Hypothesis[] = [];
  for (let length = 0; length < mostTokens; length++) {
    const rows = await decoder.step(
      live.map((hypothesis) => hypothesis.tokens.at(-1) ?? BEGIN),
      live.map((hypothesis) => hypothesis.parent),
    );
    const next = live
      .flatMap((hypothesis, place) => continuations(hypothesis, place, rows[place] ?? new Float32Array(0), options))
      .filter(({ tokens, isFinished }) => !isLoop(tokens) && !(isSpeech && isFinished && tokens.length === 0));
    const kept = new Set([
      ...best(next, byScore).slice(0, width),
      ...best(next, byProbability).slice(0, plain),
      ...best(next.filter(isAnswer), byProbability).slice(0, ANSWERS),
    ]);
    live = [];
    for (const hypothesis of kept) (hypothesis.isFinished ? finished : live).push(hypothesis);
    if (!live.every((one) => isBehind(one, finished)) || (plain > 0 && !isBeaten(live, finished, byProbability)))
      continue;
    if (isBeaten(live.filter(isAnswer), finished.filter(isAnswer), byProbability)) break;
  }
  return best(finished.length > 0 ? finished : live, byScore).map(({ tokens, logProbability, progress, said }) => ({
    tokens,
    logProbability,
    said,
    bonus: progress.earned,
  }));
}

type Measure = (hypothesis: Hypothesis) => number;
const byScore: Measure = ({ score }) => score;
const byProbability: Measure = ({ logProbability }) => logProbability;

const best = (hypotheses: readonly Hypothesis[], measure: Measure): Hypothesis[] =>
  hypotheses.toSorted((a, b) => measure(b) - measure(a));

/** Another that has come to its end counts more, were it of so many words. */
const isBehind = ({ score, said }: Hypothesis, finished: readonly Hypothesis[]): boolean =>
  finished.some((other) => score <= other.logProbability + other.progress.earned + wordingBeside(other.said, said));

/** None goes on, or none that does is as good as the best that has come to its end. */
const isBeaten = (live: readonly Hypothesis[], finished: readonly Hypothesis[], measure: Measure): boolean =>
  live.length === 0 || Math.max(...live.map(measure)) <= Math.max(...finished.map(measure));

/** Nobody says the same words four times in a row; recognisers do, of sound that they cannot make out. */
const MOST_ROUNDS = 3;
const LONGEST_ROUND = 6;

function isLoop(tokens: readonly number[]): boolean {
  for (let length = 2; length <= LONGEST_ROUND; length++) {
    const last = tokens.slice(-length * (MOST_ROUNDS + 1));
    if (last.length <= length * MOST_ROUNDS) return false;
    // 'Five five five five' is a number.
    if (new Set(last).size > 1 && last.every((token, at) => at < length || token === last[at - length])) return true;
  }
  return false;
}

function continuations(
  hypothesis: Hypothesis,
  place: number,
  logits: Float32Array,
  likely: Likely & Search,
): Hypothesis[] {
  const { bias, answers, tried } = likely;
  const likeliest = topTokens(logits, tried);
  const most = logits[likeliest[0] ?? END] ?? 0;
  const tokens = new Set(likeliest);
  for (const token of [...bias.candidates(hypothesis.progress), ...(answers?.after(hypothesis.tokens) ?? [])]) {
    if ((logits[token] ?? -Infinity) > most - HOPELESS) tokens.add(token);
  }
  const sum = logSumOfExponents(logits, most);
  return Array.from(tokens, (token) => follow(hypothesis, place, token, (logits[token] ?? 0) - sum, likely));
}

function follow(
  from: Hypothesis,
  parent: number,
  token: number,
  logProbability: number,
  { bias, wording }: Likely,
): Hypothesis {
  const total = from.logProbability + logProbability;
  if (token === END) {
    const said = wording?.end(from.said) ?? from.said;
    const score = total + from.progress.earned + wordingOf(said);
    return { ...from, parent, said, isFinished: true, logProbability: total, score };
  }
  const progress = bias.advance(from.progress, token);
  const said = wording?.advance(from.said, token) ?? from.said;
  const score = total + progress.hoped + wordingOf(said);
  const tokens = [...from.tokens, token];
  return { tokens, progress, said, parent, isFinished: false, logProbability: total, score };
}

/** The `count` likeliest, the likeliest first. */
function topTokens(logits: Float32Array, count: number): number[] {
  const top: number[] = [];
  let bound = -Infinity;
  for (let token = 0; token < logits.length; token++) {
    const value = logits[token] ?? -Infinity;
    if (value <= bound && top.length === count) continue;
    const place = top.findIndex((other) => (logits[other] ?? -Infinity) < value);
    top.splice(place < 0 ? top.length : place, 0, token);
    if (top.length > count) top.pop();
    bound = logits[top.at(-1) ?? 0] ?? -Infinity;
  }
  return top;
}

function logSumOfExponents(logits: Float32Array, most: number): number {
  let sum = 0;
  for (let i = 0; i < logits.length; i++) {
    const below = (logits[i] ?? -Infinity) - most;
    // 32,768 tokens as unlikely as this would not change the sum by a thousandth.
    if (below > -18) sum += Math.exp(below);
  }
  return most + Math.log(sum);
}
