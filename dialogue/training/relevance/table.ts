import type { Text } from './learner.ts';

/** One vector for each word, each number with a step of its own that shrinks as it moves (Adagrad). */
export class Table {
  readonly size: number;
  readonly #vectors: Float32Array;
  readonly #moved: Float32Array;
  readonly #step: number;
  readonly #sum: Float32Array;
  #kept = 0;

  constructor(start: Float32Array, size: number, step: number) {
    this.size = size;
    this.#vectors = start.slice();
    this.#moved = new Float32Array(start.length).fill(1e-6);
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

  /** The vectors of these words, one behind the other. */
  of(rows: Text): Float32Array {
    const all = new Float32Array(rows.length * this.size);
    for (const [at, row] of rows.entries())
      all.set(this.#vectors.subarray(row * this.size, (row + 1) * this.size), at * this.size);
    return all;
  }

  /** Moves a word's vector against the slope that stands from `from`. */
  move(row: number, slope: Float32Array, from = 0): void {
    for (let at = 0; at < this.size; at++) {
      const place = row * this.size + at;
      const one = slope[from + at] ?? 0;
      if (one === 0) continue;
      const moved = (this.#moved[place] ?? 0) + one * one;
      this.#moved[place] = moved;
      this.#vectors[place] = (this.#vectors[place] ?? 0) - (this.#step * one) / Math.sqrt(moved);
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
