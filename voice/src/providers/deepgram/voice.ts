import type { TextToSpeech } from '../../roles.ts';
import type { DeepgramAccess } from './socket.ts';

const NAME = 'Deepgram Aura-2';
const SAMPLE_RATE = 16_000;
const SOME_VOICE = 'aura-2-thalia-en';

/**
 * Deepgram Aura-2: raw samples, as they are made. A voice that Deepgram does not have speaks as the usual one.
 * Source: developers.deepgram.com/reference/text-to-speech/speak-request
 */
export function deepgramVoice(access: DeepgramAccess): TextToSpeech {
  const unknown = new Set<string>();

  async function ask(sentence: string, voice: string, signal: AbortSignal): Promise<Response> {
    const model = /^aura-[\w-]+$/.test(voice) && !unknown.has(voice) ? voice : SOME_VOICE;
    const answer = await request(access, sentence, model, signal);
    if (answer.status !== 400 || model === SOME_VOICE) return answer;
    const instead = await request(access, sentence, SOME_VOICE, signal);
    if (instead.ok) unknown.add(model);
    return instead;
  }

  return {
    name: NAME,
    sampleRate: SAMPLE_RATE,
    async *synthesise(sentence, { voice, signal, used }) {
      if (sentence.trim() === '' || signal.aborted) return;
      const answer = await ask(sentence, voice, signal).catch((cause: unknown) => {
        if (signal.aborted) return null;
        throw cause;
      });
      if (!answer) return;
      if (!answer.ok || !answer.body) throw new Error(`Deepgram answered ${answer.status}.`);
      used?.({ provider: NAME, unit: 'characters', amount: sentence.length });
      try {
        yield* samplesOf(answer.body);
      } catch (cause) {
        if (!isCut(signal)) throw cause;
      }
    },
  };
}

function request({ apiKey, url }: DeepgramAccess, text: string, model: string, signal: AbortSignal): Promise<Response> {
  const query = new URLSearchParams({
    model,
    encoding: 'linear16',
    sample_rate: String(SAMPLE_RATE),
    container: 'none',
  });
  return fetch(`${url.replace(/\/+$/, '')}/v1/speak?${query.toString()}`, {
    method: 'POST',
    headers: { authorization: `Token ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    signal,
  });
}

/** A signal may change while something is awaited, which a plain read of it does not tell the compiler. */
const isCut = (signal: AbortSignal): boolean => signal.aborted;

/** Pieces end anywhere, also in the middle of a sample. */
async function* samplesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array> {
  let odd: number | null = null;
  for await (const piece of body) {
    const bytes = Buffer.concat(odd === null ? [piece] : [Uint8Array.of(odd), piece]);
    const samples = new Int16Array(Math.floor(bytes.length / 2));
    for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2);
    odd = bytes.length % 2 === 1 ? (bytes.at(-1) ?? null) : null;
    if (samples.length > 0) yield samples;
  }
}
