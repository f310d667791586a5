import { dot } from '../../src/heard/relevance/model.ts';

/** A text's direction, with what it takes to learn from it. */
interface Direction {
  rows: readonly number[];
  length: number;
  towards: Float32Array;
}

/** One vector for each word, each number with a step of its own that shrinks as it moves (Adagrad). */
export class Table {
  readonly #vectors: Float32Array;
  readonly #moved: Float32Array;
  readonly #size: number;
  readonly #step: number;
  readonly #sum: Float32Array;
  #kept = 0;

  constructor(start: Float32Array, size: number, step: number) {
    this.#vectors = start.slice();
    this.#moved = new Float32Array(start.length).fill(1e-6);
    this.#size = size;
    this.#step = step;
    this.#sum = new Float32Array(start.length);
  }

  /** What stands now counts towards the mean, which is steadier than where any round ends (Polyak, Juditsky 1992). */
  keep(): void {
    this.#kept++;
    for (const [place, one] of this.#vectors.entries()) this.#sum[place] = (this.#sum[place] ?? 0) + one;
  }

  /** The mean takes the place of the last. */
  settle(): void {
    for (const place of this.#vectors.keys()) this.#vectors[place] = (this.#sum[place] ?? 0) / this.#kept;
  }

  direct(rows: readonly number[]): Direction {
    const sum = new Float32Array(this.#size);
    for (const row of rows)
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (this.#vectors[row * this.#size + at] ?? 0);
    const length = Math.sqrt(dot(sum, sum)) + 1e-6;
    return { rows, length, towards: sum.map((one) => one / length) };
  }

  /** Moves the words of a text against the slope of its direction. */
  learn({ rows, length, towards }: Direction, slope: Float32Array): void {
    const along = dot(slope, towards);
    const down = slope.map((one, at) => (one - along * (towards[at] ?? 0)) / length);
    for (const row of rows) {
      for (let at = 0; at < down.length; at++) {
        const place = row * this.#size + at;
        const one = down[at] ?? 0;
        const moved = (this.#moved[place] ?? 0) + one * one;
        this.#moved[place] = moved;
        this.#vectors[place] = (this.#vectors[place] ?? 0) - (this.#step * one) / Math.sqrt(moved);
      }
    }
  }

  /** The size that all but a few numbers stay below: those lose little by being cut. */
  reach(): number {
    const sizes = Float32Array.from(this.#vectors, Math.abs).sort();
    return sizes[Math.floor(sizes.length * 0.999)] ?? 1;
  }

  quantised(scale: number): Int8Array {
    return Int8Array.from(this.#vectors, (one) => Math.max(-127, Math.min(127, Math.round(one / scale))));
  }
}
