import { ask } from '../../decide/talk.ts';
import { NO_SALES, thisIs } from '../../say/answers.ts';
import type { Topic } from '../topic.ts';

/** People who did not mean to call this business, or who want to sell it something. */

export const wrongNumber: Topic = {
  intent: 'wrong-number',
  before: 0.85,
  take(talk) {
    talk.say.push(thisIs(talk.facts.businessName));
    ask(talk, { kind: 'help' }, 'Is there anything I can do for you?');
  },
};

export const spam: Topic = {
  intent: 'spam',
  before: 0.8,
  take(talk) {
    talk.say.push(NO_SALES);
    ask(talk, { kind: 'help' }, 'Is there anything else?');
  },
};
