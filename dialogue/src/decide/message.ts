import type { TakeMessageInput } from '@attendant/contract/tools';
import { DROPPED, I_PASS_ON, NOBODY_NOW } from '../say/answers.ts';
import { intentOf } from '../topics/booking/intent.ts';
import { readDigits } from '../understand/phones.ts';
import { tokenise } from '../understand/words.ts';
import { takeNumber } from './details.ts';
import { askSpelling } from './spelling.ts';
import type { State } from './state.ts';
import { ask, type Talk } from './talk.ts';

const LONGEST = 2000;

/** What is told comes to what was told before: an owner reads the whole of it. */
export function keepWords(state: State, words: string): void {
  const said = words.trim();
  if (said === '' || state.message?.includes(said)) return;
  const before = state.message ?? state.left ?? (state.unmet === said ? null : state.unmet) ?? longWish(state);
  const told = before?.replace(/[\s.]+$/, '');
  state.message = (told ? `${told}${/[?!]$/.test(told) ? '' : '.'} ${said}` : said).slice(0, LONGEST);
}

/** 'I've got a bone to pick with whoever does your billing' says more than 'the manager, please'. */
const longWish = ({ wish }: State): string | null => (wish && wish.split(/\s+/).length > WISH ? wish : null);
const WISH = 7;

/** Asks for what is still missing of a message, then leaves it. */
export function nextOfMessage(talk: Talk): void {
  const { state, facts, heard } = talk;
  state.elsewhere ||= heard.reach === 'other';
  if (heard.reach && heard.reach !== 'other') state.phone = heard.reach;
  if (state.message === null && state.unmet !== null) keepWords(state, talk.turn.text);
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
  talk.tool = { name: 'take_message', input: { ...message, caller_name, ...more } };
}

/** What is to be left, as far as it was told. */
export function messageOf({ message, wish, name, phone, blamed }: State): TakeMessageInput | null {
  const text = message ?? wish;
  if (text === null) return null;
  return { caller_name: name ?? '', text, ...(phone && { caller_phone: phone }), ...(blamed && { complaint: true }) };
}

/** Nothing is left after all. */
export function dropMessage(state: State): void {
  Object.assign(state, {
    message: null,
    wish: null,
    unmet: null,
    unfound: false,
    owed: false,
    blamed: false,
    elsewhere: false,
  });
}

/** Takes an answer as part of a message. True when it was one. */
export function takeMessagePart(talk: Talk): boolean {
  const { state, heard } = talk;
  const { asked } = state;
  const acts = new Set(heard.acts.map((act) => act.kind));
  if (asked.kind === 'message-name' && isAppointment(talk)) return false;
  if (heard.appointment.forget && /^message-(?:text|name|phone)$/.test(asked.kind)) return forget(talk);
  if (acts.has('goodbye') && asked.kind === 'message-name' && state.message) return leaveNow(talk);
  if (/^message-(?:name|phone)$/.test(asked.kind) && acts.has('person') && talk.facts.handOff !== 'now')
    return askedForPerson(talk);
  const leaving = acts.has('goodbye') || acts.has('cancel-order') || acts.has('undo') || acts.has('repeat');
  if (asked.kind === 'message-name' && (heard.refuses || acts.has('no') || acts.has('done'))) return takeNoName(talk);
  const refusing = acts.has('no') && heard.words.length <= 4;
  if (leaving || (refusing && asked.kind !== 'message-phone')) return false;
  if (asked.kind === 'voicemail') return takeVoicemail(talk);
  if (asked.kind === 'message-text') return takeText(talk);
  if (asked.kind === 'message?') return takeOfferAnswer(talk);
  if (asked.kind === 'message-name') return takeName(talk);
  if (asked.kind !== 'message-phone') return takeReason(talk);
  const given = takeNumber(talk);
  if (given === 'part') return true;
  if (given === 'none') state.phoneRefused = true;
  nextOfMessage(talk);
  return true;
}

