/**
 * How near a question is to what an owner wrote: each side is the sum of the vectors of its words, turned to length one, and
 * the nearer two point the same way, the likelier the one answers the other. `npm run train` makes the vectors from the
 * businesses in `training/relevance/`.
 */
export interface Relevance {
  /** Numbers of one vector. */
  size: number;
  /** The place of each word's vector in both tables. */
  words: ReadonlyMap<string, number>;
  /** One vector for each word of a question, as whole steps of `scale`. */
  asked: Int8Array;
  /** The same for the words of a note. */
  noted: Int8Array;
  /** How rare each word is, from 0 to 255. */
  rarity: Uint8Array;
  scale: number;
  /** How much a step nearer tells. */
  sharpness: number;
  /** What a note must exceed to be a better answer than none. */
  none: number;
  /** Of which lines it was made. */
  madeOf: string;
}

interface Header extends Omit<Relevance, 'words' | 'asked' | 'noted' | 'rarity'> {
  words: string[];
}

/** The file is a line of JSON, both tables and the rarities behind it. */
export function packRelevance({ words, asked, noted, rarity, ...rest }: Relevance): Buffer {
  const header: Header = { ...rest, words: [...words.keys()] };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    Buffer.from(asked),
    Buffer.from(noted),
    Buffer.from(rarity),
  ]);
}

/** Throws on any other file. */
export function unpackRelevance(file: Buffer): Relevance {
  const end = file.indexOf('\n');
  const header: unknown = JSON.parse(file.subarray(0, end).toString());
  if (!isHeader(header)) throw new Error('The model of relevance does not say what it is.');
  const { words, ...rest } = header;
  const count = words.length * rest.size;
  const tables = new Int8Array(file.subarray(end + 1));
  if (tables.length !== 2 * count + words.length) throw new Error('The vectors are not of this model.');
  return {
    ...rest,
    words: new Map(words.map((word, at) => [word, at])),
    asked: tables.subarray(0, count),
    noted: tables.subarray(count, 2 * count),
    rarity: Uint8Array.from(tables.subarray(2 * count)),
  };
}

/** `npm run train` has written it. */
const isHeader = (value: unknown): value is Header =>
  typeof value === 'object' && value !== null && 'words' in value && 'sharpness' in value && 'madeOf' in value;

/** The direction of these stems, of length one. A word that no line has points somewhere of its own, the same on both sides. */
export function directionOf(stems: readonly string[], side: 'asked' | 'noted', model: Relevance): Float32Array {
  const { size, words, scale } = model;
  const sum = new Float32Array(size);
  for (const stem of stems) {
    const row = words.get(stem);
    if (row === undefined) addTo(sum, strangeVector(stem, size), 0, 1);
    else addTo(sum, model[side], row * size, scale);
  }
  const length = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((one) => one / length);
}

/** From 0, in every text, to 1, in none that was learnt from. */
export function rarityOf(stem: string, { words, rarity }: Relevance): number {
  const row = words.get(stem);
  return row === undefined ? 1 : (rarity[row] ?? 0) / 255;
}

function addTo(sum: Float32Array, table: ArrayLike<number>, from: number, scale: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (table[from + at] ?? 0) * scale;
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
