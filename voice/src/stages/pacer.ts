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
export interface Pacer {
  readonly queuedMs: number;
  /** When all that was sent will have been played, by this side's clock. */
  readonly endMs: number;
  push(pcm: Pcm, sentence: number): void;
  endSentence(sentence: number): void;
  hold(): void;
  resume(): void;
  /** Forgets what was not sent, and counts what was sent as not there. */
  reset(): void;
}

export function createPacer({ clock, leadMs, on }: PacerOptions): Pacer {
  let queue: Queued[] = [];
  let read = 0;
  let head = Number.NEGATIVE_INFINITY;
  let held = false;
  let cancel: (() => void) | null = null;

  function pump(): void {
    cancel?.();
    cancel = null;
    if (held) return;
    for (let next = queue[read]; next && send(next); next = queue[read]) read++;
    if (read < queue.length) {
      // Two frames at a time: half the timers.
      cancel = clock.after(head - clock.now() - leadMs + 2 * FRAME_MS, pump);
    } else if (queue.length > 0) {
      queue = [];
      read = 0;
      on.empty();
    }
  }

  /** False: it is too early for it. */
  function send({ pcm, sentence }: Queued): boolean {
    if (pcm === null) {
      on.ended(sentence, head);
      return true;
    }
    const now = clock.now();
    const atMs = Math.max(now, head);
    if (atMs - now > leadMs - FRAME_MS) return false;
    head = atMs + FRAME_MS;
    on.sent({ pcm, sentence, atMs });
    return true;
  }

  function add(item: Queued): void {
    queue.push(item);
    if (cancel === null) pump();
  }

  return {
    get queuedMs() {
      return (queue.length - read) * FRAME_MS;
    },
    get endMs() {
      return head;
    },
    push: (pcm, sentence) => add({ pcm, sentence }),
    endSentence: (sentence) => add({ pcm: null, sentence }),
    hold() {
      held = true;
    },
    resume() {
      held = false;
      pump();
    },
    reset() {
      queue = [];
      read = 0;
      held = false;
      head = Number.NEGATIVE_INFINITY;
      cancel?.();
      cancel = null;
    },
  };
}
