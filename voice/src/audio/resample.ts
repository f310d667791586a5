/**
 * Changes the sample rate by a windowed sinc filter. Passes up to 0.85 of the lower Nyquist frequency and
 * damps what would fold back from 1.1 of it on by more than 60 dB.
 */

/** Zero crossings of the sinc on each side, at the lower of both rates. */
const HALF_WIDTH = 16;
const PASS_BAND = 0.94;
/** Kaiser window for about 70 dB. */
const KAISER_BETA = 6.8;

interface Filter {
  /** Output samples per `down` input samples. */
  readonly up: number;
  readonly down: number;
  readonly taps: number;
  /** `up` rows of `taps` weights: row p computes the output that lies p / up of an input sample after an input. */
  readonly weights: Float32Array;
}

const filters = new Map<string, Filter>();

function filterFor(from: number, to: number): Filter {
  const key = `${from}>${to}`;
  const known = filters.get(key);
  if (known) return known;
  const made = makeFilter(from, to);
  filters.set(key, made);
  return made;
}

function makeFilter(from: number, to: number): Filter {
  const common = greatestCommonDivisor(from, to);
  const [up, down] = [to / common, from / common];
  const cutoff = PASS_BAND * Math.min(1, to / from);
  const half = Math.ceil(HALF_WIDTH / Math.min(1, to / from));
  const taps = 2 * half;
  const weights = new Float32Array(up * taps);
  for (let row = 0; row < up; row++) fillRow(weights.subarray(row * taps, (row + 1) * taps), row / up, half, cutoff);
  return { up, down, taps, weights };
}

function fillRow(row: Float32Array, fraction: number, half: number, cutoff: number): void {
  let sum = 0;
  for (let tap = 0; tap < row.length; tap++) {
    const distance = tap - (half - 1) - fraction;
    const weight = cutoff * sinc(cutoff * distance) * kaiser(distance / half);
    row[tap] = weight;
    sum += weight;
  }
  for (let tap = 0; tap < row.length; tap++) row[tap] = (row[tap] ?? 0) / sum;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

const sinc = (x: number): number => (Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const kaiser = (x: number): number =>
  Math.abs(x) >= 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA);

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let sum = 1;
  for (let k = 1, term = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Changes the rate of a sound that arrives block by block, as if it had come in one piece. */
export interface Resampler {
  /** What can be told so far; the last two to four milliseconds wait for the next block. */
  push(block: Int16Array): Int16Array;
  /** The rest of the sound. The resampler is new afterwards. */
  flush(): Int16Array;
  /** Forgets the sound so far. */
  reset(): void;
}

/** From and to so many samples a second. It takes sound in pieces of any length, as if they were one. */
export function createResampler(from: number, to: number): Resampler {
  const filter = filterFor(from, to);
  const half = filter.taps / 2;
  let kept = new Int16Array(half - 1);
  /** Next output, in 1 / up of an input sample, counted from the first sample kept. */
  let position = (half - 1) * filter.up;
  const reset = () => {
    kept = new Int16Array(half - 1);
    position = (half - 1) * filter.up;
  };
  const push = (block: Int16Array): Int16Array => {
    const input = new Int16Array(kept.length + block.length);
    input.set(kept);
    input.set(block, kept.length);
    const last = (input.length - half) * filter.up;
    const output = new Int16Array(Math.max(0, Math.ceil((last - position) / filter.down)));
    convolve(filter, input, position, output);
    position += output.length * filter.down;
    const drop = Math.max(0, Math.floor(position / filter.up) - (half - 1));
    position -= drop * filter.up;
    kept = input.slice(drop);
    return output;
  };
  const flush = (): Int16Array => {
    const rest = push(new Int16Array(half));
    reset();
    return rest;
  };
  return from === to ? unchanged : { push, flush, reset };
}

const unchanged: Resampler = { push: (block) => block, flush: () => new Int16Array(0), reset: () => undefined };

function convolve(filter: Filter, input: Int16Array, start: number, output: Int16Array): void {
  const { up, down, taps, weights } = filter;
  for (let i = 0, position = start; i < output.length; i++, position += down) {
    const whole = Math.floor(position / up);
    const row = (position - whole * up) * taps;
    const first = whole - (taps / 2 - 1);
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) sum += (input[first + tap] ?? 0) * (weights[row + tap] ?? 0);
    output[i] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
}

/** A whole sound at another rate; sample 0 stays at time 0. */
export function resample(pcm: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return pcm;
  const resampler = createResampler(from, to);
  const body = resampler.push(pcm);
  const tail = resampler.flush();
  const whole = new Int16Array(Math.ceil((pcm.length * to) / from));
  whole.set(body.subarray(0, whole.length));
  whole.set(tail.subarray(0, whole.length - body.length), body.length);
  return whole;
}
