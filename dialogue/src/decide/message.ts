import { readName } from '../understand/names.ts';
import { readDigits } from '../understand/phones.ts';
import { takeNumber } from './details.ts';
import { ask, type Talk } from './talk.ts';

/** Nothing but who is speaking: the message is still to come. */
const INTRODUCTION =
  /^(?:(?:hi|hello|yes|sure|okay)[\s,.]+)*(?:my name(?:'s| is)|this is|i'm|i am)\s+(\S+(?:\s+\S+)?)[.!]?$/i;

/** Asks for what is still missing of a message, then leaves it. */
export function nextOfMessage(talk: Talk): void {
  const { state, facts } = talk;
  if (state.message === null) {
    return ask(talk, { kind: 'message-text' }, 'Sure. What would you like me to pass on?');
  }
  const name = state.name ?? facts.callerName;
  if (!name) return ask(talk, { kind: 'message-name' }, 'And what is your name?');
  if (!facts.callerPhone && !state.phone && !state.phoneRefused) {
    return ask(talk, { kind: 'message-phone' }, 'What number can they reach you at?');
  }
  const phone = state.phone ? { caller_phone: state.phone } : {};
  talk.tool = { name: 'take_message', input: { caller_name: name, text: state.message, ...phone } };
}

/** Takes an answer as part of a message. True when it was one. */
export function takeMessagePart(talk: Talk): boolean {
  const { asked } = talk.state;
  const acts = new Set(talk.heard.acts.map((act) => act.kind));
  const leaving = acts.has('goodbye') || acts.has('cancel-order') || acts.has('undo') || acts.has('repeat');
  const refusing = acts.has('no') && talk.heard.words.length <= 4;
  if (acts.has('goodbye') && asked.kind === 'message-name' && talk.state.message) return leaveUnnamed(talk);
  if (leaving || (refusing && asked.kind !== 'message-phone')) return false;
  if (asked.kind === 'voicemail') return takeVoicemail(talk);
  if (asked.kind === 'message-text') return takeText(talk);
  if (asked.kind === 'message?') return takeOfferAnswer(talk);
  if (asked.kind === 'message-name') return takeName(talk);
  if (asked.kind !== 'message-phone') return takeReason(talk);
  const given = takeNumber(talk);
  if (given === 'part') return true;
  if (given === 'none') talk.state.phoneRefused = true;
  nextOfMessage(talk);
  return true;
}

/** "I was charged twice, can somebody call me back?" has said what it is about: nobody likes to say it twice. */
function takeReason(talk: Talk): boolean {
  const { acts, leftover, text, words } = talk.heard;
  const asksForCall = acts.some((act) => act.kind === 'leave-message');
  const elseToo = acts.some((act) => !/^(leave-message|greeting|angry|urgent|earlier-order)$/.test(act.kind));
  if (
    !asksForCall ||
    elseToo ||
    (leftover.length < 2 && words.length < 10 && !/\b(about|because|regarding)\b/i.test(text))
  )
    return false;
  talk.state.message = talk.turn.text.trim().slice(0, 2000);
  nextOfMessage(talk);
  return true;
}

function takeText(talk: Talk): boolean {
  if (talk.heard.words.length < 2 && talk.heard.acts.length > 0) return false;
  const introduced = INTRODUCTION.exec(talk.turn.text.trim());
  const name = introduced && readName(introduced[1] ?? '');
  if (name) {
    talk.state.name = name;
    ask(talk, { kind: 'message-text' }, `Thanks, ${name}. What would you like me to pass on?`);
    return true;
  }
  talk.state.message = talk.turn.text.trim().slice(0, 2000);
  nextOfMessage(talk);
  return true;
}

/** Whatever is said is the message: it is kept with its sound, and nothing more is asked. */
function takeVoicemail(talk: Talk): boolean {
  const { acts, words } = talk.heard;
  if (
    words.length <= 4 &&
    acts.length > 0 &&
    acts.every(({ kind }) => /^(?:yes|okay|fine|no|done|thanks|greeting|wait)$/.test(kind))
  ) {
    ask(talk, { kind: 'voicemail' }, "I'm listening: please say your message.");
    return true;
  }
  talk.state.message = talk.turn.text.trim().slice(0, 2000);
  const caller_name = talk.state.name ?? talk.facts.callerName ?? '';
  talk.tool = { name: 'take_message', input: { caller_name, text: talk.state.message, voicemail: true } };
  return true;
}

/** "Would you like to leave a message?" "Yes, tell Sal the catering is off." "Please call me back about my order." */
function takeOfferAnswer(talk: Talk): boolean {
  const acts = talk.heard.acts.map((act) => act.kind);
  const agreed = acts.some(
    (kind) => kind === 'yes' || kind === 'okay' || kind === 'leave-message' || kind === 'person',
  );
  const said = talk.turn.text.trim().replace(/^(yes|yeah|yep|sure|ok(ay)?)( please)?[\s,.]*/i, '');
  const dictated =
    /\b(tell|let|ask)\b.*\b(him|her|them|sal|know|someone|you|manager|owner|kitchen)\b|\b(call|ring|phone) me\b/i.test(
      said,
    );
  if (acts.some((kind) => kind === 'add' || kind === 'want-category' || kind === 'start-order')) return false;
  if (acts.includes('earlier-order'))
    talk.state.message = [talk.state.message, said].filter(Boolean).join('. ').slice(0, 2000);
  else if (dictated && said.split(/\s+/).length > 3) talk.state.message = said.slice(0, 2000);
  else if (!agreed && !takeNameAtOnce(talk)) return false;
  nextOfMessage(talk);
  return true;
}

/** "Shall I pass it on?" "Dan Miller." */
function takeNameAtOnce({ state, heard, turn }: Talk): boolean {
  const name =
    heard.words.length <= 3 && !heard.asking && heard.acts.every(({ kind }) => kind === 'name') && readName(turn.text);
  if (!state.message || !name) return false;
  state.name = name;
  return true;
}

/** A number in place of the name is kept, and the name asked for again. What is no name is more of the message. */
function takeName(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  const digits = readDigits(heard.words);
  const name = digits.length >= 7 ? null : readName(turn.text);
  if (digits.length >= 7) state.phone = digits;
  else if (!name) return goOnTelling(talk);
  if (name) state.name = name;
  nextOfMessage(talk);
  return true;
}

/** What has been told is never lost for want of a name: asked for twice, it goes without. */
function goOnTelling(talk: Talk): boolean {
  const { state, heard, turn } = talk;
  const elsewhere = heard.acts.some((act) => /^(person|hours|repeat|slower|wait|help|leave-message)$/.test(act.kind));
  if (elsewhere || heard.words.length < 2) return false;
  if (!state.message?.includes(turn.text.trim())) {
    state.message = `${state.message?.replace(/[\s.]+$/, '')}. ${turn.text.trim()}`.slice(0, 2000);
    nextOfMessage(talk);
    return true;
  }
  return leaveUnnamed(talk);
}

function leaveUnnamed(talk: Talk): boolean {
  talk.tool = { name: 'take_message', input: { caller_name: '', text: talk.state.message } };
  return true;
}
