import ort from 'onnxruntime-node';
import type { Decoder } from './beam-search.ts';

/** What Moonshine hears in. */
export const MODEL_SAMPLE_RATE = 16_000;

const HEADS = 8;
const HEAD_SIZE = 52;

const SESSION: ort.InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
  // A pattern is kept for each combination of lengths that was ever run, and no two utterances are as long.
  enableMemPattern: false,
  // Unpacks the output weights once instead of at every token: 6 ms a token instead of 9, for 54 MB.
  extra: { session: { disable_quant_qdq: '1' } },
};

type Tensors = Record<string, ort.Tensor>;

/** The Moonshine base network. Its runs keep their thread busy. */
export class MoonshineModel {
  readonly #encoder: ort.InferenceSession;
  readonly #decoder: ort.InferenceSession;

  private constructor(encoder: ort.InferenceSession, decoder: ort.InferenceSession) {
    this.#encoder = encoder;
    this.#decoder = decoder;
  }

  static async load(encoderPath: string, decoderPath: string): Promise<MoonshineModel> {
    const encoder = await ort.InferenceSession.create(encoderPath, SESSION);
    const decoder = await ort.InferenceSession.create(decoderPath, SESSION);
    return new MoonshineModel(encoder, decoder);
  }

  /** Starts on one utterance: sound at 16 kHz from -1 to 1. */
  async decode(sound: Float32Array): Promise<Decoder> {
    const outputs = await this.#encoder.run({ input_values: new ort.Tensor('float32', sound, [1, sound.length]) });
    return new MoonshineDecoder(this.#decoder, output(outputs, 'last_hidden_state'));
  }
}

/**
 * Keeps what the network knows of each hypothesis: of the sound, which is the same for all and for ever, and of its
 * words, which grows.
 */
class MoonshineDecoder implements Decoder {
  readonly #session: ort.InferenceSession;
  readonly #sound: ort.Tensor;
  readonly #names: readonly string[];
  #first: Tensors | null = null;
  #ofSound: Tensors = {};
  #ofWords: Tensors;
  #size = 1;

  constructor(session: ort.InferenceSession, sound: ort.Tensor) {
    this.#session = session;
    this.#sound = sound;
    this.#names = session.inputNames.filter((name) => name.startsWith('past_key_values.'));
    this.#ofWords = Object.fromEntries(
      this.#names.map((name) => [name, new ort.Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE])]),
    );
  }

  async step(last: readonly number[], parents: readonly number[]): Promise<readonly Float32Array[]> {
    const size = last.length;
    if (this.#first) this.#choose(parents, this.#first);
    const outputs = await this.#session.run({
      input_ids: new ort.Tensor('int64', BigInt64Array.from(last, BigInt), [size, 1]),
      encoder_hidden_states: pick(
        this.#sound,
        last.map(() => 0),
      ),
      use_cache_branch: new ort.Tensor('bool', [this.#first !== null], [1]),
      ...this.#ofSound,
      ...this.#ofWords,
    });
    const present = (kind: string) =>
      Object.fromEntries(
        this.#names
          .filter((name) => name.includes(kind))
          .map((name) => [name, output(outputs, name.replace('past_key_values', 'present'))]),
      );
    this.#ofWords = present('.decoder.');
    this.#first ??= this.#ofSound = present('.encoder.');
    this.#size = size;
    return rowsOf(output(outputs, 'logits'), size);
  }

  /** Goes on with the hypotheses that stood at these places. */
  #choose(parents: readonly number[], first: Tensors): void {
    const same = parents.length === this.#size && parents.every((parent, place) => parent === place);
    if (!same) this.#ofWords = mapValues(this.#ofWords, (tensor) => pick(tensor, parents));
    if (parents.length !== this.#size)
      this.#ofSound = mapValues(first, (tensor) =>
        pick(
          tensor,
          parents.map(() => 0),
        ),
      );
  }
}

const mapValues = (tensors: Tensors, change: (tensor: ort.Tensor) => ort.Tensor): Tensors =>
  Object.fromEntries(Object.entries(tensors).map(([name, tensor]) => [name, change(tensor)]));

/** A tensor of the rows at these places of its first dimension. */
function pick(tensor: ort.Tensor, places: readonly number[]): ort.Tensor {
  const [rows = 1, ...rest] = tensor.dims;
  if (rows === 1 && places.length === 1) return tensor;
  const data = floats(tensor);
  const length = data.length / rows;
  const picked = new Float32Array(length * places.length);
  for (const [i, place] of places.entries())
    picked.set(data.subarray(place * length, (place + 1) * length), i * length);
  return new ort.Tensor('float32', picked, [places.length, ...rest]);
}

function rowsOf(tensor: ort.Tensor, count: number): Float32Array[] {
  const data = floats(tensor);
  const length = data.length / count;
  return Array.from({ length: count }, (_, i) => data.subarray(i * length, (i + 1) * length));
}

function output(outputs: Readonly<Tensors>, name: string): ort.Tensor {
  const tensor = outputs[name];
  if (!tensor) throw new Error(`The Moonshine network has no output named ${name}.`);
  return tensor;
}

function floats(tensor: ort.Tensor): Float32Array {
  if (tensor.data instanceof Float32Array) return tensor.data;
  throw new Error('The Moonshine network put out something else than numbers.');
}
