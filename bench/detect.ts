import type { VoiceActivity } from '@attendant/voice';

/** Where somebody speaks on one side of a recording, by two detectors that know nothing of each other. */

const RATE = 8000;
const WINDOW_MS = 10;
/** -46 dBFS: above the noise of mu-law, below any speech. */
const LOUD = 160;
const SPEECH = 0.5;

export interface Sounding {
  /** One entry for each window of `ms`: something is heard in it. */
  readonly windows: readonly boolean[];
  readonly ms: number;
}

export function byEnergy(pcm: Int16Array): Sounding {
  const size = (RATE * WINDOW_MS) / 1000;
  const windows: boolean[] = [];
  for (let at = 0; at + size <= pcm.length; at += size) {
    let power = 0;
    for (let i = at; i < at + size; i++) power += (pcm[i] ?? 0) ** 2;
    windows.push(Math.sqrt(power / size) > LOUD);
  }
  return { windows, ms: WINDOW_MS };
}

export async function byModel(pcm: Int16Array, activity: VoiceActivity): Promise<Sounding> {
  const detector = activity.open({ sampleRate: RATE });
  const size = detector.frameSamples;
  const windows: boolean[] = [];
  for (let at = 0; at + size <= pcm.length; at += size)
    windows.push((await detector.probability(pcm.subarray(at, at + size))) > SPEECH);
  return { windows, ms: (size * 1000) / RATE };
}

/** Start of the first sound from `fromMs` on; null where there is none before `toMs`. */
export function firstSound({ windows, ms }: Sounding, fromMs: number, toMs: number): number | null {
  for (let at = Math.floor(fromMs / ms); at * ms < toMs && at < windows.length; at++) if (windows[at]) return at * ms;
  return null;
}

/** End of the last sound before `toMs`, not before `fromMs`. */
export function lastSound({ windows, ms }: Sounding, fromMs: number, toMs: number): number | null {
  for (let at = Math.min(windows.length, Math.ceil(toMs / ms)) - 1; at >= 0 && (at + 1) * ms > fromMs; at--)
    if (windows[at]) return (at + 1) * ms;
  return null;
}

/** When it falls silent for at least `quietMs`, from `fromMs` on. */
export function fallsSilent({ windows, ms }: Sounding, fromMs: number, quietMs: number): number | null {
  for (let at = Math.floor(fromMs / ms); at < windows.length; at++)
    if (!windows.slice(at, at + quietMs / ms).includes(true)) return at * ms;
  return null;
}
