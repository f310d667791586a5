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

export interface ActivityOptions {
  readonly detector: Detector;
  readonly work: Work;
  /** Whether speech in the next frame may be the caller's. */
  readonly isCaller: (frame: Pcm) => boolean;
  readonly on: { level(level: Level, from: number, to: number): void; failed(cause: unknown): void };
}

/**
 * Runs a detector over a line, one frame after the other, in order. When it throws or hangs, loudness decides from
 * then on.
 */
export class Activity {
  readonly #options: ActivityOptions;
  #block: Pcm;
  #filled = 0;
  #waiting: Block[] = [];
  #running = false;
  #failed = false;

  constructor(options: ActivityOptions) {
    this.#options = options;
    this.#block = new Int16Array(options.detector.frameSamples);
  }

  /** `from`: sample number of its start. */
  push(pcm: Pcm, from: number): void {
    const size = this.#block.length;
    for (let read = 0; read < pcm.length; ) {
      const part = pcm.subarray(read, read + size - this.#filled);
      this.#block.set(part, this.#filled);
      this.#filled += part.length;
      read += part.length;
      if (this.#filled < size) return;
      this.#take({ pcm: this.#block, end: from + read });
      this.#block = new Int16Array(size);
      this.#filled = 0;
    }
  }

  /** What comes next does not follow what came before. */
  reset(): void {
    this.#filled = 0;
    if (!this.#failed) this.#options.detector.reset();
  }

  #take(block: Block): void {
    if (this.#failed) return this.#tell(loudness(block.pcm), block);
    this.#waiting.push(block);
    if (this.#waiting.length > WAITING_MAX) this.#fail(new Error('The detector does not keep up with the line.'));
    else if (!this.#running) void this.#options.work.track(this.#run());
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (let block = this.#waiting[0]; block; block = this.#waiting[0]) {
        const probability = await this.#options.detector.probability(block.pcm);
        // Failing empties the list: what was waited for has been told already.
        if (this.#waiting.shift() !== block) return;
        this.#tell(probability >= SPEECH ? 'speech' : probability < SILENCE ? 'silence' : 'unsure', block);
      }
    } catch (cause) {
      this.#fail(cause);
    } finally {
      this.#running = false;
    }
  }

  #fail(cause: unknown): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#options.on.failed(cause);
    for (const block of this.#waiting.splice(0)) this.#tell(loudness(block.pcm), block);
  }

  #tell(level: Level, { pcm, end }: Block): void {
    const own = this.#options.isCaller(pcm);
    this.#options.on.level(own ? level : 'silence', end - pcm.length, end);
  }
}

function loudness(pcm: Pcm): Level {
  const level = rms(pcm);
  return level >= LOUD ? 'speech' : level < QUIET ? 'silence' : 'unsure';
}
