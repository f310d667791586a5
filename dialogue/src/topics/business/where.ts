import { tell, tellNamed } from '../../decide/answers/noted.ts';
import { TELEPHONE } from '../../decide/answers/owners-sentences.ts';
import type { Talk } from '../../decide/talk.ts';
import { notHere, ourNumber } from '../../say/answers.ts';
import { told, untold } from '../told.ts';
import type { Topic } from '../topic.ts';

const ADDRESS =
  /\b(?:address|located|location|directions|(?:what|which|cross) streets?)\b|\bwe(?:['’]re| are) (?:right |just )?(?:at|on|in|near|next to|across from|behind|opposite|between|off) (?!(?:call|holiday|vacation|a break|business|time)\b)|\bfind us\b|\b\d+ (?:[\p{L}\d.'’]+ ){0,4}(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|drive|square|plaza)\b(?!-)/iu;
/** 'Leave your name and address' tells nobody where to come. */
const OF_CALLERS = /\b(?:leave|give us|tell us|tell me|send us|we need|we['’]ll need|have)\b[^.]*\baddress\b/i;
export const address = told('address', {
  sign: { test: (text) => ADDRESS.test(OF_CALLERS.test(text) ? text.replace(/\baddress\b/gi, '') : text) },
  subject: 'our address',
});

export const phone: Topic = {
  intent: 'phone',
  before: 0.5,
  beside: true,
  take(talk) {
    const { phone: number } = talk.facts;
    // 'Okay, I'm calling that number' asks for none.
    if (talk.heard.manner.callsThere) talk.say.push('Okay.');
    else if (tellTheirNumber(talk)) return;
    else if (number) talk.say.push(ourNumber(number));
    else if (!tellNamed(talk, /\b(?:phone|number|e-?mail|website|online)\b/i)) untold(talk, notHere('another number'));
  },
};

/** 'What's their number', behind 'towing is done by Sal's, 718 555 0195': of whom was just told. True when it has one. */
function tellTheirNumber(talk: Talk): boolean {
  const { state, heard, turn, facts } = talk;
  const { noted } = state;
  if (!noted || turn.turn - noted.turn > STILL || !heard.asksFor.theirs) return false;
  const note = facts.notes.find(({ text }) => TELEPHONE.test(text) && noted.texts.some((told) => text.includes(told)));
  if (note) tell(talk, { text: note.text, note });
  return note !== undefined;
}
const STILL = 2;
