import { opensNext } from '../../decide/answers/hours.ts';
import { LIKELY, SURE, tellNamed, tellNoted } from '../../decide/answers/noted.ts';
import { tellWaitOfDish, tellWaits } from '../../decide/answers/waits.ts';
import { earlierOrder } from '../../decide/hand-off.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { timeWords } from '../../decide/way-out.ts';
import { HOW_LONG, KINDS } from '../../heard/relevance/kinds.ts';
import { sharesName } from '../../heard/relevance/relevance.ts';
import { DELIVERS, FOR_LATER, NO_DELIVERY, NO_WAIT, notHere } from '../../say/answers.ts';
import { PLAINLY, tellAsWritten, untold } from '../told.ts';
import type { Topic } from '../topic.ts';

const DELIVERY = /\bdeliver/i;
const COMES =
  /\b(?:come|drive|travel) (?:out )?to (?:you|your)\b|\bwe (?:serve|cover|service)\b|\b(?:service|coverage) area\b/i;

/** How and when food gets to its eater. */

export const delivery: Topic = {
  intent: 'delivery',
  before: 0.6,
  beside: true,
  take(talk) {
    const { delivery: delivers, orderingEnabled } = talk.facts;
    // 'Do you come out to Long Beach?'
    if (!orderingEnabled && !delivers && !talk.heard.asksFor.delivery)
      return void (tellNamed(talk, COMES) || tellAsWritten(talk));
    // 'Do I have to tip the driver?'
    if (!talk.heard.asksFor.delivery && talk.heard.remark.sure < PLAINLY) return tellAsWritten(talk);
    if (delivers) talk.say.push(DELIVERS);
    if (tellNamed(talk, DELIVERY) || delivers) return;
    if (orderingEnabled) talk.say.push(NO_DELIVERY);
    else untold(talk, notHere('delivery'));
  },
};

export const busy: Topic = {
  intent: 'busy',
  before: 0.6,
  beside: true,
  take(talk) {
    if (tellWaitOfDish(talk)) return;
    const time = opensNext(talk.facts) && !talk.facts.orderingEnabled ? null : timeWords(talk);
    if (time) talk.say.push(time);
    else if (!talk.facts.orderingEnabled) tellAsWritten(talk, { least: SURE });
    else if (!tellWaits(talk) && !tellNamed(talk, /\b(?:wait|minutes|busy)\b/i)) talk.say.push(NO_WAIT);
  },
};

/** Of an order that was put in during this call something is known; of no other. */
export const orderStatus: Topic = {
  intent: 'order-status',
  before: 0.75,
  take(talk) {
    const { placed, lines } = talk.state;
    // 'How long for delivery?', of the one that is being taken.
    if (!placed && lines.length > 0 && !talk.heard.past) return busy.take(talk);
    if (!placed && tellHowLong(talk)) return;
    if (!placed) return earlierOrder(talk);
    talk.say.push(placed);
    const time = timeWords(talk);
    if (time) talk.say.push(time);
  },
};

export const orderAhead: Topic = {
  intent: 'order-ahead',
  before: null,
  take: (talk) => ask(talk, { kind: 'what' }, FOR_LATER),
};

/** 'How long till my glasses are ready', of 'Glasses take 7 to 10 working days', where nothing is ordered by phone. */
function tellHowLong(talk: Talk): boolean {
  const { heard, facts } = talk;
  const asks = KINDS.find((kind) => kind.asks.test(heard.text))?.said === HOW_LONG.said;
  const named = { test: (text: string) => HOW_LONG.tells.test(text) && sharesName(heard.text, text) };
  return !facts.orderingEnabled && heard.onlyAsking && asks && tellNoted(talk, LIKELY, named);
}
