import type { Clock } from '../clock.ts';
import type { Pcm, TextToSpeech, Used } from '../roles.ts';
import { createFrames } from './frames-of.ts';
import { within } from './within.ts';

/** Longest wait for the next piece of a sentence's sound. */
const PIECE_MS = 5000;

export interface SynthesisOptions {
  readonly toSpeech: TextToSpeech;
  readonly voice: string;
  readonly sampleRate: number;
  readonly limits: Clock;
  readonly used: (used: Used) => void;
}

/** Makes one sentence sound, frame by frame as it comes. Fails when the voice does. */
export async function synthesise(
  { toSpeech, voice, sampleRate, limits, used }: SynthesisOptions,
  sentence: string,
  signal: AbortSignal,
  frame: (pcm: Pcm) => void,
): Promise<void> {
  const stuck = new AbortController();
  const frames = createFrames(toSpeech.sampleRate, sampleRate);
  const pieces = toSpeech.synthesise(sentence, { voice, signal: AbortSignal.any([signal, stuck.signal]), used });
  const iterator = pieces[Symbol.asyncIterator]();
  let made = 0;
  const take = (whole: Pcm[]) => {
    made += whole.length;
    for (const one of whole) frame(one);
  };
  try {
    for (;;) {
      const next = await within(limits, PIECE_MS, iterator.next());
      if (signal.aborted) return stop(iterator);
      if (next.done) break;
      take(frames.push(next.value));
    }
  } catch (cause) {
    stuck.abort();
    stop(iterator);
    throw cause;
  }
  take(frames.rest());
  if (made === 0) throw new Error('The voice made no sound.');
}

function stop(iterator: AsyncIterator<Pcm>): void {
  iterator.return?.().catch(() => undefined);
}
