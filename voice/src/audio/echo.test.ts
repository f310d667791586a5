import { afterAll, expect, it } from 'vitest';
import { openFlite } from '../providers/flite/flite.ts';
import type { Pcm } from '../roles.ts';
import { ECHO_MS, isEcho } from './echo.ts';
import { decodeMuLaw, encodeMuLaw } from './mu-law.ts';
import { resample } from './resample.ts';

const RATE = 8000;
const flite = openFlite();
afterAll(() => flite.close());

async function speak(text: string, voice = 'aura-2-thalia-en'): Promise<Pcm> {
  const samples: number[] = [];
  for await (const pcm of flite.synthesise(text, { voice, signal: new AbortController().signal })) samples.push(...pcm);
  return resample(Int16Array.from(samples), flite.sampleRate, RATE);
}

/** Through a loudspeaker, a room and a line: quieter, duller, twice, and in mu-law. */
function comesBack(said: Pcm, delayMs: number): Pcm {
  const back = new Int16Array(said.length);
  const delay = (delayMs * RATE) / 1000;
  let dull = 0;
  for (let at = 0; at < back.length; at++) {
    dull += ((said[at - delay] ?? 0) + 0.3 * (said[at - delay - 160] ?? 0) - dull) * 0.6;
    back[at] = 0.3 * dull;
  }
  return decodeMuLaw(encodeMuLaw(back));
}

const MENU = 'For pizza we have Margherita, Pepperoni, Bianca and Grandma Pie, and six more.';
const lead = new Int16Array((ECHO_MS * RATE) / 1000);
const withLead = (pcm: Pcm): Pcm => Int16Array.from([...lead, ...pcm]);

it.each([0, 60, 180, 400, 650])('hears its own voice in what comes back after %i ms', async (delayMs) => {
  const said = await speak(MENU);
  expect(isEcho(comesBack(said, delayMs), withLead(said), RATE)).toBe(true);
});

it.each([
  ['stop, how much is a margherita', 'aura-2-apollo-en'],
  ['two large pepperoni please', 'aura-2-arcas-en'],
  ['wait, do you deliver', 'aura-2-thalia-en'],
  [MENU, 'aura-2-apollo-en'],
])('takes nobody else for itself: %s', async (text, voice) => {
  const said = withLead(await speak(MENU));
  expect(isEcho(await speak(text, voice), said, RATE)).toBe(false);
});

it('takes silence, clicks and what is too short for nothing', async () => {
  const said = withLead(await speak(MENU));
  const click = new Int16Array(RATE).fill(0);
  click[4000] = 20_000;
  expect([new Int16Array(RATE), click, new Int16Array(100)].map((pcm) => isEcho(pcm, said, RATE))).toEqual([
    false,
    false,
    false,
  ]);
});
