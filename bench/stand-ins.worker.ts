/** Outside providers that answer at once, by Deepgram's and OpenAI's protocols, on a thread of their own. */
import { parentPort } from 'node:worker_threads';
import { deepgramServer, openAiServer } from '@attendant/voice/testing';

const HEARD = 'How much is a large Margherita?';
const REPLY = 'A large Margherita is eighteen dollars and fifty cents. Would you like to know anything else?';
/** A slow talker's, so that a reply is about as long as a spoken one. */
const CHARACTER_MS = 60;

function hum(text: string, sampleRate: number): Int16Array {
  const pcm = new Int16Array((text.length * CHARACTER_MS * sampleRate) / 1000);
  for (let at = 0; at < pcm.length; at++) pcm[at] = 3000 * Math.sin((2 * Math.PI * 200 * at) / sampleRate);
  return pcm;
}

const deepgram = await deepgramServer({
  apiKey: 'key',
  transcribe: async () => ({ text: HEARD, confidence: 0.95 }),
  speak: async (text, rate) => hum(text, rate),
});
const model = await openAiServer(() => [{ say: REPLY }]);
parentPort?.postMessage({ deepgram: deepgram.url, model: model.baseUrl });
