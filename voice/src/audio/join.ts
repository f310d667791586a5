import type { Pcm } from '../roles.ts';

/** One sound after the other, as one. */
export function join(parts: readonly Pcm[]): Pcm {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
