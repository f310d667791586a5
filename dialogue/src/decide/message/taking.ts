import { DROPPED, NOBODY_NOW } from '../../say/answers.ts';
import { isOfMoney } from '../../topics/booking/asked-of.ts';
import { intentOf } from '../../topics/booking/intent.ts';
import { aboutHours } from '../answers/business-answers.ts';
import { tellNoted } from '../answers/noted.ts';
import { takeNumber } from '../details.ts';
import { ask, type Talk } from '../talk.ts';
import { keepBeside } from './beside.ts';
import { dropMessage, keepWords, leaveMessage, leaveNow, longWish, nextOfMessage } from './message.ts';
import { takeName, takeNameAtOnce, takeNoName } from './naming.ts';

/** Takes an answer as part of a message. True when it was one. */
export function takeMessagePart(talk: Talk): boolean {
  const { state, heard } = talk;
  const { asked } = state;
  const acts = new Set(heard.acts.map((act) => act.kind));
  if (asked.kind === 'message-name' && isAppointment(talk)) return false;
  // 'Actually, can I just book somebody for Monday at nine', and nothing to pass on
  if (asked.kind === 'message-text' && heard.appointment.rethinking && isAppointment(talk)) {
    dropMessage(state);
    return false;
  }
  if (heard.appointment.forget && /^message-(?:text|name|phone)$/.test(asked.kind)) return forget(talk);
  if (acts.has('goodbye') && asked.kind === 'message-name' && state.message) return leaveNow(talk);
  if (/^message-(?:name|phone)$/.test(asked.kind) && acts.has('person') && talk.facts.handOff !== 'now')
    return askedForPerson(talk);
  if (heard.declines && asked.kind !== 'voicemail' && !acts.has('person')) return forget(talk);
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
  keepBeside(talk, heard.caller.name);
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

function forget(talk: Talk): boolean {
  dropMessage(talk.state);
  // 'Forget that, just move it to Friday'
  if (talk.facts.bookingEnabled && /^(?:move|book|cancel)$/.test(intentOf(talk) ?? '')) return false;
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
  // 'How late are you open?' is asked of whoever takes the message, and answered.
  if (answersBeside(talk)) return true;
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

function answersBeside(talk: Talk): boolean {
  const { onlyAsking, forSomebody, remark, acts } = talk.heard;
  if (!onlyAsking || forSomebody !== null || !SETTLED.has(remark.intent) || remark.sure < SURELY) return false;
  const hours = acts.find((act) => act.kind === 'hours');
  if (hours?.kind === 'hours') aboutHours(talk, hours);
  else if (!tellNoted(talk)) return false;
  ask(talk, { kind: 'message-text' }, 'What would you like me to pass on?');
  return true;
}
const SETTLED = new Set(['hours', 'address', 'payment', 'parking', 'phone', 'delivery']);
const SURELY = 0.8;

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
    (heard.forSomebody !== null ||
      heard.manner.tells ||
      isOfMoney(talk) ||
      (agreed && !heard.asking && !heard.caller.alone));
  if (heard.refuses && state.wish) keepWords(state, state.wish);
  else if (acts.includes('earlier-order') || more) keepWords(state, said);
  else if (!takeNameAtOnce(talk) && !agreed) return false;
  nextOfMessage(talk);
  return true;
}
