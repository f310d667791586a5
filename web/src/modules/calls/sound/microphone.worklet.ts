import { Framer, TALK_RATE, toPcm16 } from './pcm.ts';
import { Resampler } from './resampler.ts';

/** Hands on what the microphone hears as frames of the talk socket. */
class Microphone extends AudioWorkletProcessor {
  readonly #resampler = new Resampler(sampleRate, TALK_RATE);
  readonly #framer = new Framer();

  process([input]: Float32Array<ArrayBuffer>[][]): boolean {
    const samples = input?.[0];
    if (samples) {
      for (const frame of this.#framer.push(toPcm16(this.#resampler.push(samples)))) {
        this.port.postMessage(frame.buffer, [frame.buffer]);
      }
    }
    return true;
  }
}

registerProcessor('microphone', Microphone);
