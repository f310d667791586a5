/** A vector for each word of a question, and one for each word of a note. */
export interface Vectors {
  /** Numbers of one vector. */
  size: number;
  /** As whole steps of `scale`. */
  asked: Int8Array;
  noted: Int8Array;
  scale: number;
  /** How much a step nearer tells. */
  sharpness: number;
  /** What a note must exceed to be a better answer than none. */
  none: number;
}

/**
 * How near a question is to what an owner wrote, learnt in two ways: `whole` compares the sums of both sides' words,
 * `byWords` each word of the question with the word of the note that comes nearest. `npm run train` makes the vectors from
 * the businesses in `training/relevance/`.
 */
export interface Relevance {
  /** The place of each word's vector in all tables, and of what words of one sense have together. */
  words: ReadonlyMap<string, number>;
  /** Stems that stand for much the same. */
  senses: readonly (readonly string[])[];
  whole: Vectors;
  byWords: Vectors;
  /** How rare each word is, from 0 to 255. */
  rarity: Uint8Array;
  /** Of which lines it was made. */
  madeOf: string;
}

type Numbers = Omit<Vectors, 'asked' | 'noted'>;
interface Header {
  words: string[];
  senses: string[][];
  whole: Numbers;
  byWords: Numbers;
  madeOf: string;
}

/** The file is a line of JSON, the tables and the rarities behind it. */
export function packRelevance({ words, senses, whole, byWords, rarity, madeOf }: Relevance): Buffer {
  const header: Header = {
    words: [...words.keys()],
    senses: senses.map((sense) => [...sense]),
    whole: numbersOf(whole),
    byWords: numbersOf(byWords),
    madeOf,
  };
  const tables = [whole, byWords].flatMap(({ asked, noted }) => [Buffer.from(asked), Buffer.from(noted)]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...tables, Buffer.from(rarity)]);
}

const numbersOf = ({ asked: _asked, noted: _noted, ...numbers }: Vectors): Numbers => numbers;

/** Throws on any other file. */
export function unpackRelevance(file: Buffer): Relevance {
  const end = file.indexOf('\n');
  const header: unknown = JSON.parse(file.subarray(0, end).toString());
  if (!isHeader(header)) throw new Error('The model of relevance does not say what it is.');
  const { words, senses, madeOf } = header;
  const tables = new Int8Array(file.subarray(end + 1));
  const vectors = 2 * words.length * (header.whole.size + header.byWords.size);
  if (tables.length !== vectors + words.length) throw new Error('The vectors are not of this model.');
  let from = 0;
  const next = (length: number): Int8Array => tables.subarray(from, (from += length));
  const vectorsOf = (numbers: Numbers): Vectors => {
    const length = words.length * numbers.size;
    return { ...numbers, asked: next(length), noted: next(length) };
  };
  return {
    words: new Map(words.map((word, at) => [word, at])),
    senses,
    whole: vectorsOf(header.whole),
    byWords: vectorsOf(header.byWords),
    rarity: Uint8Array.from(next(words.length)),
    madeOf,
  };
}

/** `npm run train` has written it. */
const isHeader = (value: unknown): value is Header =>
  typeof value === 'object' && value !== null && 'words' in value && 'byWords' in value && 'madeOf' in value;

/** For each stem the senses that it has, as words that no caller says. */
export function sensesOf(senses: Relevance['senses']): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const [at, sense] of senses.entries())
    for (const stem of sense) all.set(stem, [...(all.get(stem) ?? []), `~${at}`]);
  return all;
}

/** From 0, in every text, to 1, in none that was learnt from. */
export function rarityOf(stem: string, { words, rarity }: Relevance): number {
  const row = words.get(stem);
  return row === undefined ? 1 : (rarity[row] ?? 0) / 255;
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Where training starts with a word, and where one stays that it never met: of length about one. */
export function strangeVector(stem: string, size: number): Float32Array {
  let state = 0x811c9dc5;
  for (const sign of stem) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const reach = Math.sqrt(3 / size);
  return Float32Array.from({ length: size }, () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1) * reach;
  });
}
