import { tellNamed } from '../../decide/answers/noted.ts';
import { notHere, ourNumber } from '../../say/answers.ts';
import { told, untold } from '../told.ts';
import type { Topic } from '../topic.ts';

const ADDRESS =
  /\b(?:address|located|location|directions|(?:what|which|cross) streets?)\b|\bwe(?:['’]re| are) (?:right |just )?(?:at|on|in|near|next to|across from|behind|opposite|between|off) (?!(?:call|holiday|vacation|a break|business|time)\b)|\bfind us\b|\b\d+ (?:[\p{L}\d.'’]+ ){0,4}(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|drive|square|plaza)\b(?!-)/iu;
export const address = told('address', {
  sign: ADDRESS,
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
    else if (number) talk.say.push(ourNumber(number));
    else if (!tellNamed(talk, /\b(?:phone|number|e-?mail|website|online)\b/i)) untold(talk, notHere('another number'));
  },
};
