import { calmDown, handOff } from '../../decide/hand-off.ts';
import { keepWords, nextOfMessage } from '../../decide/message/message.ts';
import { I_PASS_ON } from '../../say/answers.ts';
import type { Topic } from '../topic.ts';

/** Somebody should hear of it, or come to the phone. */

export const person: Topic = { intent: 'person', before: 0.85, take: handOff };
export const message: Topic = {
  intent: 'message',
  before: null,
  take(talk) {
    const { telling, words, bareRequest } = talk.heard;
    // What was told already need not be said twice.
    if (telling && words.length > TOLD && !bareRequest) {
      talk.say.push(I_PASS_ON);
      keepWords(talk.state, talk.turn.text.trim());
      talk.state.owed = true;
    }
    nextOfMessage(talk);
  },
};
const TOLD = 4;
export const complaint: Topic = { intent: 'complaint', before: null, take: calmDown };
