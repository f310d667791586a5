import tokenizer from 'llama-tokenizer-js';
import { resample } from '../../audio/resample.ts';
import { trimSilence } from '../../audio/silence.ts';
import type { Transcript } from '../../roles.ts';
import { KeytermBias } from './keyterm-bias.ts';
import { MODEL_SAMPLE_RATE, type MoonshineModel } from './model.ts';

/** Exact silence around a short word makes Moonshine hear nothing at all. */
const SILENCE_KEPT_MS = 200;
/** Shorter than any word. */
const SHORTEST_MS = 60;
const REMEMBERED_BIASES = 64;

export interface Utterance {
  readonly pcm: Int16Array;
  readonly sampleRate: number;
  readonly keyterms: readonly string[];
}

const NOTHING: Transcript = { text: '', confidence: null };

/** Turns utterances into words with one Moonshine network. */
export class Ears {
  readonly #model: MoonshineModel;
  readonly #biases = new Map<string, KeytermBias>();

  constructor(model: MoonshineModel) {
    this.#model = model;
  }

  async hear({ pcm, sampleRate, keyterms }: Utterance): Promise<Transcript> {
    const trimmed = trimSilence(pcm, sampleRate, SILENCE_KEPT_MS);
    if (trimmed.length < (SHORTEST_MS * sampleRate) / 1000) return NOTHING;
    const sound = toFloats(resample(trimmed, sampleRate, MODEL_SAMPLE_RATE));
    const { tokens, logProbability } = await this.#model.hear(sound, this.#biasFor(keyterms));
    const text = tokenizer.decode([...tokens], false, true).trim();
    return text === '' ? NOTHING : { text, confidence: Math.exp(logProbability) };
  }

  /** One line asks with the same keyterms again and again. */
  #biasFor(keyterms: readonly string[]): KeytermBias | null {
    if (keyterms.length === 0) return null;
    const key = keyterms.join('\n');
    const bias = this.#biases.get(key) ?? new KeytermBias(keyterms, (text) => tokenizer.encode(text, false, true));
    this.#biases.delete(key);
    this.#biases.set(key, bias);
    const [oldest] = this.#biases.keys();
    if (this.#biases.size > REMEMBERED_BIASES && oldest !== undefined) this.#biases.delete(oldest);
    return bias;
  }
}

function toFloats(pcm: Int16Array): Float32Array {
  const sound = new Float32Array(pcm.length);
  for (let i = 0; i < pcm.length; i++) sound[i] = (pcm[i] ?? 0) / 32_768;
  return sound;
}