/** 'I don't want to leave a message, I want the owner': it cannot be had, and whoever hears of it should know. */
function askedForPerson(talk: Talk): true {
  talk.say.push(NOBODY_NOW);
  keepWords(talk.state, talk.turn.text);
  nextOfMessage(talk);
  return true;
}

/** 'Then just me, Thursday at four': what can be done here goes before what was to be passed on. */
const isAppointment = (talk: Talk): boolean => {
  const { appointment, when, forSomebody } = talk.heard;
  const asked = appointment.wants === 'free' && talk.heard.asking;
  const plainly = appointment.wants === 'book' || asked || (when.day !== null && when.time !== null);
  return talk.facts.bookingEnabled && forSomebody === null && plainly && !talk.heard.past && intentOf(talk) === 'book';
};

function forget(talk: Talk): true {
  dropMessage(talk.state);
  talk.say.push(DROPPED);
  ask(talk, { kind: 'help' }, 'Is there anything else?');
  return true;
}

/** "I was charged twice, can somebody call me back?" has said what it is about: nobody likes to say it twice. */
function takeReason(talk: Talk): boolean {
  const { acts, leftover, text, words } = talk.heard;
  const asksForCall = acts.some((act) => act.kind === 'leave-message');
  const elseToo = acts.some((act) => !/^(leave-message|greeting|angry|urgent|earlier-order)$/.test(act.kind));
  if (!asksForCall || elseToo) return false;
  const told = leftover.length >= 2 || words.length >= 10 || /\b(about|because|regarding)\b/i.test(text);
  if (!told && talk.state.message === null) return false;
  keepWords(talk.state, talk.turn.text);
  nextOfMessage(talk);
  return true;
}

function takeText(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  if (heard.words.length < 2 && heard.acts.length > 0) return false;
  // 'That's all': there is nothing to pass on.
  if (heard.acts.length > 0 && heard.acts.every(({ kind }) => kind === 'done' || kind === 'no')) return forget(talk);
  // Who they are is no message; what they told before it is.
  if (heard.caller.alone && longWish(state)) {
    state.message = longWish(state);
    nextOfMessage(talk);
    return true;
  }
  const name = heard.introduces;
  if (name) {
    state.name = name;
    ask(talk, { kind: 'message-text' }, `Thanks, ${name}. What would you like me to pass on?`);
    return true;
  }
  keepWords(state, heard.refuses ? (state.wish ?? turn.text) : turn.text);
  nextOfMessage(talk);
  return true;
}

/** Whatever is said is the message: it is kept with its sound, and nothing more is asked. */
function takeVoicemail(talk: Talk): boolean {
  const { acts, words, reach } = talk.heard;
  if (
    words.length <= 4 &&
    acts.length > 0 &&
    acts.every(({ kind }) => /^(?:yes|okay|fine|no|done|thanks|greeting|wait)$/.test(kind))
  ) {
    ask(talk, { kind: 'voicemail' }, "I'm listening: please say your message.");
    return true;
  }
  keepWords(talk.state, talk.turn.text);
  leaveMessage(talk, { voicemail: true, ...(reach && reach !== 'other' && { caller_phone: reach }) });
  return true;
}

/** "Would you like to leave a message?" "Yes, tell Sal the catering is off." "Please call me back about my order." */
function takeOfferAnswer(talk: Talk): boolean {
  const { state, heard } = talk;
  const acts = heard.acts.map((act) => act.kind);
  if (acts.some((kind) => kind === 'add' || kind === 'want-category' || kind === 'start-order')) return false;
  // 'How soon do people usually do it?' agrees to nothing.
  const asks = heard.onlyAsking && heard.consent !== 'yes' && !acts.includes('leave-message');
  const agreed = !asks && acts.some((kind) => /^(?:yes|okay|leave-message|person)$/.test(kind));
  // What can be done here is done, and nothing need be passed on.
  const surely = acts.some((kind) => kind === 'yes' || kind === 'leave-message' || kind === 'person');
  if (!surely && talk.facts.bookingEnabled && heard.forSomebody === null && intentOf(talk) === 'book') return false;
  const said = heard.manner.behindYes;
  const more =
    said.split(/\s+/).length > 3 &&
    (heard.forSomebody !== null || heard.manner.tells || (agreed && !heard.asking && !heard.caller.alone));
  if (heard.refuses && state.wish) keepWords(state, state.wish);
  else if (acts.includes('earlier-order') || more) keepWords(state, said);
  else if (!takeNameAtOnce(talk) && !agreed) return false;
  nextOfMessage(talk);
  return true;
}

