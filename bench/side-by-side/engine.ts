/** What both engines are given and asked in the side by side. */

/** Both ways, as in a call from a browser: neither has to resample. */
export const RATE = 16_000;
export const HEARD = 'Two large Margheritas, please.';
/** In words, as a model streams it. */
export const REPLY = ['Sure, ', 'two ', 'large ', 'Margheritas ', 'for ', 'pickup.'];

const CHARACTER_MS = 60;
const PIECE = RATE / 10;

export interface EngineOptions {
  /**
   * `engine`: end of turn at the recogniser's word, no waits, a detector that costs nothing. `shipped`: both as they
   * come, with their own Silero and their own rules for the end of a turn.
   */
  readonly setting: 'engine' | 'shipped';
  readonly on: {
    /** The recogniser has given the final words. */
    final(): void;
    /** Sound goes out. */
    sound(): void;
  };
}

export interface Engine {
  /** 20 ms from the caller. */
  push(pcm: Int16Array): void;
  /** For recognisers that say by themselves when the caller speaks. */
  begins(): void;
  ends(): void;
  close(): Promise<void>;
}

export type OpenEngine = (options: EngineOptions) => Promise<Engine>;

/** The same voice for both: a hum as long as the words, at once, in pieces of 100 ms. */
export function* hum(text: string): Generator<Int16Array<ArrayBuffer>> {
  for (let left = (text.length * CHARACTER_MS * RATE) / 1000; left > 0; left -= PIECE)
    yield new Int16Array(PIECE).map((_, at) => 3000 * Math.sin((2 * Math.PI * 200 * at) / RATE));
}
