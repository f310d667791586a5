import type { Pcm, SpeechToText, TextToSpeech, Transcript } from './roles.ts';

/** Ears and voices with a second one behind them: a line never falls silent because a provider does. */

/** After a failure the first one is left alone for so long. */
const REST_MS = 20_000;
/** A voice that has not begun by then is not waited for; a caller hears something within 3 s. */
const FIRST_SOUND_MS = 1_500;
/** The longest pause within a sentence. */
const NEXT_SOUND_MS = 1_500;

export interface StandbyOptions {
  /** The first one failed; the second one goes on. */
  failed(cause: unknown): void;
}

export function earsWithStandby(first: SpeechToText, second: SpeechToText, on: StandbyOptions): SpeechToText {
  const rest = openRest();
  return {
    name: first.name,
    open(options) {
      const [main, other] = [first.open(options), second.open(options)];
      return {
        hear(utterance) {
          if (rest.over()) main.hear?.(utterance);
        },
        async recognise(utterance, signal): Promise<Transcript> {
          if (rest.over()) {
            try {
              return await main.recognise(utterance, signal);
            } catch (cause) {
              if (signal.aborted) throw cause;
              rest.begin();
              on.failed(cause);
            }
          }
          return other.recognise(utterance, signal);
        },
        close() {
          main.close();
          other.close();
        },
      };
    },
  };
}

/** Both have to speak at the rate of the first; a sentence that broke off is said again by the second. */
export function voiceWithStandby(
  first: TextToSpeech,
  second: TextToSpeech,
  convert: (pcm: Pcm, from: number, to: number) => Pcm,
  on: StandbyOptions,
): TextToSpeech {
  const rest = openRest();
  return {
    name: first.name,
    sampleRate: first.sampleRate,
    async *synthesise(sentence, { signal, ...options }) {
      if (rest.over()) {
        const stuck = new AbortController();
        try {
          const pieces = first.synthesise(sentence, { ...options, signal: AbortSignal.any([signal, stuck.signal]) });
          yield* inTime(pieces, stuck);
          return;
        } catch (cause) {
          stuck.abort();
          if (signal.aborted) throw cause;
          rest.begin();
          on.failed(cause);
        }
      }
      for await (const piece of second.synthesise(sentence, { ...options, signal })) {
        yield convert(piece, second.sampleRate, first.sampleRate);
      }
    },
  };
}

async function* inTime(pieces: AsyncIterable<Pcm>, stuck: AbortController): AsyncGenerator<Pcm> {
  const iterator = pieces[Symbol.asyncIterator]();
  let any = false;
  try {
    for (;;) {
      const next: IteratorResult<Pcm> = await soon(iterator.next(), any ? NEXT_SOUND_MS : FIRST_SOUND_MS);
      if (next.done) break;
      any ||= next.value.length > 0;
      yield next.value;
    }
  } finally {
    stuck.abort();
    iterator.return?.().catch(() => undefined);
  }
  if (!any) throw new Error('The voice made no sound.');
}

function soon<T>(promise: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.reject(new Error('The voice took too long.')), ms);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

function openRest() {
  let until = 0;
  return {
    over: () => performance.now() >= until,
    begin: () => {
      until = performance.now() + REST_MS;
    },
  };
}