/** "Shall I pass it on?" "Dan Miller." "It's Dan." */
function takeNameAtOnce({ state, heard }: Talk): boolean {
  const bare = heard.words.length <= 3 && heard.acts.every(({ kind }) => kind === 'name' || kind === 'unknown-item');
  const name =
    !heard.asking && (state.message ?? state.wish) !== null && (heard.introduces ?? (bare ? heard.answersName : null));
  if (!name) return false;
  state.name = name;
  return true;
}

/** A number in place of the name is kept, and the name asked for again. What is no name is more of the message. */
function takeName(talk: Talk): boolean {
  const { state, heard } = talk;
  const digits = readDigits(heard.words);
  // 'To my email' is where it goes.
  const { own, name: theirs } = heard.caller;
  const name = digits.length >= 7 || heard.manner.goesOn ? null : own ? theirs : heard.answersName;
  // 'Lily Chen, I'm Grace': of whom it is goes with it.
  if (own && heard.names.some((one) => one !== theirs && !one.startsWith(`${theirs} `)))
    keepWords(state, talk.turn.text);
  if (digits.length >= 7) state.phone = digits;
  else if (!name) return goOnTelling(talk);
  if (name && askSpelling(talk, name)) return true;
  if (name) keepBehindName(talk, name);
  if (name) state.name = name;
  nextOfMessage(talk);
  return true;
}

/** 'Stan Kowalski. My birthday's March 4th': what is told behind the name goes with it. */
function keepBehindName({ state, heard, turn }: Talk, name: string): void {
  const parts = name.toLowerCase().split(' ');
  for (const sentence of heard.spelled ? [] : turn.text.replace(name, '').split(/(?<=[.!?])\s+/)) {
    const said = sentence.replace(/^(?:[\s,.]|\b(?:it's|this is)\b)+/i, '');
    const words = tokenise(said);
    const tells = words.length > 2 && !said.endsWith('?') && !words.some((word) => parts.includes(word));
    if (tells && !OF_REACHING.test(said)) keepWords(state, said);
  }
}
const OF_REACHING =
  /\b(?:(?<!\b(?:account|policy|order|invoice|claim|reference|case|chart) )numbers?|phone|reach|names?)\b|\bcall(?:ed)? me\b|\d{3}[\s-]?\d{3}/i;

/** It goes without a name, and with what else was said. */
function takeNoName(talk: Talk): true {
  if (talk.heard.words.length > 4 && !talk.heard.refuses) keepWords(talk.state, talk.turn.text);
  talk.state.nameRefused = true;
  nextOfMessage(talk);
  return true;
}

/** What has been told is never lost for want of a name: asked for twice, it goes without. */
function goOnTelling(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  const elsewhere = heard.acts.some((act) => /^(person|hours|repeat|slower|wait|help|leave-message)$/.test(act.kind));
  if (
    elsewhere ||
    heard.consent === 'yes' ||
    (heard.words.length < 2 && !heard.when.alone) ||
    (heard.asking && heard.forSomebody === null && (heard.words.length < 5 || heard.acts.length > 0))
  )
    return false;
  if (state.message?.includes(turn.text.trim())) return takeNoName(talk);
  if (heard.asking && heard.forSomebody === null) talk.say.push('I can pass that on.');
  keepWords(state, turn.text);
  nextOfMessage(talk);
  return true;
}

/** The caller is about to go. */
export function leaveNow(talk: Talk): true {
  talk.state.asked = { kind: 'leaving' };
  leaveMessage(talk);
  return true;
}
