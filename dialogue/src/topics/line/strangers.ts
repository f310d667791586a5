import { ask } from '../../decide/talk.ts';
import { NO_SALES, thisIs } from '../../say/answers.ts';
import type { Topic } from '../topic.ts';

/** People who did not mean to call this business, or who want to sell it something. */

const ANYTHING = 'Is there anything I can do for you?';

/** Who says so again, or takes leave with it, is let go. */
export const wrongNumber: Topic = {
  intent: 'wrong-number',
  before: 0.85,
  take(talk) {
    const parts = talk.heard.acts.some(({ kind }) => kind === 'goodbye') || talk.state.question === ANYTHING;
    talk.say.push(parts ? 'No problem. Goodbye.' : thisIs(talk.facts.businessName));
    if (parts) talk.end = 'goodbye';
    else ask(talk, { kind: 'help' }, ANYTHING);
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
