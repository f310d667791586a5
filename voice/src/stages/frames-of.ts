import { createResampler } from '../audio/resample.ts';
import { FRAME_MS } from '../frames.ts';
import type { Pcm } from '../roles.ts';

/** Cuts the sound of one sentence, in pieces of any length and at another rate, into whole frames of the line. */
export function createFrames(from: number, to: number): { push(piece: Pcm): Pcm[]; rest(): Pcm[] } {
  const resampler = createResampler(from, to);
  const size = (to * FRAME_MS) / 1000;
  let frame = new Int16Array(size);
  let filled = 0;
  const cut = (pcm: Pcm): Pcm[] => {
    const whole: Pcm[] = [];
    for (let read = 0; read < pcm.length; ) {
      const part = pcm.subarray(read, read + size - filled);
      frame.set(part, filled);
      filled += part.length;
      read += part.length;
      if (filled < size) break;
      whole.push(frame);
      frame = new Int16Array(size);
      filled = 0;
    }
    return whole;
  };
  return {
    push: (piece) => cut(resampler.push(piece)),
    rest() {
      const whole = cut(resampler.flush());
      if (filled > 0) whole.push(frame);
      return whole;
    },
  };
}
