/** A drawn conversation: two voices on one line, the caller above it and the agent below. */

export interface Turn {
  /** Nobody speaks in a pause. */
  voice: 'caller' | 'agent' | 'pause';
  seconds: number;
}

/** Paths of upright strokes for each voice, in a box of `width` × 144 whose middle line is at 72. */
export interface DrawnSpeech {
  caller: string;
  agent: string;
}

export const SPEECH_HEIGHT = 144;
const MIDDLE = SPEECH_HEIGHT / 2;
const GAP = 5;

/** The same numbers each time: what is prerendered must match what the browser draws. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Loudness 0..1 of `count` moments: words of three to eight, each rising and falling, with a breath between. */
function loudness(count: number, seed: number): number[] {
  const random = chance(seed);
  const moments: number[] = [];
  while (moments.length < count) {
    const length = 3 + Math.floor(random() * 6);
    moments.push(0.1 + random() * 0.06);
    for (let at = 1; at < length; at++) {
      const envelope = Math.sin((Math.PI * (at + 0.6)) / (length + 0.2));
      moments.push(Math.max(0.12, envelope * (0.45 + random() * 0.55)));
    }
  }
  return moments.slice(0, count);
}

/** Draws turns along `width`, one stroke every `step`. */
export function drawSpeech(turns: readonly Turn[], width: number, step: number): DrawnSpeech {
  const total = turns.reduce((sum, { seconds }) => sum + seconds, 0);
  const drawn = { caller: '', agent: '' };
  let from = 0;
  for (const [index, { voice, seconds }] of turns.entries()) {
    const length = (seconds / total) * width;
    if (voice !== 'pause') drawn[voice] += strokes(voice, { from, length, step, seed: index * 102_967 + 39_612 });
    from += length;
  }
  return drawn;
}

interface Stretch {
  from: number;
  length: number;
  step: number;
  seed: number;
}

function strokes(voice: 'caller' | 'agent', { from, length, step, seed }: Stretch): string {
  const count = Math.max(1, Math.floor((length - step) / step));
  return loudness(count, seed)
    .map((loud, at) => {
      const x = (from + at * step).toFixed(1);
      const height = Math.max(2, loud * (MIDDLE - 10)).toFixed(0);
      return voice === 'caller' ? `M${x} ${MIDDLE - GAP}v-${height}` : `M${x} ${MIDDLE + GAP}v${height}`;
    })
    .join('');
}
