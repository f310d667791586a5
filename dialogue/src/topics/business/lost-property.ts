import { tellNamed } from '../../decide/answers/noted.ts';
import { NOT_LOOKED_FOR } from '../../say/answers.ts';
import { leaveUntold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** What owners call it. */
export const LOST = /\b(?:lost|found|left behind)\b/i;

/** Something was left behind: whoever finds it must hear of it. */
export const lostProperty: Topic = {
  intent: 'lost-property',
  before: 0.6,
  take(talk) {
    const kept = tellNamed(talk, LOST);
    leaveUntold(talk, kept ? '' : NOT_LOOKED_FOR);
  },
};
