import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Stands for every word that is on the menu of the line. */
export const ON_MENU = '<menu>';
/** Stand for every name of a person. */
export const GIVEN_NAME = '<given>';
export const SURNAME = '<surname>';
/** Stands for each letter of a name that is spelt. */
export const LETTER = '<letter>';
/** Stands before the answer to a question for a name. */
export const ASKED_NAME = '<name?>';
/** Stands for a number that is written in digits, but for the small ones, which are words. */
export const NUMBER = '<number>';
export const UNKNOWN = '<unk>';
export const BEGIN = '<s>';
export const END = '</s>';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The word that the model knows '2', 'Two' and 'two,' by: small letters and digits, without what stands between them. */
export function asKnown(letters: string): string {
  if (!/\d/.test(letters)) return letters;
  return /^\d+$/.test(letters) ? (SMALL[Number(letters)] ?? NUMBER) : NUMBER;
}

/** What a model tells of the next word: the two words before it, by their numbers. */
export type Context = readonly [number, number];

/** How callers speak: how likely each word is behind the two before it. */
export class LanguageModel {
  readonly #ids = new Map<string, number>();
  /** Natural logarithms of the probability of one word, of two in a row, of three. */
  readonly #known: readonly Map<number, number>[] = [new Map(), new Map(), new Map()];
  /** What is added where the longer row of words is not known. */
  readonly #backOff: readonly Map<number, number>[] = [new Map(), new Map()];
  readonly #prefixes = new Map<string, number>();

  /** `arpa` is a model of three words in the format of Doug Paul's ARPA file (ngram-format(5) of SRILM). */
  constructor(arpa: string) {
    let order = 0;
    for (const line of arpa.split('\n')) {
      const section = /^\\(\d)-grams:$/.exec(line);
      if (section) order = Number(section[1]);
      const [probability, words, backOff] = line.split('\t');
      if (words === undefined) continue;
      if (order === 1) this.#ids.set(words, this.#ids.size);
      const key = this.#keyOf(words.split(' ').map((word) => this.id(word)));
      this.#known[order - 1]?.set(key, Number(probability) * Math.LN10);
      if (backOff !== undefined) this.#backOff[order - 1]?.set(key, Number(backOff) * Math.LN10);
    }
    for (const [word, id] of this.#ids) this.#begin(word, this.#known[0]?.get(id) ?? -Infinity);
  }

  static read(path: string | URL): LanguageModel {
    return new LanguageModel(gunzipSync(readFileSync(path)).toString('utf8'));
  }

  /** The number of a word; the one of unknown words where it has none. */
  id(word: string): number {
    return this.#ids.get(word) ?? this.#ids.get(UNKNOWN) ?? 0;
  }

  /** What stands before the first word: nothing, or the mark of what was asked. */
  before(asked = BEGIN): Context {
    return [this.id(BEGIN), this.id(asked)];
  }

  has(word: string): boolean {
    return this.#ids.has(word);
  }

  /** Natural logarithm of the probability of a word behind two others. */
  after([before, last]: Context, word: number): number {
    const size = this.#ids.size;
    const three = this.#known[2]?.get((before * size + last) * size + word);
    if (three !== undefined) return three;
    const pair = this.#backOff[1]?.get(before * size + last) ?? 0;
    const two = this.#known[1]?.get(last * size + word);
    if (two !== undefined) return pair + two;
    return pair + (this.#backOff[0]?.get(last) ?? 0) + this.alone(word);
  }

  /** The same whatever stands before it. */
  alone(word: number): number {
    return this.#known[0]?.get(word) ?? -Infinity;
  }

  /** The same of the likeliest word that begins so, whatever stands before it; undefined where none does. */
  beginning(letters: string): number | undefined {
    return this.#prefixes.get(letters);
  }

  #keyOf(ids: readonly number[]): number {
    return ids.reduce((key, id) => key * this.#ids.size + id, 0);
  }

  #begin(word: string, probability: number): void {
    if (word.startsWith('<')) return;
    for (let length = 1; length <= word.length; length++) {
      const letters = word.slice(0, length);
      this.#prefixes.set(letters, Math.max(probability, this.#prefixes.get(letters) ?? -Infinity));
    }
  }
}
