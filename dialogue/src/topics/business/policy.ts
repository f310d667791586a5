import { notHere } from '../../say/answers.ts';
import { untold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** What holds when somebody cancels, is late, or brings something back. */
export const policy: Topic = {
  intent: 'policy',
  before: 0.5,
  beside: true,
  take: (talk) => untold(talk, notHere('our rules for that')),
};
