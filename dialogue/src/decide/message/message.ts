import type { TakeMessageInput } from '@attendant/contract/tools';
import { namesIn } from '../../heard/caller.ts';
import { withTitleMarks } from '../../heard/words/marks.ts';
import { I_PASS_ON } from '../../say/answers.ts';
import { numberWords } from '../../say/wording.ts';
import type { State } from '../state.ts';
import { ask, type Talk } from '../talk.ts';
import { ASIDES_MOST, keepBefallen, tellAsides } from './asides.ts';

const LONGEST = 2000;

/** What is told comes to what was told before: an owner reads the whole of it. */
export function keepWords(state: State, words: string): void {
  const said = words.trim().replace(ANSWER, '');
  if (said === '' || state.message?.includes(said)) return;
  const before = state.message ?? state.left ?? (state.unmet === said ? null : state.unmet) ?? longWish(state);
  const told = before?.replace(/[\s.]+$/, '');
  state.message = (told ? `${told}${/[?!]$/.test(told) ? '' : '.'} ${said}` : said).slice(0, LONGEST);
}

/** 'No. Just please hurry': what was answered is no part of what is told. */
const ANSWER = /^(?:no|nope|yes|yeah|yep|okay|ok)[.,!]\s+(?=\S+\s+\S)/i;

/** 'I've got a bone to pick with whoever does your billing' says more than 'the manager, please', and so does 'is Dana there'. */
export const longWish = ({ wish }: State): string | null =>
  wish && (wish.split(/\s+/).length > WISH || namesIn(wish).length > 0) ? wish : null;
const WISH = 7;

/** Asks for what is still missing of a message, then leaves it. */
export function nextOfMessage(talk: Talk): void {
  const { state, facts, heard } = talk;
  state.elsewhere ||= heard.reach === 'other';
  if (heard.reach && heard.reach !== 'other' && !state.phone?.endsWith(heard.reach)) state.phone = heard.reach;
  if (tellAsides(talk) || (state.message === null && state.unmet !== null)) keepWords(state, talk.turn.text);
  // 'Can I talk to Ms. Kwan about the report card': it need not be said twice.
  if (state.message === null && /\b(?:about|because|regarding)\b/i.test(longWish(state) ?? ''))
    state.message = longWish(state);
  if (state.message === null) {
    if (heard.words.length > STORY) state.wish ??= talk.turn.text.trim();
    return ask(talk, { kind: 'message-text' }, 'Sure. What would you like me to pass on?');
  }
  // Who texts may not look again: what they told is left at once.
  const known = state.name ?? facts.callerName ?? (facts.channel === 'message' && facts.callerPhone);
  if (!known && !state.nameRefused) return ask(talk, { kind: 'message-name' }, 'And what is your name?');
  if ((!facts.callerPhone || state.elsewhere) && !state.phone && !state.phoneRefused) {
    return ask(talk, { kind: 'message-phone' }, 'What number can they reach you at?');
  }
  keepBefallen(talk);
  leaveMessage(talk);
}

/** More than the bare wish to leave one. */
const STORY = 6;

/** 'Make it under Nicole instead', of what is saved already under the name that was read back. True when it was that. */
export function passOnRename(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  const saved = state.booked ?? state.placed;
  if (!heard.renamed || saved === null || state.lines.length > 0 || state.booking) return false;
  talk.say.push(I_PASS_ON);
  keepWords(state, turn.text.trim());
  nextOfMessage(talk);
  return true;
}

/** 'And can I add a blowout', to what was just booked. True when it was that. */
export function passOnAddition(talk: Talk): boolean {
  const { state, heard } = talk;
  const ofBooked = state.bookedAt !== null && state.booking === null && (heard.when.day ?? heard.when.time) === null;
  if (!heard.appointment.adds || !ofBooked || talk.facts.orderingEnabled) return false;
  talk.say.push(I_PASS_ON);
  keepWords(state, talk.turn.text.trim());
  nextOfMessage(talk);
  return true;
}

/** Asks for the message of the state to be saved; only its receipt says that it was. */
export function leaveMessage(talk: Talk, more: Partial<TakeMessageInput> = {}): void {
  const message = messageOf(talk.state);
  if (!message) return;
  const caller_name = message.caller_name || (talk.facts.callerName ?? '');
  tellNumber(talk, message.caller_phone);
  talk.tool = { name: 'take_message', input: { ...message, caller_name, ...more } };
}

/** Another number than the one they call from is said again, once, as it was heard. */
function tellNumber({ state, facts, say }: Talk, phone: string | undefined): void {
  if (!phone || !facts.callerPhone || facts.callerPhone.endsWith(phone) || state.phoneTold === phone) return;
  const words = numberWords(phone);
  state.phoneTold = phone;
  if (!say.some((one) => one.includes(words))) say.push(`I have ${words}.`);
}

/** What is to be left, as far as it was told. */
export function messageOf({ message, wish, name, phone, blamed }: State): TakeMessageInput | null {
  const text = message ?? wish;
  if (text === null) return null;
  return {
    caller_name: name ?? '',
    text: withTitleMarks(text),
    ...(phone && { caller_phone: phone }),
    ...(blamed && { complaint: true }),
  };
}

/** Nothing is left after all. */
export function dropMessage(state: State): void {
  Object.assign(state, {
    message: null,
    wish: null,
    unmet: null,
    asides: [],
    unfound: false,
    owed: false,
    blamed: false,
    elsewhere: false,
  });
}

/** No message is wanted; what it was offered for is still why they called, where visits are made. */
export function declineMessage({ state, facts }: Talk): void {
  const { message, owed, asides } = state;
  dropMessage(state);
  if (owed || facts.orderingEnabled || !facts.bookingEnabled) return;
  const told = [...(asides ?? []), ...(message && !asides?.some((one) => message.includes(one)) ? [message] : [])];
  state.asides = told.slice(-ASIDES_MOST);
}

/** The caller is about to go. */
export function leaveNow(talk: Talk): true {
  talk.state.asked = { kind: 'leaving' };
  leaveMessage(talk);
  return true;
}

/** 'No, it's fine. Can I cancel that haircut?': no message, and something else. */
export function refuseOffer(talk: Talk): void {
  const { state, heard } = talk;
  const more = heard.words.length > 3 || heard.appointment.wants !== null;
  const refused = heard.manner.refuses && !heard.telling && heard.forSomebody === null && more;
  const isDeclined = heard.declines && heard.acts.every(({ kind }) => kind !== 'person');
  if (state.asked.kind !== 'message?' || (!isDeclined && (state.owed || !refused))) return;
  declineMessage(talk);
  state.asked = { kind: 'help' };
}
