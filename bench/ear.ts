import { DEFAULT_POLICY } from '@attendant/voice';

/** How punctual the frames are that arrive on a line, by the time at which each one is due. */

const FRAME_MS = 20;
const LATE_MS = 40;
/**
 * The engine keeps some sound on the line and sends two frames at a time: a frame is due when there is room for two,
 * and its sentence has begun.
 */
const AHEAD_MS = DEFAULT_POLICY.leadMs - 2 * FRAME_MS;

export interface Ear {
  frames(count: number, now: number): void;
  /** The sentence is over: what comes after it begins anew. */
  mark(): void;
  clear(now: number): void;
  /** When all that came will have been played. */
  readonly endsMs: number;
  readonly counted: Punctuality;
}

export interface Punctuality {
  frames: number;
  /** More than 40 ms after they were due. */
  late: number;
  worstMs: number;
}

export function openEar(): Ear {
  const counted = { frames: 0, late: 0, worstMs: 0 };
  let [beganMs, endsMs, within] = [0, 0, false];

  function frame(now: number): void {
    if (!within) beganMs = now;
    within = true;
    const overdue = now - Math.max(beganMs, endsMs - AHEAD_MS);
    // It had run dry: the sentence goes on from here.
    if (endsMs <= now) beganMs = endsMs = now;
    endsMs += FRAME_MS;
    counted.frames++;
    counted.worstMs = Math.max(counted.worstMs, overdue);
    if (overdue > LATE_MS) counted.late++;
  }

  return {
    frames(count, now) {
      for (let i = 0; i < count; i++) frame(now);
    },
    mark() {
      within = false;
    },
    clear(now) {
      within = false;
      endsMs = Math.min(endsMs, now);
    },
    get endsMs() {
      return endsMs;
    },
    counted,
  };
}
