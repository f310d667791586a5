import { dot, type Relevance, sensesOf, strangeVector, type Vectors } from './model.ts';

/** A note as both models know it. */
export interface NotedText {
  stems: readonly string[];
  /** The direction of its words' sum, of length one. */
  towards: Float32Array;
  /** The direction of each word, of length one, one behind the other. */
  words: Float32Array;
}

/** In log odds, by either model. */
export interface Nearness {
  whole: number;
  byWords: number;
}

export function notedText(stems: readonly string[], model: Relevance): NotedText {
  return {
    stems,
    towards: ofLengthOne(sumOf(vectorsOf(stems, 'noted', model, model.whole), model.whole.size)),
    words: joined(vectorsOf(stems, 'noted', model, model.byWords).map(ofLengthOne), model.byWords.size),
  };
}

/** For a question (its stems), how much likelier each note answers it than that nothing does. */
export function nearnessOf(asked: readonly string[], model: Relevance): (noted: NotedText) => Nearness {
  const { whole, byWords } = model;
  const towards = ofLengthOne(sumOf(vectorsOf(asked, 'asked', model, whole), whole.size));
  // As heavy as a word weighs, as long is its vector.
  const words = vectorsOf(asked, 'asked', model, byWords).filter((word) => lengthOf(word) > LIGHT);
  const weight = words.reduce((sum, word) => sum + lengthOf(word), 0) || 1;
  const byWord = (noted: NotedText) => words.reduce((sum, word) => sum + nearestIn(noted.words, word), 0) / weight;
  return (noted) => ({
    whole: whole.sharpness * dot(towards, noted.towards) - whole.none,
    byWords: (noted.words.length > 0 ? byWords.sharpness * byWord(noted) : 0) - byWords.none,
  });
}

/** Words that every sentence has weigh less than this, and take their time all the same. */
const LIGHT = 0.15;

/** How near the nearest of these words comes. */
function nearestIn(words: Float32Array, word: Float32Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < words.length; from += word.length) {
    let near = 0;
    for (let at = 0; at < word.length; at++) near += (word[at] ?? 0) * (words[from + at] ?? 0);
    if (near > most) most = near;
  }
  return most;
}

/** A word that no line has points somewhere of its own, the same on both sides. */
function vectorsOf(
  stems: readonly string[],
  side: 'asked' | 'noted',
  model: Relevance,
  vectors: Vectors,
): Float32Array[] {
  const senses = sensesIn(model);
  const meant = stems.flatMap((stem) => senses.get(stem) ?? []).filter((sense) => model.words.has(sense));
  return [...stems, ...meant].map((stem) => {
    const row = model.words.get(stem);
    if (row === undefined) return strangeVector(stem, vectors.size);
    const vector = Float32Array.from(vectors[side].subarray(row * vectors.size, (row + 1) * vectors.size));
    for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * vectors.scale;
    return vector;
  });
}

const bySenses = new WeakMap<Relevance, ReadonlyMap<string, readonly string[]>>();
function sensesIn(model: Relevance): ReadonlyMap<string, readonly string[]> {
  const senses = bySenses.get(model) ?? sensesOf(model.senses);
  bySenses.set(model, senses);
  return senses;
}

function sumOf(all: readonly Float32Array[], size: number): Float32Array {
  const sum = new Float32Array(size);
  for (const one of all) for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0);
  return sum;
}

function joined(all: readonly Float32Array[], size: number): Float32Array {
  const one = new Float32Array(all.length * size);
  for (const [at, vector] of all.entries()) one.set(vector, at * size);
  return one;
}

const lengthOf = (one: Float32Array): number => Math.sqrt(dot(one, one));

function ofLengthOne(one: Float32Array): Float32Array {
  const length = lengthOf(one) || 1;
  return one.map((number) => number / length);
}
