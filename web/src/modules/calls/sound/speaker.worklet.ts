import { fromPcm16, TALK_RATE } from './pcm.ts';
import { PlaybackQueue, type ToSpeaker } from './playback-queue.ts';
import { Resampler } from './resampler.ts';

/** Sound gathered before it is played, so that a frame that comes late leaves no gap. */
const GATHER_S = 0.06;

/** Plays the frames of the talk socket and tells when a mark has been heard. */
class Speaker extends AudioWorkletProcessor {
  readonly #queue = new PlaybackQueue(sampleRate * GATHER_S);
  #resampler = new Resampler(TALK_RATE, sampleRate);

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<ToSpeaker>) => {
      if (data.kind === 'sound') this.#queue.push(this.#resampler.push(fromPcm16(new Int16Array(data.pcm))));
      else if (data.kind === 'mark') this.#queue.mark(data.mark);
      else {
        this.#queue.clear();
        this.#resampler = new Resampler(TALK_RATE, sampleRate);
      }
    };
  }

  process(_inputs: Float32Array<ArrayBuffer>[][], [output]: Float32Array<ArrayBuffer>[][]): boolean {
    const [first, ...others] = output ?? [];
    if (!first) return true;
    for (const mark of this.#queue.pull(first)) this.port.postMessage(mark);
    for (const other of others) other.set(first);
    return true;
  }
}

registerProcessor('speaker', Speaker);
