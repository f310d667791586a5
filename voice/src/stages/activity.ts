import { rms } from '../audio/level.ts';
import type { Detector, Pcm } from '../roles.ts';
import type { Work } from './work.ts';

/** Probabilities at and above which it is speech, and below which it is not. Source: Silero VAD's own defaults. */
const SPEECH = 0.5;
const SILENCE = 0.35;

/** Levels that stand in for a detector that failed: -34 and -40 dBFS. */
const LOUD = 0.02;
const QUIET = 0.01;

/** Frames that may wait for the detector, about two seconds; then it counts as failed. */
const WAITING_MAX = 64;

export type Level = 'speech' | 'unsure' | 'silence';

interface Block {
  readonly pcm: Pcm;
  /** Sample number of its end. */
  readonly end: number;
}

/**
 * Runs a detector over a line, one frame after the other, in order. When it throws or hangs, loudness decides from
 * then on.
 */
export function createActivity(
  detector: Detector,
  work: Work,
  on: { level(level: Level, from: number, to: number): void; failed(cause: unknown): void },
): { push(pcm: Pcm, from: number): void; reset(): void } {
  const size = detector.frameSamples;
  let block = new Int16Array(size);
  let filled = 0;
  let waiting: Block[] = [];
  let running = false;
  let failed = false;

  function tell(level: Level, { end }: Block): void {
    on.level(level, end - size, end);
  }

  function fail(cause: unknown): void {
    if (failed) return;
    failed = true;
    on.failed(cause);
    const rest = waiting;
    waiting = [];
    for (const one of rest) tell(loudness(one.pcm), one);
  }

  async function run(): Promise<void> {
    running = true;
    try {
      for (let one = waiting[0]; one && !failed; one = waiting[0]) {
        const probability = await detector.probability(one.pcm);
        if (failed) break;
        waiting.shift();
        tell(probability >= SPEECH ? 'speech' : probability < SILENCE ? 'silence' : 'unsure', one);
      }
    } catch (cause) {
      fail(cause);
    }
    running = false;
  }

  function take(one: Block): void {
    if (failed) return tell(loudness(one.pcm), one);
    waiting.push(one);
    if (waiting.length > WAITING_MAX) fail(new Error('The detector does not keep up with the line.'));
    else if (!running) void work.track(run());
  }

  return {
    push(pcm, from) {
      for (let read = 0; read < pcm.length; ) {
        const part = pcm.subarray(read, read + size - filled);
        block.set(part, filled);
        filled += part.length;
        read += part.length;
        if (filled < size) break;
        take({ pcm: block, end: from + read });
        block = new Int16Array(size);
        filled = 0;
      }
    },
    reset() {
      filled = 0;
      if (!failed) detector.reset();
    },
  };
}

function loudness(pcm: Pcm): Level {
  const level = rms(pcm);
  return level >= LOUD ? 'speech' : level < QUIET ? 'silence' : 'unsure';
}
