/**
 * `npm run call`: a simulated phone line. Calls an agent of the running server as a carrier would: signed webhook,
 * TwiML, a WebSocket with 20 ms frames of mu-law. Prints both sides with their times and saves the sound.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resample } from '@attendant/voice/audio/resample';
import { readWav, writeWav } from '@attendant/voice/audio/wav';
import { placeCall } from './line/call.ts';
import type { Step } from './line/caller.ts';
import { LINE_RATE, openVoice } from './line/voice.ts';

const USAGE = `npm run call -- --agent ID [steps in order] [options]

Steps: --say "…"            speak when the agent has finished
       --wav FILE           play a recording when the agent has finished
       --interrupt "…"      speak one second into the agent's next words
       --silence SECONDS    say nothing
       --press DIGIT        a key of the phone
       --hangup             hang up at once
Options: --from NUMBER      calling number (+17185550172)
         --voice MODEL      the caller's voice (aura-2-apollo-en)
         --server URL       (http://localhost:3000, or PUBLIC_URL)
         --out FOLDER       where the sound goes (call-recordings)
         --cut SECONDS      cut the line at this time
         --fast             three times faster than real time`;

const { values, tokens } = parseArgs({
  tokens: true,
  options: {
    agent: { type: 'string' },
    say: { type: 'string', multiple: true },
    wav: { type: 'string', multiple: true },
    interrupt: { type: 'string', multiple: true },
    silence: { type: 'string', multiple: true },
    press: { type: 'string', multiple: true },
    hangup: { type: 'boolean' },
    from: { type: 'string', default: '+17185550172' },
    voice: { type: 'string', default: 'aura-2-apollo-en' },
    server: { type: 'string', default: process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}` },
    out: { type: 'string', default: 'call-recordings' },
    cut: { type: 'string' },
    fast: { type: 'boolean', default: false },
  },
});

if (!values.agent) {
  console.error(USAGE);
  process.exit(2);
}

const voice = await openVoice();
const steps: Step[] = [];
for (const token of tokens) {
  if (token.kind === 'option') steps.push(...(await stepOf(token.name, token.value ?? '')));
}

async function stepOf(name: string, value: string): Promise<Step[]> {
  switch (name) {
    case 'say':
      return [{ kind: 'say', text: value, pcm: await voice.speak(value, values.voice) }];
    case 'interrupt':
      return [{ kind: 'interrupt', afterMs: 1000, text: value, pcm: await voice.speak(value, values.voice) }];
    case 'wav': {
      const wav = readWav(readFileSync(value));
      return [{ kind: 'say', text: `(${value})`, pcm: resample(wav.pcm, wav.sampleRate, LINE_RATE) }];
    }
    case 'silence':
      return [{ kind: 'silence', ms: Number(value) * 1000 }];
    case 'press':
      return [{ kind: 'press', digit: value }];
    case 'hangup':
      return [{ kind: 'hangup' }];
    default:
      return [];
  }
}

/** The token that the server checks calls with: the configured one, or the one it made for its data folder. */
function carrierToken(): string {
  if (process.env.TWILIO_AUTH_TOKEN) return process.env.TWILIO_AUTH_TOKEN;
  const path = join(process.env.DATA_DIR ?? './data', 'secrets', 'twilio-auth-token');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  console.error(`No ${path}: start the server first, with the same DATA_DIR.`);
  process.exit(2);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2).padStart(7)} s`;
const result = await placeCall({
  baseUrl: values.server.replace(/\/+$/, ''),
  agentId: values.agent,
  token: carrierToken(),
  from: values.from,
  to: '+17185550147',
  fast: values.fast,
  speed: values.fast ? 3 : 1,
  steps,
  ...(values.cut && { cutAfterMs: Number(values.cut) * 1000 }),
  onEvent: ({ ms, who, what }) => console.log(`${seconds(ms)}  ${who.padEnd(6)}  ${what}`),
});

console.log('\nAs it was heard on the line:');
const sounds = [
  ...result.said.map((one) => ({ ...one, who: 'caller' })),
  ...result.heard.map((one) => ({ ...one, who: 'agent', text: '' })),
].toSorted((a, b) => a.startMs - b.startMs);
for (const { who, startMs, endMs, text } of sounds) {
  const words =
    text || (await voice.write(result.agent.slice((startMs * LINE_RATE) / 1000, (endMs * LINE_RATE) / 1000)));
  console.log(`${seconds(startMs)} –${seconds(endMs)}  ${who.padEnd(6)}  ${words}`);
}
if (result.announced) console.log(`The carrier's voice said: ${result.announced}`);

mkdirSync(values.out, { recursive: true });
for (const side of ['caller', 'agent'] as const) {
  const path = join(values.out, `${result.callSid}-${side}.wav`);
  writeFileSync(path, writeWav({ sampleRate: LINE_RATE, pcm: result[side] }));
  console.log(`Saved ${path}`);
}
console.log(`The call ${result.callSid} was ended by the ${result.endedBy === 'broken' ? 'line' : result.endedBy}.`);
await voice.close();
