import { startConversation } from '../conversation.ts';
import type { SpokenMessage } from '../reports.ts';
import { silence, soundOf } from './fake-sound.ts';
import { fakeActivity, fakeModel, fakeSpeechToText, fakeTextToSpeech } from './fakes.ts';

/**
 * What the engine itself adds, with parts that answer at once, on lines in real time: `node latency.bench.ts [calls] [turns]`.
 * Turn: final transcript and end of turn known, to the first frame out. CPU: of the whole process, fakes included.
 */
const calls = Number(process.argv[2] ?? 10);
const turnsPerCall = Number(process.argv[3] ?? 10);
const RATE = 8000;
const FRAME_MS = 20;

const talk = [...cut(soundOf('two large margheritas please', RATE)), ...cut(silence(1600, RATE))];
const engineMs: number[] = [];
const stopMs: number[] = [];

function cut(pcm: Int16Array): Int16Array[] {
  return Array.from({ length: pcm.length / 160 }, (_, i) => pcm.subarray(i * 160, (i + 1) * 160));
}

function open() {
  let cleared = 0;
  const conversation = startConversation({
    model: fakeModel(() => 'Sure, two large pepperoni pizzas for pickup in about half an hour under the name of Sal.'),
    tools: [],
    state: null,
    speech: { toText: fakeSpeechToText(), toSpeech: fakeTextToSpeech(), activity: fakeActivity() },
    voice: 'fake',
    keyterms: [],
    sampleRate: RATE,
    opening: { text: '' },
    on: {
      frame(frame) {
        if (frame.kind === 'clear') cleared = performance.now();
      },
      message({ role, engineMs: ms }: SpokenMessage) {
        if (role === 'agent' && ms !== null) engineMs.push(ms);
      },
      tool: () => undefined,
      ended: () => undefined,
      problem: ({ cause }) => console.error(cause),
    },
  });
  return { conversation, cleared: () => cleared };
}

async function call(offsetMs: number): Promise<void> {
  const { conversation, cleared } = open();
  const start = performance.now() + offsetMs;
  let frame = 0;
  for (let turn = 0; turn < turnsPerCall; turn++) {
    for (const pcm of talk) {
      const wait = start + ++frame * FRAME_MS - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      conversation.push({ kind: 'audio', pcm });
    }
    const typed = performance.now();
    conversation.push({ kind: 'key', digit: '1' });
    if (cleared() >= typed) stopMs.push(cleared() - typed);
  }
  await conversation.end('caller-hung-up');
}

const at = (values: number[], share: number): string =>
  values.length === 0
    ? '-'
    : (values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0).toFixed(2);

const cpu = process.cpuUsage();
const began = performance.now();
await Promise.all(Array.from({ length: calls }, (_, i) => call((i * 37) % 500)));
const used = process.cpuUsage(cpu);
const callSeconds = (calls * (performance.now() - began)) / 1000;
console.log(`${calls} calls, ${engineMs.length} turns, ${stopMs.length} interruptions`);
console.log(
  `turn to first frame  p50 ${at(engineMs, 0.5)} ms  p95 ${at(engineMs, 0.95)} ms  max ${at(engineMs, 1)} ms`,
);
console.log(`interruption to clear  p50 ${at(stopMs, 0.5)} ms  p95 ${at(stopMs, 0.95)} ms`);
console.log(`CPU ${((used.user + used.system) / 1000 / callSeconds).toFixed(2)} ms per call-second`);
console.log(`memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
