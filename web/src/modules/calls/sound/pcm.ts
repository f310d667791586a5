/** Samples on the talk socket: 16-bit little-endian mono at 16 kHz. */

export const TALK_RATE = 16_000;
const FRAME = TALK_RATE / 50;

/** -1 to 1 as 16 bit; louder is cut off. */
export function toPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  for (let at = 0; at < samples.length; at++) {
    const sample = Math.max(-1, Math.min(1, samples[at] ?? 0));
    pcm[at] = Math.round(sample * (sample < 0 ? 32_768 : 32_767));
  }
  return pcm;
}

export function fromPcm16(pcm: Int16Array): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(pcm.length);
  for (let at = 0; at < pcm.length; at++) samples[at] = (pcm[at] ?? 0) / 32_768;
  return samples;
}

/** Cuts a stream into frames of 20 ms. */
export class Framer {
  #frame = new Int16Array(FRAME);
  #filled = 0;

  push(pcm: Int16Array): Int16Array<ArrayBuffer>[] {
    const frames: Int16Array<ArrayBuffer>[] = [];
    for (let at = 0; at < pcm.length; ) {
      const part = pcm.subarray(at, at + FRAME - this.#filled);
      this.#frame.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled < FRAME) break;
      frames.push(this.#frame);
      this.#frame = new Int16Array(FRAME);
      this.#filled = 0;
    }
    return frames;
  }
}
