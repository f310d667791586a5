import type { Talk } from '../../../decide/talk.ts';
import { askFor } from '../asking.ts';

/** What is wrong with what was read back. */

const CHANGED = {
  name: 'What name should I put it under?',
  time: 'Which day and time would suit you better?',
  about: 'What is it about?',
} as const;

/** 'No', 'no, the time is wrong', to what was read back. */
export function askWhatToChange(talk: Talk): void {
  const { part } = talk.heard.appointment;
  if (part === 'about' || !takeChange(talk)) askFor(talk, 'change', 'What should I change: the time, or the name?');
}

/** 'What should I change?' */
export function takeChange(talk: Talk): boolean {
  const { part } = talk.heard.appointment;
  if (part) askFor(talk, part === 'time' ? 'when' : part, CHANGED[part]);
  return part !== null;
}
