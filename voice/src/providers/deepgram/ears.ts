import type { Pcm, Recogniser, SpeechToText, Transcript } from '../../roles.ts';
import { type DeepgramAccess, type ListenSocket, openListenSocket, type Results } from './socket.ts';

const MODEL = 'nova-3';
/** Keyterms cost attention: the first are the likeliest. */
const KEYTERMS_MAX = 100;
/** The longest wait for the words of an utterance that was sent whole. */
const WORDS_MS = 2_500;
/** Shorter than this nobody says anything, and nothing would come back. */
const SHORTEST_MS = 60;
/** Pieces of this length pass every proxy. */
const PIECE_SAMPLES = 8_000;
const CLOSED = 'The line was closed.';

/** Deepgram nova-3. A line is one socket from its first utterance on; what is new of an utterance is sent. */
export function deepgramEars(access: DeepgramAccess, { wordsMs = WORDS_MS } = {}): SpeechToText {
  return {
    name: `Deepgram ${MODEL}`,
    open: ({ sampleRate, keyterms }) => new Line(access, { sampleRate, keyterms, wordsMs }),
  };
}

interface LineOptions {
  readonly sampleRate: number;
  readonly keyterms: readonly string[];
  readonly wordsMs: number;
}

class Line implements Recogniser {
  readonly #access: DeepgramAccess;
  readonly #sampleRate: number;
  readonly #wordsMs: number;
  readonly #query: URLSearchParams;
  #socket: Promise<ListenSocket> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Of the present utterance. */
  #sent: Pcm = new Int16Array(0);
  #words: Transcript[] = [];
  #waiting: PromiseWithResolvers<void> | null = null;
  #closed = false;

  constructor(access: DeepgramAccess, { sampleRate, keyterms, wordsMs }: LineOptions) {
    this.#access = access;
    this.#sampleRate = sampleRate;
    this.#wordsMs = wordsMs;
    this.#query = new URLSearchParams({
      model: MODEL,
      encoding: 'linear16',
      sample_rate: String(sampleRate),
      channels: '1',
      interim_results: 'false',
      smart_format: 'true',
      numerals: 'true',
      // Where an utterance ends is decided on our side.
      endpointing: 'false',
    });
    for (const term of keyterms.slice(0, KEYTERMS_MAX)) this.#query.append('keyterm', term);
    void this.#open().catch(() => undefined);
  }

  recognise(utterance: Pcm, signal: AbortSignal): Promise<Transcript> {
    const own = utterance.slice();
    const answer = this.#last.then(() => this.#recognise(own, signal));
    // Overtaken words are still waited for on the line, so that they are not taken for those of the next utterance.
    this.#last = answer.catch(() => undefined);
    return unlessAborted(answer, signal);
  }

  close(): void {
    this.#closed = true;
    void this.#socket?.then((socket) => socket.close()).catch(() => undefined);
    this.#socket = null;
    this.#waiting?.reject(new Error(CLOSED));
  }

  async #recognise(utterance: Pcm, signal: AbortSignal): Promise<Transcript> {
    signal.throwIfAborted();
    if (this.#closed) throw new Error(CLOSED);
    if (utterance.length * 1000 < SHORTEST_MS * this.#sampleRate) return { text: '', confidence: null };
    const socket = await this.#open();
    if (!goesOn(this.#sent, utterance)) {
      this.#words = [];
      this.#sent = new Int16Array(0);
    }
    const fresh = utterance.subarray(this.#sent.length);
    this.#sent = utterance;
    if (fresh.length > 0) {
      for (let at = 0; at < fresh.length; at += PIECE_SAMPLES) socket.send(fresh.subarray(at, at + PIECE_SAMPLES));
      await this.#finalize(socket);
    }
    return joined(this.#words);
  }

  async #finalize(socket: ListenSocket): Promise<void> {
    const waiting = Promise.withResolvers<void>();
    this.#waiting = waiting;
    const timer = setTimeout(() => waiting.reject(new Error('Deepgram took too long.')), this.#wordsMs);
    socket.finalize();
    try {
      await waiting.promise;
    } catch (cause) {
      // What comes late belongs to nothing any more: the next utterance begins on a line of its own.
      this.#drop(socket);
      throw cause;
    } finally {
      clearTimeout(timer);
      this.#waiting = null;
    }
  }

  #open(): Promise<ListenSocket> {
    this.#socket ??= openListenSocket(this.#access, this.#query, {
      results: (results) => this.#hear(results),
      lost: (cause) => {
        this.#forget();
        this.#waiting?.reject(cause);
      },
    }).catch((cause: unknown) => {
      this.#forget();
      throw cause;
    });
    return this.#socket;
  }

  #hear({ is_final, from_finalize, channel: { alternatives } }: Results): void {
    const [best] = alternatives;
    if (is_final && best?.transcript) this.#words.push({ text: best.transcript, confidence: best.confidence ?? null });
    if (from_finalize) this.#waiting?.resolve();
  }

  #drop(socket: ListenSocket): void {
    socket.close();
    this.#forget();
  }

  #forget(): void {
    this.#socket = null;
    this.#sent = new Int16Array(0);
    this.#words = [];
  }
}

function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<T>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([answer, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}

/** Whether `utterance` begins with what was sent of it before. */
function goesOn(sent: Pcm, utterance: Pcm): boolean {
  if (sent.length === 0 || sent.length > utterance.length) return false;
  const before = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  return before.equals(Buffer.from(utterance.buffer, utterance.byteOffset, sent.byteLength));
}

function joined(words: readonly Transcript[]): Transcript {
  const rated = words.flatMap(({ confidence }) => confidence ?? []);
  const confidence = rated.length > 0 ? Math.min(...rated) : null;
  return { text: words.map(({ text }) => text).join(' '), confidence };
}
