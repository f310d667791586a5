/** One engine, so many calls for so long, in a process of its own. Prints its figures as JSON. */
import { readFileSync } from 'node:fs';
import { type EngineOptions, type OpenEngine, RATE } from './engine.ts';

const [name = '', calls = '1', seconds = '20', setting = 'engine', soundFile = ''] = process.argv.slice(2);
const FRAME_MS = 20;
const FRAME = (RATE * FRAME_MS) / 1000;
/** The caller's words, the reply, and a pause. */
const CYCLE_MS = 6000;
/** Not counted: what is loaded with the first turn. */
const WARM_TURNS = 1;

export interface Driven {
  /** From the final words to the first sound, and from the end of the caller's speech to it. */
  finalMs: number[];
  speechMs: number[];
  turns: number;
  cpuMsPerCallSecond: number;
  rss: number;
}

const bytes = readFileSync(soundFile);
const speech = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
const silence = new Int16Array(FRAME);
const speechFrames = Math.floor(speech.length / FRAME);
const { open } = (await import(name === 'livekit' ? '../livekit/livekit.mjs' : './attendant.ts')) as {
  open: OpenEngine;
};

const finalMs: number[] = [];
const speechMs: number[] = [];
let turns = 0;

async function call(index: number): Promise<void> {
  let [finalAt, endedAt, cycle] = [0, 0, 0];
  const on: EngineOptions['on'] = {
    final() {
      finalAt = performance.now();
    },
    sound() {
      if (endedAt === 0 || finalAt === 0) return;
      if (cycle > WARM_TURNS) {
        finalMs.push(performance.now() - finalAt);
        speechMs.push(performance.now() - endedAt);
      }
      endedAt = finalAt = 0;
    },
  };
  const engine = await open({ setting: setting === 'shipped' ? 'shipped' : 'engine', on });
  const began = performance.now() + ((index * 397) % CYCLE_MS);
  const frames = (Number(seconds) * 1000) / FRAME_MS;
  for (let frame = 0; frame < frames; frame++) {
    const wait = began + frame * FRAME_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const at = frame % (CYCLE_MS / FRAME_MS);
    if (at === 0) {
      cycle++;
      engine.begins();
    }
    engine.push(at < speechFrames ? speech.slice(at * FRAME, (at + 1) * FRAME) : silence.slice());
    if (at === speechFrames - 1) {
      endedAt = performance.now();
      if (cycle > WARM_TURNS) turns++;
      engine.ends();
    }
  }
  await engine.close();
}

let cpu = process.cpuUsage();
setTimeout(() => {
  cpu = process.cpuUsage();
}, CYCLE_MS);
let rss = 0;
const watch = setInterval(() => {
  rss = Math.max(rss, process.memoryUsage().rss);
}, 500);
await Promise.all(Array.from({ length: Number(calls) }, (_, index) => call(index)));
clearInterval(watch);
const { user, system } = process.cpuUsage(cpu);
const cpuMsPerCallSecond = (user + system) / 1000 / (Number(calls) * (Number(seconds) - CYCLE_MS / 1000));
console.log(JSON.stringify({ finalMs, speechMs, turns, cpuMsPerCallSecond, rss } satisfies Driven));
process.exit(0);
