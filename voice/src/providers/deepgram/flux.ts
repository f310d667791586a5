import * as z from 'zod/mini';
import type { Transcript } from '../../roles.ts';
import { type OpenListenSocket, openLine } from './socket.ts';

/** The shortest that Flux takes: after so much silence a turn ends in any case. */
const TURN_TIMEOUT_MS = 500;
/** Silence that is sent to have the words: that of the timeout and one more report, which come each 250 ms. */
const FLUSH_MS = TURN_TIMEOUT_MS + 300;
const IDLE_EVERY_MS = 4_000;
const IDLE_MS = 100;

/** A report on the present turn, as far as we read it. Source: developers.deepgram.com/reference/speech-to-text/listen-flux */
const TurnInfo = z.object({
  type: z.literal('TurnInfo'),
  event: z.string(),
  /** In seconds since the line was opened. */
  audio_window_end: z.number(),
  transcript: z.string(),
  words: z.optional(z.array(z.object({ confidence: z.number() }))),
});
type TurnInfo = z.infer<typeof TurnInfo>;

/**
 * Flux has no Finalize, and ForceEndTurn has to be enabled for an account: the words are had by sending the silence
 * that ends a turn, at once instead of in real time. Silence costs nothing of the words that follow.
 */
export const openFlux: OpenListenSocket = async (access, { sampleRate, keyterms }, on) => {
  const query = new URLSearchParams({
    model: 'flux-general-en',
    encoding: 'linear16',
    sample_rate: String(sampleRate),
    eot_timeout_ms: String(TURN_TIMEOUT_MS),
  });
  for (const term of keyterms) query.append('keyterm', term);
  const silence = (ms: number) => new Int16Array((sampleRate * ms) / 1000);
  /** Sent so far, in samples. */
  let sent = 0;
  /** Where the sound ended that was flushed; null when nobody waits. */
  let flushed: number | null = null;

  const line = await openLine(access, {
    path: `/v2/listen?${query.toString()}`,
    idle: { everyMs: IDLE_EVERY_MS, send: () => send(silence(IDLE_MS)) },
    on: { message: read, lost: (cause) => on.lost(cause) },
  });

  function read(message: unknown): void {
    const { data } = TurnInfo.safeParse(message);
    if (!data) return;
    if (data.event === 'EndOfTurn' && data.transcript) on.words(asTranscript(data));
    if (flushed === null || !isPast(data, flushed)) return;
    flushed = null;
    on.flushed();
  }

  /** The turn is over, or there was none, and the report is on all that was flushed. */
  function isPast({ event, audio_window_end, transcript }: TurnInfo, end: number): boolean {
    const reached = audio_window_end * sampleRate;
    return event === 'EndOfTurn'
      ? reached >= end
      : transcript === '' && reached >= end + silence(TURN_TIMEOUT_MS).length;
  }

  function send(audio: Int16Array): void {
    sent += audio.length;
    line.send(audio);
  }

  return {
    send,
    flush() {
      flushed = sent;
      send(silence(FLUSH_MS));
    },
    close: () => line.close(),
  };
};

/** Deepgram rates each word by the probability that it is right. */
function asTranscript({ transcript, words = [] }: TurnInfo): Transcript {
  const sure = words.reduce((sum, { confidence }) => sum + confidence, 0);
  const confidence = words.length > 0 ? sure / words.length : null;
  return { text: transcript, confidence };
}
