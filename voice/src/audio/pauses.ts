import { rms } from './level.ts';

const STEP_MS = 20;
const PAUSE_MS = 200;

/** A long sound in parts of at most `longestMs`, none but the last shorter than half of that, cut in the quietest places. */
export function cutAtPauses(pcm: Int16Array, sampleRate: number, longestMs: number): Int16Array[] {
  const longest = (sampleRate * longestMs) / 1000;
  const parts: Int16Array[] = [];
  let rest = pcm;
  while (rest.length > longest) {
    const cut = quietestPlace(rest, Math.floor(longest / 2), longest, sampleRate);
    parts.push(rest.subarray(0, cut));
    rest = rest.subarray(cut);
  }
  return [...parts, rest];
}

/** The middle of the quietest pause between two places. */
function quietestPlace(pcm: Int16Array, from: number, to: number, sampleRate: number): number {
  const pause = (sampleRate * PAUSE_MS) / 1000;
  let quietest = Infinity;
  let place = to;
  for (let start = from; start + pause <= to; start += (sampleRate * STEP_MS) / 1000) {
    const level = rms(pcm.subarray(start, start + pause));
    if (level < quietest) [quietest, place] = [level, start + pause / 2];
  }
  return place;
}
