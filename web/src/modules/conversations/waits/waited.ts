import type { Message } from '@attendant/contract/conversations';

/** How long the caller waited for a reply, and for what. */

type Reply = Pick<Message, 'heard_to_words_ms' | 'heard_to_turn_ms' | 'heard_to_reply_ms' | 'heard_to_sound_ms'>;

/** A part of the wait: tenths of a second since the caller's last sound. */
export interface Step {
  label: string;
  from: number;
  to: number;
}

export interface Waited {
  steps: readonly Step[];
  /** Tenths of a second until the first sound. */
  sound: number;
  /** What was still thought about when the caller had been asked to wait. */
  after: Step | null;
}

/** The parts of one wait that took any time, which add up to it; null where only the whole of it is known, as of calls of long ago. */
export function waitedFor(reply: Reply): Waited | null {
  const [words, turn] = [tenths(reply.heard_to_words_ms), tenths(reply.heard_to_turn_ms)];
  const [thought, sound] = [tenths(reply.heard_to_reply_ms), tenths(reply.heard_to_sound_ms)];
  if (turn === null || sound === null) return null;
  const wasAskedToWait = thought !== null && thought > sound;
  const steps: Step[] = [];
  const until = (label: string, to: number) => {
    const from = steps.at(-1)?.to ?? 0;
    if (to > from) steps.push({ label, from, to });
  };
  if (words !== null) until('Understood the words', Math.min(words, turn));
  until(words === null ? 'Listened to the end' : 'Made sure they were done', turn);
  if (thought !== null && !wasAskedToWait) until('Thought', thought);
  until(wasAskedToWait ? 'Asked them to wait' : 'Began to speak', sound);
  return { steps, sound, after: wasAskedToWait ? { label: 'Went on thinking', from: sound, to: thought } : null };
}

const tenths = (ms: number | null): number | null => (ms === null ? null : Math.max(0, Math.round(ms / 100)));

/** Of a whole call: what callers mostly waited, and the longest; null where nothing was measured. */
export function waitsOf(messages: readonly Reply[]): string | null {
  const waits = messages.flatMap(({ heard_to_sound_ms: ms }) => (ms === null ? [] : [ms])).sort((a, b) => a - b);
  const [middle, longest] = [waits[Math.floor((waits.length - 1) / 2)], waits.at(-1)];
  if (middle === undefined || longest === undefined) return null;
  const [usual, most] = [seconds(middle), seconds(longest)];
  return usual === most ? usual : `${usual}, at most ${most}`;
}

/** A wait of so long is told without being asked for. */
export const isLong = (ms: number | null): boolean => (ms ?? 0) >= 2_000;

/** 620 → '0.6 s' */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
