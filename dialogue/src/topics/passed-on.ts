import { BEYOND_DOUBT, tellNoted, VERY_SURE } from '../decide/answers/noted.ts';
import { hear } from '../decide/hear.ts';
import { tellAsides } from '../decide/message/asides.ts';
import { isForMany } from '../decide/message/instead.ts';
import { keepWords, leaveMessage, nextOfMessage } from '../decide/message/message.ts';
import type { Asked } from '../decide/state.ts';
import { ask, type Talk } from '../decide/talk.ts';
import { FOREIGN } from '../heard/intent/remarks.ts';
import { I_PASS_ON, WHO_CALLS } from '../say/answers.ts';
import type { Act } from '../understand/acts.ts';
import { isAnswerable, isAskedOf } from './booking/beside.ts';
import { intentOf } from './booking/intent.ts';
import { correctsLeft } from './message/of-left.ts';

/** Questions that nothing else is due to; in the middle of an order or an appointment its own topic answers. */
const OPEN = new Set<Asked['kind']>(['what', 'help', 'message?']);

const ORDERS = new Set<Act['kind']>(['want-category', 'start-order', 'take-it']);

/** What somebody should be told is kept as it was told, and only a name is asked for. True when it was that. */
export function takePassedOn(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  // 'And when will they call me?', of what is left already.
  if (state.left !== null && state.asked.kind === 'help' && heard.whenCalled) {
    talk.say.push(WHO_CALLS);
    ask(talk, { kind: 'help' }, 'Is there anything else?');
    return true;
  }
  if (correctsLeft(talk)) return true;
  // 'Do I get charged for moving it?', amid an appointment, is for nobody but who talks here.
  if (state.asked.kind === 'booking' && state.booking && heard.beyondTimes) return false;
  if (leaveBarelyBegun(talk) && heard.forSomebody === null) {
    const { name, phone } = heard.caller;
    Object.assign(state, { name: name ?? state.name, phone: phone ?? state.phone });
    keepWords(state, turn.text.trim());
    nextOfMessage(talk);
    return true;
  }
  // 'Please tell Dr. Kim we only have two left', amid a visit: it belongs to what was left for them before.
  const isOfLeft = state.left !== null && state.asked.kind === 'booking' && heard.forSomebody === 'pass-on';
  if (isOfLeft && (heard.when.day ?? heard.when.time) === null) {
    keepWords(state, turn.text.trim());
    state.message ??= state.left;
    leaveMessage(talk);
    return true;
  }
  if (((heard.forSomebody || heard.manner.wantsBack) && isBeside(talk)) || tellsMoreOfIt(talk)) return takeBeside(talk);
  if (!isForSomebody(talk) && !isMore(talk)) return false;
  // 'If I'm stuck in traffic, how long will you keep it?' is answered; what went wrong is passed on beside.
  const isWrong = heard.forSomebody === 'complaint';
  if (isWrong && state.message === null) talk.say.push("I'm sorry about that.");
  // Who has asked for somebody, and tells what it is about, asks nothing.
  const isOfWish = state.wish !== null && !heard.asking;
  const told = !heard.toSomebody && !isOfWish && tellNoted(talk, isAskedOf(heard) ? VERY_SURE : BEYOND_DOUBT);
  // 'Can you tell Marcus I won't be there' asks for no answer.
  if (told && heard.asking && !isWrong && !heard.wantsCall && !heard.manner.tells) return true;
  if (heard.clauses.some(({ asking, intent, sure }) => asking && intent === 'wrong-number' && sure > PLAINLY))
    talk.say.push(`This is ${talk.facts.businessName}.`);
  if (state.message === null) talk.say.push(isWrong ? 'I can pass it on, so that somebody calls you back.' : I_PASS_ON);
  state.owed = true;
  state.blamed ||= heard.forSomebody === 'complaint';
  // 'Is the gas extra' names nobody.
  state.name ??= heard.caller.name ?? (heard.clauses.length > 1 && !heard.onMenu ? toldName(heard) : null);
  // 'What are brakes on a Camry?' 'Could someone give me a call with a price?'
  const isOfLast = state.spoken?.turn === turn.turn - 1 && heard.forSomebody === 'pass-on';
  if (!tellAsides(talk) && state.spoken && isOfLast) keepWords(state, state.spoken.text);
  // 'Just tell him I called about Sunday' tells more than that no name is given.
  if (heard.refuses && state.wish) keepWords(state, state.wish);
  if (!heard.refuses || !state.wish || heard.words.length > A_FEW - 3) keepWords(state, turn.text.trim());
  if (state.asked.kind === 'which') state.unclear = [];
  nextOfMessage(talk);
  return true;
}

