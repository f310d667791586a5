/** Which message is played. Messages without sound are passed over. */

export const NOT_PLAYING = -1;

export interface Playback {
  /** Of the message, or -1. */
  index: number;
  paused: boolean;
}
export const SILENT: Playback = { index: NOT_PLAYING, paused: true };

/** The nearest message with sound after (1) or before (-1) this one; null at the end of the conversation. */
function stepFrom(index: number, step: 1 | -1, hasAudio: readonly boolean[]): number | null {
  for (let at = index + step; at >= 0 && at < hasAudio.length; at += step) if (hasAudio[at]) return at;
  return null;
}

/** Plays from the first message, or goes on and pauses where it is. */
export function togglePlayback(now: Playback, hasAudio: readonly boolean[]): Playback {
  if (now.index !== NOT_PLAYING) return { ...now, paused: !now.paused };
  const first = stepFrom(NOT_PLAYING, 1, hasAudio);
  return first === null ? SILENT : { index: first, paused: false };
}

/** Next and previous, within bounds: at the end nothing changes. */
export function stepPlayback(now: Playback, step: 1 | -1, hasAudio: readonly boolean[]): Playback {
  const index = stepFrom(now.index, step, hasAudio);
  return index === null ? now : { index, paused: false };
}

/** The next message plays when one has ended; after the last there is silence. */
export function endPlayback(now: Playback, hasAudio: readonly boolean[]): Playback {
  const index = stepFrom(now.index, 1, hasAudio);
  return index === null ? SILENT : { index, paused: false };
}
