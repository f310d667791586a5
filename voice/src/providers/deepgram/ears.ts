import type { Pcm, Recogniser, SpeechToText, Transcript, Used } from '../../roles.ts';
import { openFlux } from './flux.ts';
import { openNova } from './nova.ts';
import type { DeepgramAccess, ListenOptions, ListenSocket, OpenListenSocket } from './socket.ts';

/** The recognisers of Deepgram that we speak with. */
export type DeepgramModel = 'nova-3' | 'flux-general-en';

const OPEN: Record<DeepgramModel, OpenListenSocket> = { 'nova-3': openNova, 'flux-general-en': openFlux };
/** Keyterms cost attention: the first are the likeliest. */
const KEYTERMS_MAX = 100;
/** The longest wait for the words of an utterance that was sent whole. */
const WORDS_MS = 1_500;
/** Shorter than this nobody says anything, and nothing would come back. */
const SHORTEST_MS = 60;
/** Pieces of this length pass every proxy. */
const PIECE_SAMPLES = 8_000;
const CLOSED = 'The line was closed.';

export interface DeepgramEarsOptions {
  readonly model?: DeepgramModel;
  readonly wordsMs?: number;
}

/** Deepgram's ears. A line is one socket; an utterance is sent while it is said, its words are asked for at its end. */
export function deepgramEars(
  access: DeepgramAccess,
  { model = 'nova-3', wordsMs = WORDS_MS }: DeepgramEarsOptions = {},
): SpeechToText {
  return {
    name: `Deepgram ${model}`,
    open: ({ keyterms, ...line }) =>
      new Utterances({ ...line, access, model, wordsMs, keyterms: keyterms.slice(0, KEYTERMS_MAX) }),
  };
}

interface UtterancesOptions extends ListenOptions {
  readonly access: DeepgramAccess;
  readonly model: DeepgramModel;
  readonly wordsMs: number;
  readonly used?: (used: Used) => void;
}

class Utterances implements Recogniser {
  readonly #options: UtterancesOptions;
  #socket: Promise<ListenSocket> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Of the present utterance. */
  #sent: Pcm = new Int16Array(0);
  /** Something of it was sent since its words were asked for. */
  #unread = false;
  #words: Transcript[] = [];
  #waiting: PromiseWithResolvers<void> | null = null;
  #closed = false;

  constructor(options: UtterancesOptions) {
    this.#options = options;
    void this.#open().catch(() => undefined);
  }

  hear(utterance: Pcm): void {
    const own = utterance.slice();
    // What cannot be sent now is sent when its words are asked for.
    this.#last = this.#last.then(() => this.#send(own)).catch(() => undefined);
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
    const { sampleRate } = this.#options;
    if (utterance.length * 1000 < SHORTEST_MS * sampleRate) return { text: '', confidence: null };
    const socket = await this.#send(utterance);
    if (this.#unread) await this.#flush(socket);
    return joined(this.#words);
  }

  /** Sends what is new of an utterance. */
  async #send(utterance: Pcm): Promise<ListenSocket> {
    if (this.#closed) throw new Error(CLOSED);
    const socket = await this.#open();
    if (!goesOn(this.#sent, utterance)) {
      // The words of sound that turned out to be nobody's are not those of what comes now.
      if (this.#unread) await this.#flush(socket);
      this.#words = [];
      this.#sent = new Int16Array(0);
    }
    const fresh = utterance.subarray(this.#sent.length);
    this.#sent = utterance;
    this.#unread ||= fresh.length > 0;
    const { model, sampleRate, used } = this.#options;
    used?.({ provider: `Deepgram ${model}`, unit: 'seconds', amount: fresh.length / sampleRate });
    for (let at = 0; at < fresh.length; at += PIECE_SAMPLES) socket.send(fresh.subarray(at, at + PIECE_SAMPLES));
    return socket;
  }

  async #flush(socket: ListenSocket): Promise<void> {
    const waiting = Promise.withResolvers<void>();
    this.#waiting = waiting;
    const timer = setTimeout(() => waiting.reject(new Error('Deepgram took too long.')), this.#options.wordsMs);
    socket.flush();
    try {
      await waiting.promise;
      this.#unread = false;
    } catch (cause) {
      // What comes late belongs to nothing any more: the next utterance begins on a line of its own.
      socket.close();
      this.#forget();
      throw cause;
    } finally {
      clearTimeout(timer);
      this.#waiting = null;
    }
  }

  #open(): Promise<ListenSocket> {
    const { access, model } = this.#options;
    this.#socket ??= OPEN[model](access, this.#options, {
      words: (words) => this.#words.push(words),
      flushed: () => this.#waiting?.resolve(),
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

  #forget(): void {
    this.#socket = null;
    this.#sent = new Int16Array(0);
    this.#unread = false;
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

/** The confidence of several pieces is that of their words together. */
function joined(pieces: readonly Transcript[]): Transcript {
  let [words, sure] = [0, 0];
  for (const { text, confidence } of pieces) {
    if (confidence === null) continue;
    const count = text.trim().split(/\s+/).length;
    words += count;
    sure += confidence * count;
  }
  return { text: pieces.map(({ text }) => text).join(' '), confidence: words > 0 ? sure / words : null };
}
