/**
 * Speaking over the agent: `npm run bench:barge-in [calls] [at once]`. Real calls with the built-in parts over the
 * simulated line. Words: from the first sound of the caller's word to silence at the caller's ear, in the recording.
 * Signs of listening, coughs and noise: none may cut a reply; how many made it pause for a moment is told.
 */
import type { Step } from '../tools/line/caller.ts';
import { openVoice } from '../tools/line/voice.ts';
import { byEnergy, fallsSilent, firstSound } from './detect.ts';
import { percentile } from './percentile.ts';
import { inTurn, newNumber, openBenchShop } from './shop.ts';

const RATE = 8000;
const rounds = Number(process.argv[2] ?? 10);
const atOnce = Number(process.argv[3] ?? 2);
/** Answered in several sentences. */
const LONG = 'What pizzas do you have?';
const WORDS = ['Stop, how much is a Margherita?', 'Wait, do you deliver?', 'Two large Margheritas, please.'];
/** The synthetic voice cannot say "mm-hmm" or "uh-huh": these are hummed. */
const LISTENING = ['Okay.', 'Right.', 'Yeah.'];
/** A pause between two words is shorter. */
const QUIET_MS = 250;
const INTO_MS = 1200;

/** A burst of noise that falls off, as a cough or a door. */
function burst(ms: number, colour: number): Int16Array {
  const pcm = new Int16Array((RATE * ms) / 1000);
  let [seed, last] = [colour * 7919 + 1, 0];
  for (let at = 0; at < pcm.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    last += ((seed / 1_073_741_824 - 1) * 9000 - last) / (1 + colour);
    pcm[at] = last * Math.exp((-4 * at) / pcm.length);
  }
  return pcm;
}

/** A hum in two parts, the second one higher. */
function hum(pitch: number): Int16Array {
  const pcm = new Int16Array(RATE * 0.5);
  let phase = 0;
  for (let at = 0; at < pcm.length; at++) {
    const part = at / pcm.length;
    phase += (2 * Math.PI * pitch * (part < 0.45 ? 1 : 1.25)) / RATE;
    const gap = Math.min(1, Math.abs(part - 0.45) * 12) * Math.min(1, part * 10, (1 - part) * 10);
    pcm[at] = gap * (4000 * Math.sin(phase) + 1600 * Math.sin(2 * phase) + 500 * Math.sin(3 * phase));
  }
  return pcm;
}

const voice = await openVoice();
const shop = await openBenchShop();
const speak = async (text: string) => ({ text, pcm: await voice.speak(text) });
const [long, words, listening] = [
  await speak(LONG),
  await Promise.all(WORDS.map(speak)),
  [
    { text: 'Mm-hmm.', pcm: hum(130) },
    { text: 'Uh-huh.', pcm: hum(190) },
    ...(await Promise.all(LISTENING.map(speak))),
  ],
];
const noises = Array.from({ length: 5 }, (_, index) => ({
  text: `(noise ${index + 1})`,
  pcm: burst(120 + index * 90, index),
}));

/** Asks for a long answer, and speaks into it. */
async function over(sounds: readonly { text: string; pcm: Int16Array }[]) {
  const steps = sounds.flatMap((sound): Step[] => [
    { kind: 'say', ...long },
    { kind: 'interrupt', afterMs: INTO_MS, ...sound },
  ]);
  const from = newNumber();
  const result = await shop.ring({ steps, from });
  const { messages } = await shop.written(from);
  return { ...result, messages, overs: result.said.filter((_, index) => index % 2 === 1) };
}

const stops = await inTurn(
  Array.from({ length: rounds }, () => () => over(words)),
  atOnce,
);
const stopMs = stops.flatMap(({ caller, agent, overs }) => {
  const [theirs, ours] = [byEnergy(caller), byEnergy(agent)];
  return overs.flatMap(({ startMs, endMs }) => {
    const begin = firstSound(theirs, startMs, endMs);
    const silent = begin === null ? null : fallsSilent(ours, begin, QUIET_MS);
    return begin === null || silent === null ? [] : [silent - begin];
  });
});

const others = await inTurn(
  Array.from({ length: rounds }, (_, index) => () => over(index % 2 === 0 ? listening : noises)),
  atOnce,
);
const listened = others.flatMap(({ messages }) => messages.filter(({ role }) => role === 'agent'));
for (const { messages } of others)
  for (const [index, { role, interrupted, content }] of messages.entries())
    if (role === 'agent' && interrupted)
      console.log(`cut: “${content}”, by “${messages[index + 1]?.content ?? ''}” (${messages[index + 1]?.confidence})`);
const pauses = others.flatMap(({ agent, overs }) => {
  const ours = byEnergy(agent);
  return overs.filter(({ startMs, endMs }) => (fallsSilent(ours, startMs, QUIET_MS) ?? 0) < endMs);
});
await shop.close();
await voice.close();

console.log(`${stopMs.length} interruptions by words: silent at the ear after`);
for (const share of [0.5, 0.95, 1]) console.log(`  p${share * 100}  ${percentile(stopMs, share)} ms`);
const spoken = others.reduce((sum, { overs }) => sum + overs.length, 0);
console.log(
  `${spoken} signs of listening and noises: ${listened.filter(({ interrupted }) => interrupted).length} replies cut, ${pauses.length} paused`,
);
