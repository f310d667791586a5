/** -64 dBFS: a whisper on a poor line is some 15 dB louder, what mu-law makes of silence 8 dB quieter. */
const QUIETEST_SPEECH = 20.7;
/** Speech has quiet places in it; the network also needs them to see that speech has ended. */
const OPEN_FOR_MS = 400;

/** Lets a frame through when it, or one shortly before it, is loud enough to be speech. */
export class EnergyGate {
  readonly #openForFrames: number;
  #framesLeft = 0;

  constructor(frameMs: number) {
    this.#openForFrames = Math.ceil(OPEN_FOR_MS / frameMs);
  }

  passes(frame: Int16Array): boolean {
    if (isLoud(frame)) this.#framesLeft = this.#openForFrames;
    else this.#framesLeft--;
    return this.#framesLeft > 0;
  }

  close(): void {
    this.#framesLeft = 0;
  }
}

function isLoud(frame: Int16Array): boolean {
  let sum = 0;
  for (let i = 0; i < frame.length; i++) {
    const sample = frame[i] ?? 0;
    sum += sample * sample;
  }
  return sum > QUIETEST_SPEECH * QUIETEST_SPEECH * frame.length;
}
