import type { ToolOutcome } from '@attendant/voice/roles';
import { readName } from '../understand/names.ts';
import { offerMessage } from './answers/business-answers.ts';
import { hoursAnswer } from './answers/hours.ts';
import { sayEmergencyRule } from './answers/knowledge.ts';
import { dropMessage, keepWords, nextOfMessage } from './message/message.ts';
import { ask, type Talk } from './talk.ts';

/** The caller wants a person. */
export function handOff(talk: Talk): void {
  switch (talk.facts.handOff) {
    case 'now':
      return putThrough(talk);
    case 'voicemail':
      talk.say.push('Nobody can take a call right now.');
      return ask(
        talk,
        { kind: 'voicemail' },
        'Please leave your message after this, with your name, and we will call you back.',
      );
    case 'message':
      talk.state.wish = talk.turn.text.trim();
      return offerMessage(talk, "I can't put you through from here, but I can take a message for the team.", null);
    case 'none':
      talk.say.push(`Nobody can take a call right now. ${hoursAnswer(talk.facts, 'opens', '')}`);
  }
}

/** Only what the tool answers may be said: until then nobody has been called. */
export function putThrough(talk: Talk): void {
  const dishes = talk.state.lines.length > 0 ? ' (an order is half taken)' : '';
  talk.tool = { name: 'transfer_call', input: { reason: `${talk.turn.text.trim().slice(0, 150)}${dishes}` } };
}

/** The caller goes to a person; where that failed a message is offered. */
export function afterTransfer(talk: Talk, outcome: ToolOutcome): void {
  if (outcome.ok && outcome.receipt?.kind === 'transfer') {
    talk.say.push(outcome.say ?? 'One moment, please.');
    dropMessage(talk.state);
    talk.end = 'transfer';
    return;
  }
  talk.say.push(outcome.ok ? "I couldn't put you through." : outcome.say);
  ask(talk, { kind: 'message?' }, 'Would you like to leave a message?');
}

const FEW = 8;

/** For who is angry: a person where that is set, else an apology and a call back. */
export function calmDown(talk: Talk): void {
  if (talk.facts.handOff === 'now' && talk.facts.handOffWhen.angry) {
    talk.say.push("I'm sorry about that.");
    return putThrough(talk);
  }
  // A curse, or what only the model takes for one, is no complaint that somebody waits to hear of.
  if (talk.heard.forSomebody !== 'complaint' && talk.heard.words.length < FEW)
    return offerMessage(talk, "I'm sorry about that. I can't fix it from here, but I can pass it on.");
  talk.say.push(
    "I'm sorry about that. I can't fix it from here, but I can pass it on, so that somebody calls you back.",
  );
  keepWords(talk.state, talk.turn.text);
  Object.assign(talk.state, { owed: true, blamed: true });
  nextOfMessage(talk);
}

/** An order that is not of this conversation: late, wrong, not yet ready, to be changed. Nobody here can see it. */
export function earlierOrder(talk: Talk): void {
  const { state, heard, facts } = talk;
  const named = heard.acts.find((act) => act.kind === 'name');
  if (named?.kind === 'name') state.name = readName(named.name) ?? state.name;
  const wrong = heard.acts.some((act) => act.kind === 'angry') || heard.manner.wentWrong;
  if (wrong) talk.say.push("I'm sorry about that.");
  state.owed ||= wrong;
  state.blamed ||= wrong;
  const what = facts.orderingEnabled ? 'see or change earlier orders' : 'see or change that';
  if (facts.handOff === 'now' && facts.handOffWhen.complex) {
    talk.say.push(`I can't ${what} from here.`);
    return putThrough(talk);
  }
  offerMessage(talk, `I can't ${what} from here, but I can pass it on.`);
}

/** Somebody who calls for a business of their own: what they want is for people to answer. */
export function introduction(talk: Talk): void {
  const orders = talk.heard.acts.some(({ kind }) => kind === 'add' || kind === 'start-order' || kind === 'booking');
  if (!orders) offerMessage(talk, "I'm an automated assistant, but I can pass a message on.");
}

/** For what is urgent: a person where that is set, else what to do in danger and a message. */
export function hurry(talk: Talk): void {
  if (talk.facts.handOff === 'now' && talk.facts.handOffWhen.urgency) return putThrough(talk);
  sayEmergencyRule(talk);
  offerMessage(talk, 'I understand that it is urgent. If anybody is in danger, please hang up and dial 911.');
}
