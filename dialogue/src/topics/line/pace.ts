import { dropMessage } from '../../decide/message/message.ts';
import { openText } from '../../decide/next-question.ts';
import { repeat as sayAgain } from '../../decide/order/order.ts';
import { repeatQuestion } from '../../decide/order/repair.ts';
import { TAKE_YOUR_TIME } from '../../decide/step.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { CHANGE_OR_DROP, DROPPED, NO_RUSH, NOT_THAT } from '../../say/answers.ts';
import type { Topic } from '../topic.ts';

/** How fast it goes, and whether it goes on. */

export const repeat: Topic = { intent: 'repeat', before: 0.5, take: (talk) => sayAgain(talk, false) };
export const slower: Topic = { intent: 'slower', before: 0.5, take: (talk) => sayAgain(talk, true) };
export const wait: Topic = {
  intent: 'wait',
  before: 0.5,
  take: (talk) => ask(talk, talk.state.asked, TAKE_YOUR_TIME),
};

export const unsure: Topic = {
  intent: 'unsure',
  before: 0.5,
  take(talk) {
    talk.say.push(NO_RUSH);
    repeatQuestion(talk);
  },
};

/** Nothing that was taken down is lost by a word: of an order it is asked. */
export const stop: Topic = {
  intent: 'stop',
  before: 0.5,
  take(talk) {
    if (talk.state.lines.length > 0) return ask(talk, { kind: 'change' }, CHANGE_OR_DROP);
    Object.assign(talk.state, { unclear: [], booking: null });
    dropMessage(talk.state);
    talk.say.push(DROPPED);
    ask(talk, { kind: 'help' }, 'Is there anything else?');
  },
};

/** A yes or a no to nothing in particular. What answers a question was read before. */
export const yes: Topic = { intent: 'yes', before: null, take: (talk) => askOpenly(talk) };
export const no: Topic = {
  intent: 'no',
  before: null,
  take(talk) {
    talk.say.push(NOT_THAT);
    askOpenly(talk);
  },
};

function askOpenly(talk: Talk): void {
  if (talk.state.lines.length > 0) return repeatQuestion(talk);
  ask(talk, { kind: 'what' }, openText(talk));
}
