import ort from 'onnxruntime-node';
import { KeytermBias } from './keyterm-bias.ts';
import type { Weights } from './weights.ts';

/** What Moonshine hears in. */
export const MODEL_SAMPLE_RATE = 16_000;

const BEGIN = 1;
const END = 2;
/** Fast speech has about five tokens a second; what goes on beyond this is the model repeating itself. */
const MOST_TOKENS_PER_SECOND = 6.5;
const FEWEST_TOKENS = 6;

const SESSION: ort.InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
};

export interface Heard {
  readonly tokens: readonly number[];
  /** Mean natural logarithm of the probability of each token, the end included. */
  readonly logProbability: number;
}

type Tensors = Record<string, ort.Tensor>;

/** One Moonshine network. `hear` keeps its thread busy until it is done. */
export class MoonshineModel {
  readonly #encoder: ort.InferenceSession;
  readonly #decoder: ort.InferenceSession;
  readonly #weights: Weights;
  readonly #cacheNames: readonly string[];

  private constructor(encoder: ort.InferenceSession, decoder: ort.InferenceSession, weights: Weights) {
    this.#encoder = encoder;
    this.#decoder = decoder;
    this.#weights = weights;
    this.#cacheNames = decoder.inputNames.filter((name) => name.startsWith('past_key_values.'));
  }

  static async load(weights: Weights): Promise<MoonshineModel> {
    const encoder = await ort.InferenceSession.create(weights.encoder.path, SESSION);
    const decoder = await ort.InferenceSession.create(weights.decoder.path, SESSION);
    return new MoonshineModel(encoder, decoder, weights);
  }

  /** The likeliest words, one token after the other, of sound at 16 kHz from -1 to 1. */
  async hear(sound: Float32Array, bias: KeytermBias | null): Promise<Heard> {
    const seconds = sound.length / MODEL_SAMPLE_RATE;
    const mostTokens = Math.max(FEWEST_TOKENS, Math.trunc(seconds * MOST_TOKENS_PER_SECOND));
    const encoded = await this.#encoder.run({ input_values: new ort.Tensor('float32', sound, [1, sound.length]) });
    const hidden = output(encoded, 'last_hidden_state');
    const tokens: number[] = [];
    let cache = this.#emptyCache();
    let path = KeytermBias.start;
    let logProbability = 0;
    for (let last = BEGIN; tokens.length < mostTokens; ) {
      const outputs = await this.#decoder.run({
        input_ids: new ort.Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
        encoder_hidden_states: hidden,
        use_cache_branch: new ort.Tensor('bool', [last !== BEGIN], [1]),
        ...cache,
      });
      const logits = floats(output(outputs, 'logits'));
      last = choose(logits, bias?.boosts(path));
      logProbability += (logits[last] ?? 0) - logSumOfExponents(logits);
      if (last === END) break;
      tokens.push(last);
      path = bias?.follow(path, last) ?? path;
      cache = this.#nextCache(cache, outputs, tokens.length === 1);
    }
    return { tokens, logProbability: logProbability / (tokens.length + 1) };
  }

  #emptyCache(): Tensors {
    const { heads, headSize } = this.#weights;
    const empty = () => new ort.Tensor('float32', new Float32Array(0), [0, heads, 1, headSize]);
    return Object.fromEntries(this.#cacheNames.map((name) => [name, empty()]));
  }

  /** What the decoder knows of the sound stays the same after its first step; what it knows of its words grows. */
  #nextCache(cache: Tensors, outputs: Readonly<Tensors>, isFirst: boolean): Tensors {
    const changes = this.#cacheNames.filter((name) => isFirst || name.includes('.decoder.'));
    return {
      ...cache,
      ...Object.fromEntries(changes.map((name) => [name, output(outputs, name.replace('past_key_values', 'present'))])),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#encoder.release(), this.#decoder.release()]);
  }
}

function output(outputs: Readonly<Tensors>, name: string): ort.Tensor {
  const tensor = outputs[name];
  if (!tensor) throw new Error(`The Moonshine network has no output named ${name}.`);
  return tensor;
}

function floats(tensor: ort.Tensor): Float32Array {
  if (!(tensor.data instanceof Float32Array))
    throw new Error('The Moonshine network put out something else than numbers.');
  return tensor.data;
}

function choose(logits: Float32Array, boosts: Iterable<readonly [number, number]> = []): number {
  let best = 0;
  for (let token = 1; token < logits.length; token++) if ((logits[token] ?? 0) > (logits[best] ?? 0)) best = token;
  // Keyterms may change what is heard next, not whether something is: else they are heard after the last word.
  if (best === END) return END;
  let most = logits[best] ?? 0;
  for (const [token, boost] of boosts) {
    const value = (logits[token] ?? 0) + boost;
    if (value > most) [best, most] = [token, value];
  }
  return best;
}

function logSumOfExponents(logits: Float32Array): number {
  let most = -Infinity;
  for (let i = 0; i < logits.length; i++) most = Math.max(most, logits[i] ?? 0);
  let sum = 0;
  for (let i = 0; i < logits.length; i++) sum += Math.exp((logits[i] ?? 0) - most);
  return most + Math.log(sum);
}
