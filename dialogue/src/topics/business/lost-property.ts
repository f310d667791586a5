import { sayFromNotes } from '../../decide/answers/knowledge.ts';
import { NOT_LOOKED_FOR } from '../../say/answers.ts';
import { untold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** Something was left behind: whoever finds it must hear of it. */
export const lostProperty: Topic = {
  intent: 'lost-property',
  before: 0.6,
  take(talk) {
    const kept = sayFromNotes(talk, ['lost', 'found', 'kept']);
    untold(talk, kept ? '' : NOT_LOOKED_FOR);
  },
};
