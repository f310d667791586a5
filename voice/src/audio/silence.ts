import { peak } from './level.ts';

const STEP_MS = 10;
/** -60 dBFS: above what mu-law makes of nothing (8), far below the quietest speech a line carries. */
const SILENT_PEAK = 32;

/** The sound with at most `keepMs` left of what is not louder than `silentPeak` at its ends; empty when nothing is. */
export function trimSilence(
  pcm: Int16Array,
  sampleRate: number,
  keepMs: number,
  silentPeak: number = SILENT_PEAK,
): Int16Array {
  const step = (sampleRate * STEP_MS) / 1000;
  const isSilent = (at: number) => peak(pcm.subarray(at, at + step)) <= silentPeak;
  let start = 0;
  while (start < pcm.length && isSilent(start)) start += step;
  if (start >= pcm.length) return pcm.subarray(0, 0);
  let end = pcm.length;
  while (end > start && isSilent(Math.max(start, end - step))) end -= step;
  const keep = (sampleRate * keepMs) / 1000;
  return pcm.subarray(Math.max(0, start - keep), Math.min(pcm.length, end + keep));
}
