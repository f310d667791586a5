import type { Clock } from '../clock.ts';
import { FRAME_MS } from '../frames.ts';
import type { Pcm } from '../roles.ts';

/** One 20 ms frame on its way to the caller. */
export interface Sent {
  readonly pcm: Pcm;
  /** Number of the sentence it belongs to, within the reply. */
  readonly sentence: number;
  /** When its first sample is due to play, on the clock. */
  readonly atMs: number;
}

interface Queued {
  /** Null: the end of the sentence. */
  readonly pcm: Pcm | null;
  readonly sentence: number;
}

export interface PacerOptions {
  readonly clock: Clock;
  readonly leadMs: number;
  readonly on: {
    sent(frame: Sent): void;
    /** All of this sentence was sent, to end at `atMs`. */
    ended(sentence: number, atMs: number): void;
    /** Nothing is left to send. */
    empty(): void;
  };
}

/** Hands sound to the wire just ahead of its time, so that little has to be taken back when the caller speaks. */
export class Pacer {
  readonly #options: PacerOptions;
  #queue: Queued[] = [];
  #read = 0;
  #endMs = Number.NEGATIVE_INFINITY;
  #held = false;
  #cancel: (() => void) | null = null;

  constructor(options: PacerOptions) {
    this.#options = options;
  }

  get queuedMs(): number {
    return (this.#queue.length - this.#read) * FRAME_MS;
  }

  /** When all that was sent will have been played, by this side's clock. */
  get endMs(): number {
    return this.#endMs;
  }

  push(pcm: Pcm, sentence: number): void {
    this.#add({ pcm, sentence });
  }

  endSentence(sentence: number): void {
    this.#add({ pcm: null, sentence });
  }

  hold(): void {
    this.#held = true;
  }

  resume(): void {
    this.#held = false;
    this.#pump();
  }

  /** Forgets what was not sent, and counts what was sent as not there. */
  reset(): void {
    this.#queue = [];
    this.#read = 0;
    this.#held = false;
    this.#endMs = Number.NEGATIVE_INFINITY;
    this.#cancel?.();
    this.#cancel = null;
  }

  #add(item: Queued): void {
    this.#queue.push(item);
    if (this.#cancel === null) this.#pump();
  }

  #pump(): void {
    const { clock, leadMs, on } = this.#options;
    this.#cancel?.();
    this.#cancel = null;
    if (this.#held) return;
    for (let next = this.#queue[this.#read]; next && this.#send(next); next = this.#queue[this.#read]) this.#read++;
    if (this.#read < this.#queue.length) {
      // Two frames at a time: half the timers.
      const waitMs = this.#endMs - clock.now() - leadMs + 2 * FRAME_MS;
      this.#cancel = clock.after(waitMs, () => this.#pump());
    } else if (this.#queue.length > 0) {
      this.#queue = [];
      this.#read = 0;
      on.empty();
    }
  }

  /** False: it is too early for it. */
  #send({ pcm, sentence }: Queued): boolean {
    const { clock, leadMs, on } = this.#options;
    if (pcm === null) {
      on.ended(sentence, this.#endMs);
      return true;
    }
    const now = clock.now();
    const atMs = Math.max(now, this.#endMs);
    if (atMs - now > leadMs - FRAME_MS) return false;
    this.#endMs = atMs + FRAME_MS;
    on.sent({ pcm, sentence, atMs });
    return true;
  }
}
