/**
 * How long a caller waits: `npm run bench:turns [calls] [at once]`. Real calls with the built-in parts over the
 * simulated line, measured from its recording of both sides: from the end of the caller's speech to the agent's first
 * sound, as github.com/openbenchmarks-labs/voice-agent-latency defines it. Two detectors have to agree within 150 ms on
 * both ends of a wait; where they do not, the turn is discarded and counted.
 */
import { type BuiltInSpeech, loadBuiltInSpeech } from '@attendant/voice';
import type { CallResult } from '../tools/line/call.ts';
import { openVoice } from '../tools/line/voice.ts';
import { byEnergy, byModel, firstSound, lastSound } from './detect.ts';
import { percentile } from './percentile.ts';
import { inTurn, openBenchShop } from './shop.ts';

const calls = Number(process.argv[2] ?? 16);
const atOnce = Number(process.argv[3] ?? 2);
const AGREE_MS = 150;
const VOICES = ['aura-2-apollo-en', 'aura-2-arcas-en'];
/** What callers of a pizzeria say, questions and an order from its beginning to its end. */
const LINES = [
  'What time do you close tonight?',
  'How much is a large Margherita?',
  'Do you have garlic knots?',
  'What is on the White Pizza?',
  'Where are you located?',
  'Do you deliver?',
  'Is the Caesar salad vegetarian?',
  "I'd like two large Margheritas, please.",
  'And a garlic knots.',
  "No, that's everything.",
  'Robert.',
  'Yes, please.',
  'No, thank you. Goodbye.',
];

interface Wait {
  text: string;
  ms: number;
}

async function waitsOf({ said, caller, agent }: CallResult, { activity }: BuiltInSpeech) {
  const sides = [
    { caller: byEnergy(caller), agent: byEnergy(agent) },
    { caller: await byModel(caller, activity), agent: await byModel(agent, activity) },
  ];
  const waits: Wait[] = [];
  let discarded = 0;
  for (const [index, { text, startMs, endMs }] of said.entries()) {
    const until = said[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    const ends = sides.map((side) => lastSound(side.caller, startMs, endMs + 100));
    const begins = sides.map((side, at) => firstSound(side.agent, ends[at] ?? endMs, until));
    const [end, otherEnd] = ends;
    const [begin, otherBegin] = begins;
    if (typeof end !== 'number' || typeof begin !== 'number') discarded++;
    else if (!near(end, otherEnd) || !near(begin, otherBegin)) discarded++;
    else waits.push({ text, ms: begin - end });
  }
  return { waits, discarded };
}

const near = (one: number, other: number | null | undefined): boolean =>
  typeof other === 'number' && Math.abs(one - other) <= AGREE_MS;

const voice = await openVoice();
const speech = await loadBuiltInSpeech();
const shop = await openBenchShop();
const lines = await Promise.all(
  VOICES.map((name) =>
    Promise.all(LINES.map(async (text) => ({ kind: 'say' as const, text, pcm: await voice.speak(text, name) }))),
  ),
);
const results = await inTurn(
  Array.from({ length: calls }, (_, index) => () => shop.ring({ steps: lines[index % lines.length] ?? [] })),
  atOnce,
);
await shop.close();

const measured = [];
for (const result of results) measured.push(await waitsOf(result, speech));
await Promise.all([voice.close(), speech.close()]);
const waits = measured.flatMap((one) => one.waits);
const ms = waits.map((wait) => wait.ms);
console.log(
  `${calls} calls, ${atOnce} at once; ${waits.length} turns, ${measured.reduce((sum, one) => sum + one.discarded, 0)} discarded`,
);
for (const share of [0.5, 0.9, 0.95, 1]) console.log(`p${share * 100}  ${percentile(ms, share)} ms`);
for (const text of LINES) {
  const own = waits.filter((wait) => wait.text === text).map((wait) => wait.ms);
  console.log(`  ${String(percentile(own, 0.5)).padStart(5)} ms  ${text}`);
}