function toldName({ answersName: name, clauses }: Talk['heard']): string | null {
  const said = name?.toLowerCase() ?? '';
  return clauses.some(({ asking, text }) => asking && text.toLowerCase().includes(said)) ? null : name;
}

/** Fewer words than a sentence that tells of something. */
const A_FEW = 8;
const STRANGE = 0.8;
const PLAINLY = 0.8;

/** 'I'd like the owner to call me': of what was taken for a wish to come in, and was none. */
function leaveBarelyBegun(talk: Talk): boolean {
  const { state, heard } = talk;
  const { asked, booking } = state;
  if (!booking || asked.kind !== 'booking' || booking.doing !== 'book') return false;
  if (heard.toSomebody) return leaveBooking(talk);
  if (heard.wantsCall && (heard.when.day ?? heard.when.time) === null && asked.part !== 'about')
    return leaveBooking(talk);
  if (asked.part !== 'when') return false;
  const strange = heard.foreign > FOREIGN || (heard.remark.intent === 'other' && heard.remark.sure > STRANGE);
  if (heard.forSomebody === null || strange || heard.appointment.forget) return false;
  if (heard.when.day !== null || booking.offered.length > 0) return false;
  return leaveBooking(talk);
}

function leaveBooking({ state, heard, say }: Talk): true {
  const { booking } = state;
  const at = booking?.chosen?.words;
  say.push(I_PASS_ON);
  keepWords(
    state,
    [booking?.words.replaceAll(' / ', '. ') ?? '', at && `It was about ${at}`].filter(Boolean).join('. '),
  );
  state.owed = true;
  // 'No, book it' brings it back.
  if (booking?.chosen) state.putOff = booking;
  Object.assign(state, { booking: null, asked: { kind: 'what' }, wish: heard.text });
  return true;
}

/** In the middle of an order, or in one breath with it, and of another one than that. */
const isBeside = ({ state, heard, facts }: Talk): boolean =>
  facts.orderingEnabled &&
  (heard.wanting && heard.words.length > A_FEW - 1
    ? heard.clauses.some(({ forSomebody }) => !forSomebody)
    : state.lines.length > 0 && isOfAnother(heard, state));

/** What an order has not seen yet cannot have gone wrong with it; and who has told of it once tells more of it. */
const isOfAnother = (heard: Talk['heard'], state: Talk['state']): boolean =>
  (heard.words.length > A_FEW - 1 && heard.earlier) ||
  heard.manner.wantsBack ||
  (heard.forSomebody === 'complaint' && (heard.past || heard.manner.wasHad) && heard.words.length > A_FEW - 3) ||
  (state.blamed && heard.wantsCall);

/** 'It was under Paulson, around nine in the morning', amid another order: of what went wrong, and no time or number of this one. */
export const tellsMoreOfIt = ({ state, heard }: Talk): boolean =>
  state.blamed &&
  state.lines.length > 0 &&
  heard.past &&
  heard.telling &&
  !heard.wanting &&
  !heard.asking &&
  heard.words.length > A_FEW / 2 &&
  heard.acts.every(({ kind }) => kind !== 'add' && kind !== 'replace');

/** It is passed on with the order, which goes on with the rest of what was said. True when there is none. */
function takeBeside(talk: Talk): boolean {
  keepWords(talk.state, talk.turn.text.trim());
  talk.state.owed = true;
  const more = talk.state.blamed;
  talk.state.blamed ||= talk.heard.forSomebody === 'complaint' || talk.heard.manner.wantsBack;
  talk.say.push(more ? I_PASS_ON : "I'm sorry about that; somebody should hear of it.");
  const rest = talk.heard.wanting ? talk.heard.clauses.filter(({ forSomebody }) => !forSomebody) : [];
  talk.heard = hear(rest.map(({ text }) => text).join(', '), talk.facts, talk.menu);
  return rest.length === 0;
}

