import { earlierOrder } from '../../decide/hand-off.ts';
import { goodbye as hangUp } from '../../decide/order/order.ts';
import { ask } from '../../decide/talk.ts';
import { calling, HERE, WELCOME, WELL } from '../../say/answers.ts';
import type { Act } from '../../understand/acts.ts';
import type { Topic } from '../topic.ts';

/** What people say to each other on any line. */

export const greeting: Topic = {
  intent: 'greeting',
  before: 0.5,
  take: (talk) => void talk.say.push('Hi!'),
};

export const howAreYou: Topic = {
  intent: 'how-are-you',
  before: 0.5,
  take(talk) {
    const { names, manner } = talk.heard;
    // 'How's Biscuit doing, is he done?'
    if (talk.heard.asking && (names.length > 0 || manner.ofTheirs)) return earlierOrder(talk);
    talk.say.push(WELL);
  },
};

export const thanks: Topic = {
  intent: 'thanks',
  before: 0.5,
  take(talk) {
    const { lines, placed, booked, booking } = talk.state;
    const ends = talk.state.asked.kind === 'help' && lines.length === 0;
    // 'No, thank you so much', to 'Is there anything else?'
    if (talk.heard.acts.some(({ kind }) => kind === 'goodbye' || (ends && (kind === 'no' || kind === 'done'))))
      return hangUp(talk);
    if (lines.length > 0 || booking) return;
    talk.say.push(WELCOME);
    if (!placed && !booked) return;
    talk.say.push('Goodbye.');
    talk.end = 'goodbye';
  },
};

/** Only a sure one hangs up. */
export const goodbye: Topic = {
  intent: 'goodbye',
  before: 0.7,
  take(talk) {
    const said = talk.heard.acts.some(({ kind }) => PARTING.has(kind));
    if (talk.heard.remark.sure >= (said ? SURE : SURER) && (talk.turn.confidence ?? 1) >= HEARD) return hangUp(talk);
    talk.say.push(calling(talk.facts.businessName));
    ask(talk, { kind: 'help' }, 'Is there anything else?');
  },
};
const SURE = 0.85;
const SURER = 0.97;
const PARTING = new Set<Act['kind']>(['goodbye', 'done', 'thanks', 'no']);
/** Nobody is hung up on by sound that was guessed at. */
const HEARD = 0.6;

export const there: Topic = {
  intent: 'there',
  before: 0.6,
  take: (talk) => void talk.say.push(HERE),
};
