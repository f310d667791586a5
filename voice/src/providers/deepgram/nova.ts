import * as z from 'zod/mini';
import { type OpenListenSocket, openLine } from './socket.ts';

/** Without sound Deepgram closes after 10 s. Source: developers.deepgram.com/docs/audio-keep-alive */
const KEEP_ALIVE_MS = 4_000;

/** What comes back of live audio, as far as we read it. Source: developers.deepgram.com/reference/speech-to-text/listen-streaming */
const Results = z.object({
  type: z.literal('Results'),
  is_final: z.optional(z.boolean()),
  from_finalize: z.optional(z.boolean()),
  channel: z.object({
    alternatives: z.array(z.object({ transcript: z.string(), confidence: z.optional(z.number()) })),
  }),
});

/** nova-3: words are asked for by Finalize. */
export const openNova: OpenListenSocket = async (access, { sampleRate, keyterms }, on) => {
  const query = new URLSearchParams({
    model: 'nova-3',
    encoding: 'linear16',
    sample_rate: String(sampleRate),
    channels: '1',
    interim_results: 'false',
    smart_format: 'true',
    numerals: 'true',
    // Where an utterance ends is decided on our side.
    endpointing: 'false',
  });
  for (const term of keyterms) query.append('keyterm', term);
  const line = await openLine(access, {
    path: `/v1/listen?${query.toString()}`,
    idle: { everyMs: KEEP_ALIVE_MS, send: () => line.send('{"type":"KeepAlive"}') },
    on: { message: read, lost: (cause) => on.lost(cause) },
  });

  function read(message: unknown): void {
    const { data } = Results.safeParse(message);
    const best = data?.channel.alternatives[0];
    if (data?.is_final && best?.transcript) on.words({ text: best.transcript, confidence: best.confidence ?? null });
    if (data?.from_finalize) on.flushed();
  }

  return {
    send: (audio) => line.send(audio),
    flush: () => line.send('{"type":"Finalize"}'),
    close: () => line.close(),
  };
};
