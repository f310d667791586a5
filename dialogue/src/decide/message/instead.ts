import { intentOf } from '../../topics/booking/intent.ts';
import type { Act } from '../../understand/acts.ts';
import { hear } from '../hear.ts';
import type { Talk } from '../talk.ts';
import { dropMessage } from './message.ts';

/** What is wished for while a message is asked about goes before it. */

const MESSAGE_ASKED = /^message(?:\?|-name|-phone)$/;

/** 'Well, give me a bowl anyway', while a message is asked about. One that was agreed to is kept, and left with the order. */
export function orderInstead({ state, heard, facts, menu }: Talk): void {
  const { acts, remark, wanting, words, introduces } = heard;
  if (!MESSAGE_ASKED.test(state.asked.kind) || !facts.orderingEnabled || facts.closed) return;
  const ofElse = acts.some(({ kind }) => /^(?:person|angry|earlier-order|booking|leave-message|hours)$/.test(kind));
  const story = heard.past || (heard.manner.narrates && !wanting);
  if (ofElse || heard.forSomebody || story || heard.onlyAsking || introduces || heard.consent === 'yes') return;
  // A name or a part of a story may sound like a dish.
  const plainly = wanting || (!state.owed && heard.leftover.length < 2 && words.length > 1);
  const isOrder = (act: Act) =>
    act.kind === 'take-it' ||
    (act.kind === 'add' &&
      act.wish.item.sure !== 'likely' &&
      (wanting ||
        (act.wish.quantity ?? act.wish.size) !== null ||
        (remark.intent === 'order' && remark.sure > PLAINLY)));
  if (!plainly || !acts.some(isOrder) || (!wanting && isForMany({ state, heard, facts, menu }))) return;
  if (state.asked.kind === 'message?' && !state.owed) dropMessage(state);
  state.asked = { kind: 'help' };
}
const PLAINLY = 0.8;

/** 'Tacos mostly, some veggie', of what is to be catered for forty: nobody counts them here. */
export function isForMany({ state, heard, facts, menu }: Pick<Talk, 'state' | 'heard' | 'facts' | 'menu'>): boolean {
  const isUncounted = (act: Act) => act.kind !== 'take-it' && (act.kind !== 'add' || act.wish.quantity === null);
  const ofMany = state.message !== null && hear(state.message, facts, menu).crowd !== null;
  return ofMany && heard.acts.some(({ kind }) => kind === 'add') && heard.acts.every(isUncounted);
}

const ANY_MESSAGE = /^message(?:\?|-text|-name|-phone)$/;

/** 'Can you fit me in today at one', while a message is asked about: an appointment can be had here and now. */
export function bookInstead(talk: Talk): void {
  const { state, heard, facts } = talk;
  const { appointment, when, caller } = heard;
  if (!ANY_MESSAGE.test(state.asked.kind) || !facts.bookingEnabled || state.booking || state.unfound) return;
  // 'For a men's cut' tells of nothing past.
  const isPast = heard.past && heard.remark.intent !== 'book';
  const isTold = heard.telling && appointment.wants !== 'book';
  const isOfElse = heard.forSomebody !== null || isPast || isTold || heard.wantsCall || caller.phone !== null;
  const isWished = appointment.wants === 'book' || appointment.wants === 'free' || (when.day !== null && when.time?.at);
  if (isOfElse || !isWished || (when.day ?? when.time) === null) return;
  const { asked } = state;
  state.asked = { kind: 'help' };
  if (intentOf(talk) !== 'book') state.asked = asked;
  else if (!state.owed) {
    // 'She cries a lot', and then a wish: whoever sees her should know.
    const told = state.message;
    dropMessage(state);
    if (told) state.asides = [told];
  }
}
