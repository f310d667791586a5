import { decodeMuLaw } from '@attendant/voice/audio/mu-law';

/** 20 ms at 8 kHz. */
export const FRAME_SAMPLES = 160;

/**
 * What a carrier does with the sound it is sent: buffers all of it, plays it in order at real time, and echoes a mark
 * when the sound before it was played or thrown away by `clear`.
 */
export interface Playout {
  media(payload: Uint8Array): void;
  mark(name: string): void;
  /** Marks of the sound that was thrown away. */
  clear(): string[];
  /** The next 20 ms, and the marks that it passed. */
  play(): { pcm: Int16Array; sounding: boolean; marks: string[] };
}

export function openPlayout(): Playout {
  let queue: (Int16Array | string)[] = [];
  return {
    media(payload) {
      const pcm = decodeMuLaw(payload);
      for (let at = 0; at < pcm.length; at += FRAME_SAMPLES) queue.push(pcm.slice(at, at + FRAME_SAMPLES));
    },
    mark: (name) => void queue.push(name),
    clear() {
      const marks = queue.filter((item) => typeof item === 'string');
      queue = [];
      return marks;
    },
    play() {
      const marks = leadingMarks(queue);
      const frame = queue.shift();
      const pcm = new Int16Array(FRAME_SAMPLES);
      if (typeof frame === 'object') pcm.set(frame);
      return { pcm, sounding: typeof frame === 'object', marks: [...marks, ...leadingMarks(queue)] };
    },
  };
}

function leadingMarks(queue: (Int16Array | string)[]): string[] {
  const marks: string[] = [];
  while (typeof queue[0] === 'string') marks.push(String(queue.shift()));
  return marks;
}