function isForSomebody(talk: Talk): boolean {
  const { state, heard, facts, turn } = talk;
  const { forSomebody, acts, words } = heard;
  // 'We need about twenty pies', 'can somebody get back to me on that': which pies, nobody need know here.
  const isOpen = OPEN.has(state.asked.kind) || (state.asked.kind === 'which' && heard.wantsCall);
  if (!forSomebody || !isOpen || state.lines.length > 0 || state.booking) return false;
  const complaint = forSomebody === 'complaint';
  // 'I'm scared of the dentist, do you put people under': who blames nobody and asks wants to know.
  const asks = heard.clauses.some(({ asking, text }) => asking && isAnswerable(text));
  if (complaint && !heard.blames && !heard.manner.tells && asks) return false;
  // A tooth that broke is seen to by an appointment where one is asked for.
  const appointment = facts.bookingEnabled ? intentOf(talk) : null;
  if (complaint && appointment && (heard.wanting || !heard.blames)) return false;
  // 'I need somebody tomorrow morning' is for nobody to be told.
  if (!complaint && appointment === 'book' && heard.appointment.meets !== null && !heard.wantsCall) return false;
  if (
    acts.some(({ kind }) => kind === 'introduction' || (kind === 'person' && (!complaint || facts.handOff === 'now')))
  )
    return false;
  // 'Have Colette call me about croissants' counts none.
  const isOfCall = heard.wantsCall && !heard.wanting;
  const isOrdered = (act: Act) =>
    act.kind === 'add' && act.wish.item.exact && !(isOfCall && (act.wish.quantity ?? act.wish.size) === null);
  if (!complaint && acts.some(isOrdered)) return false;
  // Of an order its own topic speaks.
  const isAsked = acts.some(({ kind }) => kind === 'leave-message');
  if (!complaint && !isAsked && facts.orderingEnabled && acts.some(({ kind }) => kind === 'earlier-order'))
    return false;
  // 'Can someone call me back' has not said why yet.
  const bare = heard.bareRequest || (words.length < 8 && acts.some(({ kind }) => kind === 'leave-message'));
  if (heard.bareRequest) state.wish = turn.text.trim();
  // 'Pass it on then', of what was asked before
  const isOfBefore = heard.manner.pointsBack && (state.asides ?? []).length > 0;
  return words.length > (complaint || isOfBefore ? 2 : 4) && !bare;
}

/** 'Would you like to leave a message?' 'It's about a bounced check.' 'Burgers mostly.' */
const isMore = (talk: Talk): boolean => {
  const { state, facts, heard } = talk;
  const { telling, asking, refuses, acts, words, wanting, manner } = heard;
  // 'The manager, about a party', 'we'd be forty on July ninth'
  const about = state.wish ?? state.message ?? state.unmet;
  const isOfWish = about !== null && heard.appointment.wants === null && !asking && words.length > 3;
  if (state.asked.kind !== 'message?' || (!isOfWish && facts.bookingEnabled && intentOf(talk) === 'book')) return false;
  if (refuses) return state.wish !== null;
  const kinds = acts.length > 0 && acts.every((act) => act.kind === 'want-category' && act.quantity === null);
  if ((kinds || isForMany(talk)) && !wanting && state.message !== null) return true;
  // 'I've done two years of pizza making', of the job that was asked about: dishes in a story are not ordered.
  if (telling && manner.narrates && !wanting && about !== null && words.length > 4) return true;
  return (
    (telling || !asking || state.unfound) &&
    words.length > 3 &&
    acts.every((act) => !isOrder(act) && !ANSWERS.has(act.kind))
  );
};

const isOrder = (act: Act): boolean => (act.kind === 'add' ? act.wish.item.exact : ORDERS.has(act.kind));
const ANSWERS = new Set<Act['kind']>(['yes', 'no', 'done', 'name', 'goodbye', 'wait', 'repeat', 'slower']);
