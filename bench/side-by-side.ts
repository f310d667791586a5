/**
 * This engine and LiveKit Agents in turn, with the same instant parts and the same sound: `npm run bench:side-by-side
 * [engine|shipped] [seconds] [rounds]`, after `npm install --prefix bench/livekit`. What each side does and what it
 * does not is told in docs/benchmarks.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resample } from '@attendant/voice/audio/resample';
import { trimSilence } from '@attendant/voice/audio/silence';
import { LINE_RATE, openVoice } from '../tools/line/voice.ts';
import { percentile } from './percentile.ts';
import type { Driven } from './side-by-side/drive.ts';
import { HEARD, RATE } from './side-by-side/engine.ts';
import { megabytes, middle } from './usage.ts';

const setting = process.argv[2] ?? 'engine';
const seconds = process.argv[3] ?? '25';
const rounds = Number(process.argv[4] ?? 2);
const CALLS = [1, 10];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
if (!existsSync(here('livekit/node_modules'))) {
  console.error('LiveKit Agents is not there: npm install --prefix bench/livekit');
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'attendant-side-'));
const soundFile = join(work, 'caller.pcm');
const voice = await openVoice();
const sound = trimSilence(resample(await voice.speak(HEARD), LINE_RATE, RATE), RATE, 0);
await voice.close();
writeFileSync(soundFile, Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength));

function drive(name: string, calls: number): Driven {
  const args = [here('side-by-side/drive.ts'), name, String(calls), seconds, setting, soundFile];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Driven;
}

const runs = new Map<string, Driven[]>();
for (let round = 0; round < rounds; round++)
  for (const calls of CALLS)
    for (const name of ['attendant', 'livekit']) {
      const key = `${name}, ${calls} calls`;
      runs.set(key, [...(runs.get(key) ?? []), drive(name, calls)]);
    }
rmSync(work, { recursive: true, force: true });

const ms = (value: number) => value.toFixed(value < 100 ? 2 : 0);
console.log(`Setting: ${setting}; ${rounds} rounds of ${seconds} s in turn.`);
for (const [key, driven] of runs) {
  const final = driven.flatMap(({ finalMs }) => finalMs);
  const speech = driven.flatMap(({ speechMs }) => speechMs);
  const turns = driven.reduce((sum, one) => sum + one.turns, 0);
  const rss = middle(driven.map((one) => one.rss));
  const cpu = middle(driven.map(({ cpuMsPerCallSecond }) => cpuMsPerCallSecond));
  const both = (name: string, values: number[]) =>
    `${name} p50 ${ms(percentile(values, 0.5))} p95 ${ms(percentile(values, 0.95))} ms`;
  console.log(key);
  if (setting === 'engine') console.log(`  ${both('final words to sound', final)}`);
  else console.log(`  ${both('end of speech to sound', speech)}`);
  console.log(`  ${final.length} of ${turns} turns; CPU ${ms(cpu)} ms per call-second; ${megabytes(rss)} MB`);
}
