import { PRICED, sayFromNotes } from '../../decide/answers/knowledge.ts';
import { tellNamed, WHATEVER } from '../../decide/answers/noted.ts';
import { readOrder } from '../../decide/order/order.ts';
import type { Talk } from '../../decide/talk.ts';
import { MINIMUM } from '../../heard/relevance/kinds.ts';
import { NO_ACCOUNTS, NO_PAYMENT, notHere, priceRanges } from '../../say/answers.ts';
import { untold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** What the owner wrote goes before the sentence that knows nothing. */
export const payment: Topic = {
  intent: 'payment',
  before: 0.5,
  beside: true,
  take(talk) {
    if (talk.heard.ownMoney && talk.state.lines.length > 0) readOrder(talk);
    else if (talk.heard.ownMoney && talk.state.placed) talk.say.push(talk.state.placed);
    else if (talk.heard.ownMoney) untold(talk, NO_ACCOUNTS);
    else if (!tellNamed(talk, /\b(?:pay\w*|cards?|cash|credit|debit|checks?|venmo|zelle)\b/i)) untold(talk, NO_PAYMENT);
  },
};

export const prices: Topic = {
  intent: 'prices',
  before: 0.6,
  beside: true,
  take(talk) {
    const range = priceRanges(talk.menu);
    // 'How much was it?', of the appointment that is being made
    const about = talk.state.booking?.about ?? '';
    if (range) talk.say.push(range);
    else if (!sayFromNotes(talk, `${talk.heard.text} ${about}`, PRICED) && !tellLeast(talk))
      untold(talk, notHere('prices'));
  },
};

/** 'What's your cheapest tattoo', of 'Shop minimum is $120'. */
const tellLeast = (talk: Talk): boolean =>
  LEAST.test(talk.heard.text) && sayFromNotes(talk, MINIMUM.said, LEAST_PRICED, WHATEVER) !== null;
const LEAST = /\b(?:cheapest|least expensive|lowest|smallest)\b|\bhow cheap\b/i;
const LEAST_PRICED = /(?=.*(?:\$ ?\d|\bdollars?\b))\b.*\b(?:minimum|at least|from|starts? at|starting)\b/i;
