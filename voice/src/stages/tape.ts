import type { Pcm } from '../roles.ts';

/** The last of one side's sound, by sample number on the media clock. What was skipped or forgotten reads as silence. */
export interface Tape {
  /** The next sample's number. */
  readonly end: number;
  push(pcm: Pcm): void;
  /** Leaves out what the line did not deliver. */
  skipTo(sample: number): void;
  /** From `from` up to `to`, but not beyond the end. */
  slice(from: number, to: number): Pcm;
  forgetBefore(sample: number): void;
}

export function createTape(): Tape {
  let pieces: { from: number; pcm: Pcm }[] = [];
  let end = 0;
  return {
    get end() {
      return end;
    },
    push(pcm) {
      pieces.push({ from: end, pcm });
      end += pcm.length;
    },
    skipTo(sample) {
      end = Math.max(end, sample);
    },
    slice(from, to) {
      const cut = new Int16Array(Math.max(0, Math.min(to, end) - from));
      for (const piece of pieces) copyInto(cut, from, piece);
      return cut;
    },
    forgetBefore(sample) {
      const kept = pieces.findIndex((piece) => piece.from + piece.pcm.length > sample);
      // Moving a list of pieces on every frame would cost more than the memory is worth.
      if (kept > 50 || kept < 0) pieces = kept < 0 ? [] : pieces.slice(kept);
    },
  };
}

function copyInto(cut: Pcm, from: number, piece: { from: number; pcm: Pcm }): void {
  const start = Math.max(from, piece.from);
  const stop = Math.min(from + cut.length, piece.from + piece.pcm.length);
  if (start < stop) cut.set(piece.pcm.subarray(start - piece.from, stop - piece.from), start - from);
}
