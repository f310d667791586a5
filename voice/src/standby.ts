import { type Clock, wallClock } from './clock.ts';
import type { Pcm, SpeechToText, TextToSpeech, Transcript } from './roles.ts';
import { within } from './stages/within.ts';

/** Ears and voices with a second one behind them: a line never falls silent because a provider does. */

/** Ears that have not answered by then are not waited for: the others need time, too. */
const WORDS_MS = 1_500;
/** After a failure the first one is left alone for so long. */
const REST_MS = 20_000;
/** A voice that has not begun by then is not waited for; a caller hears something within 3 s. */
const FIRST_SOUND_MS = 1_000;
/** The longest pause within a sentence. */
const NEXT_SOUND_MS = 1_500;

export interface StandbyOptions {
  /** The first one failed; the second one goes on. */
  failed(cause: unknown): void;
  /** Real time when left out. */
  readonly clock?: Clock;
}

export function earsWithStandby(first: SpeechToText, second: SpeechToText, on: StandbyOptions): SpeechToText {
  const { clock = wallClock() } = on;
  const rest = openRest(clock);
  return {
    name: first.name,
    open(options) {
      const [main, other] = [first.open(options), second.open(options)];
      return {
        hear(utterance) {
          if (rest.over()) main.hear?.(utterance);
        },
        async recognise(utterance, signal, question): Promise<Transcript> {
          if (rest.over()) {
            try {
              return await within(clock, WORDS_MS, main.recognise(utterance, signal, question));
            } catch (cause) {
              if (signal.aborted) throw cause;
              rest.begin();
              on.failed(cause);
            }
          }
          return other.recognise(utterance, signal, question);
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
  const { clock = wallClock() } = on;
  const rest = openRest(clock);
  return {
    name: first.name,
    sampleRate: first.sampleRate,
    async *synthesise(sentence, { signal, ...options }) {
      if (rest.over()) {
        const stuck = new AbortController();
        try {
          const pieces = first.synthesise(sentence, { ...options, signal: AbortSignal.any([signal, stuck.signal]) });
          yield* inTime(pieces, stuck, clock);
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

async function* inTime(pieces: AsyncIterable<Pcm>, stuck: AbortController, clock: Clock): AsyncGenerator<Pcm> {
  const iterator = pieces[Symbol.asyncIterator]();
  let any = false;
  try {
    for (;;) {
      const next: IteratorResult<Pcm> = await within(clock, any ? NEXT_SOUND_MS : FIRST_SOUND_MS, iterator.next());
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

function openRest(clock: Clock) {
  let until = Number.NEGATIVE_INFINITY;
  return {
    over: () => clock.now() >= until,
    begin: () => {
      until = clock.now() + REST_MS;
    },
  };
}
