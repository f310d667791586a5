import type { Clock } from '../clock.ts';
import { FRAME_MS, type InFrame, type OutFrame } from '../frames.ts';
import type { Pcm } from '../roles.ts';

interface Playing {
  readonly frame: Extract<OutFrame, { kind: 'audio' | 'mark' }>;
  readonly atMs: number;
}

export interface Heard {
  readonly atMs: number;
  readonly turn: number;
  readonly pcm: Pcm;
}

/** The far end of a line: plays frames one after the other in their own time, and sends marks back. */
export class Player {
  /** Everything that was played so far, and when. */
  readonly heard: Heard[] = [];
  readonly #clock: Clock;
  readonly #answer: ((frame: InFrame) => void) | null;
  #playing: Playing[] = [];
  #endMs = 0;

  /** Without `answer` it keeps its marks to itself. */
  constructor(clock: Clock, answer: ((frame: InFrame) => void) | null) {
    this.#clock = clock;
    this.#answer = answer;
  }

  take(frame: OutFrame): void {
    if (frame.kind === 'clear') {
      this.play();
      this.#playing = [];
      this.#endMs = this.#clock.now();
    }
    if (frame.kind !== 'audio' && frame.kind !== 'mark') return;
    const atMs = Math.max(this.#clock.now(), this.#endMs);
    this.#playing.push({ frame, atMs });
    if (frame.kind === 'audio') this.#endMs = atMs + FRAME_MS;
  }

  /** Plays what is due. */
  play(): void {
    const now = this.#clock.now();
    for (let next = this.#playing[0]; next; next = this.#playing[0]) {
      const { frame, atMs } = next;
      if ((frame.kind === 'audio' ? atMs + FRAME_MS : atMs) > now) return;
      this.#playing.shift();
      if (frame.kind === 'audio') this.heard.push({ atMs, turn: frame.turn, pcm: frame.pcm });
      else this.#answer?.({ kind: 'played', mark: frame.mark });
    }
  }
}
