/** Sound missing for longer than this was lost, not late. */
const LOST_MS = 1000;
/** A jump of the sender's time stamps that is more than jitter of its clock. */
const JUMP_MS = 60;

export interface Arrived {
  /** Where the sound so far ends. */
  readonly endMs: number;
  readonly lengthMs: number;
  readonly nowMs: number;
  /** The sender's own time stamp. */
  readonly atMs: number | undefined;
}

/** Finds where sound belongs on the media clock: next to what came before, unless the line lost something between. */
export class Place {
  #first = true;
  /** What the sender's time stamps are off by. */
  #offsetMs: number | null = null;

  /** What comes next is a new start. */
  restart(): void {
    this.#first = true;
  }

  find({ endMs, lengthMs, nowMs, atMs }: Arrived): number {
    const byClockMs = Math.max(endMs, nowMs - lengthMs);
    if (this.#first) {
      this.#first = false;
      this.#offsetMs = atMs === undefined ? null : byClockMs - atMs;
      return byClockMs;
    }
    if (this.#offsetMs !== null && atMs !== undefined) {
      const bySenderMs = atMs + this.#offsetMs;
      return bySenderMs - endMs > JUMP_MS ? bySenderMs : endMs;
    }
    return byClockMs - endMs > LOST_MS ? byClockMs : endMs;
  }
}
