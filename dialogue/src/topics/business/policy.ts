import { sayFromNotes } from '../../decide/answers/knowledge.ts';
import { ANY } from '../../decide/answers/noted.ts';
import { notHere } from '../../say/answers.ts';
import { untold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** What holds when somebody cancels, is late, or brings something back. */
export const policy: Topic = {
  intent: 'policy',
  before: 0.5,
  beside: true,
  take: (talk) => void (sayFromNotes(talk, talk.heard.words, ANY, 0.3) ?? untold(talk, notHere('our rules for that'))),
};
