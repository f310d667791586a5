/**
 * Changes the rate of a stream of sound by a windowed sinc filter, part by part without a seam. Damps what would fold
 * back into the lower rate by more than 50 dB.
 */

/** Zero crossings of the sinc on each side, at the lower of both rates. */
const HALF_WIDTH = 12;
const PASS_BAND = 0.92;

export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #half: number;
  /** `up` rows of `2 * half` weights: row p computes the output that lies p / up of a sample after a sample. */
  readonly #weights: Float32Array;
  #kept: Float32Array;
  /** Where the next output lies in what is kept: a sample, and a row of the weights. */
  #at: number;
  #row = 0;

  /** Rates in Hz. */
  constructor(from: number, to: number) {
    const common = greatestCommonDivisor(from, to);
    this.#up = to / common;
    this.#down = from / common;
    const scale = Math.min(1, to / from);
    this.#half = Math.ceil(HALF_WIDTH / scale);
    this.#weights = weightsOf(this.#up, this.#half, PASS_BAND * scale);
    this.#at = this.#half - 1;
    this.#kept = new Float32Array(this.#at);
  }

  /** What can be said of the output so far; the last `half` samples wait for those that follow them. */
  push(input: Float32Array): Float32Array<ArrayBuffer> {
    const samples = new Float32Array(this.#kept.length + input.length);
    samples.set(this.#kept);
    samples.set(input, this.#kept.length);
    const output: number[] = [];
    const taps = 2 * this.#half;
    while (this.#at + this.#half < samples.length) {
      const first = this.#at - this.#half + 1;
      const row = this.#row * taps;
      let sum = 0;
      for (let tap = 0; tap < taps; tap++) sum += (samples[first + tap] ?? 0) * (this.#weights[row + tap] ?? 0);
      output.push(sum);
      this.#row += this.#down;
      this.#at += Math.floor(this.#row / this.#up);
      this.#row %= this.#up;
    }
    const first = this.#at - this.#half + 1;
    this.#kept = samples.slice(first);
    this.#at -= first;
    return Float32Array.from(output);
  }
}

function weightsOf(up: number, half: number, cutoff: number): Float32Array {
  const taps = 2 * half;
  const weights = new Float32Array(up * taps);
  for (let row = 0; row < up; row++) {
    const part = weights.subarray(row * taps, (row + 1) * taps);
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - (half - 1) - row / up;
      const weight = cutoff * sinc(cutoff * distance) * blackman(distance / half);
      part[tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < taps; tap++) part[tap] = (part[tap] ?? 0) / sum;
  }
  return weights;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

const sinc = (x: number): number => (Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const blackman = (x: number): number =>
  Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
