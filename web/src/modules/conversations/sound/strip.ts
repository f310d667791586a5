import type { Message } from '@attendant/contract/conversations';

/** All messages of a call on one time axis. */

type Timed = Pick<Message, 'started_ms' | 'ended_ms'>;

/** Milliseconds from the call's first sound to its last word. */
export const lengthOf = (messages: readonly Timed[]): number =>
  Math.max(0, ...messages.map(({ ended_ms }) => ended_ms));

/** The message at this moment of the call and the seconds into it; in a pause the next one, from its start. */
export function placeAt(messages: readonly Timed[], ms: number): { index: number; seconds: number } | null {
  const index = messages.findIndex(({ ended_ms }) => ms < ended_ms);
  const message = messages[index];
  if (!message) return null;
  return { index, seconds: Math.max(0, ms - message.started_ms) / 1000 };
}

/** 107 → '1:47' */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
