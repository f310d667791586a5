import { peak } from '../audio/level.ts';
import { trimSilence } from '../audio/silence.ts';
import type { Pcm } from '../roles.ts';

/** Kept before and after what was said, so that no consonant is cut. */
const EDGE_MS = 30;
/** Not louder than this, or than this share of the loudest, counts as quiet: the hiss of the line. */
const QUIET = 48;
const QUIET_SHARE = 0.03;

export interface Clip {
  readonly startMs: number;
  readonly endMs: number;
  readonly pcm: Pcm;
}

/** A clip without the quiet at both ends, so that it begins and ends where the words do. */
export function withoutQuiet(clip: Clip, sampleRate: number): Clip {
  const pcm = trimSilence(clip.pcm, sampleRate, EDGE_MS, Math.max(QUIET, peak(clip.pcm) * QUIET_SHARE));
  if (pcm.length === 0) return clip;
  const perMs = sampleRate / 1000;
  const skipped = (pcm.byteOffset - clip.pcm.byteOffset) / pcm.BYTES_PER_ELEMENT;
  const startMs = clip.startMs + skipped / perMs;
  return { startMs, endMs: startMs + pcm.length / perMs, pcm };
}
