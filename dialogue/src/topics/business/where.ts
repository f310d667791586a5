import { sayFromNotes } from '../../decide/answers/knowledge.ts';
import { notHere, ourNumber } from '../../say/answers.ts';
import { told, untold } from '../told.ts';
import type { Topic } from '../topic.ts';

export const address = told('address', { words: ['address', 'located'], subject: 'our address' });

export const phone: Topic = {
  intent: 'phone',
  before: 0.5,
  beside: true,
  take(talk) {
    const { phone: number } = talk.facts;
    if (number) talk.say.push(ourNumber(number));
    else if (!sayFromNotes(talk, ['phone', 'number', 'email', 'website'])) untold(talk, notHere('another number'));
  },
};
