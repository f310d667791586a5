import { readDigits } from '../../understand/phones.ts';
import { tokenise } from '../../understand/words.ts';
import { SURE, tellNoted } from '../answers/noted.ts';
import { tellAgain } from '../answers/told-again.ts';
import { keepPieceBehind } from '../details.ts';
import { askSpelling } from '../spelling.ts';
import type { Talk } from '../talk.ts';
import { keepBeside } from './beside.ts';
import { keepWords, nextOfMessage } from './message.ts';

/** "Shall I pass it on?" "Dan Miller." "It's Dan." */
export function takeNameAtOnce({ state, heard }: Talk): boolean {
  const bare = heard.words.length <= 3 && heard.acts.every(({ kind }) => kind === 'name' || kind === 'unknown-item');
  const name =
    !heard.asking && (state.message ?? state.wish) !== null && (heard.introduces ?? (bare ? heard.answersName : null));
  if (!name) return false;
  state.name = name;
  return true;
}

/** A number in place of the name is kept, and the name asked for again. What is no name is more of the message. */
export function takeName(talk: Talk): boolean {
  const { state, heard } = talk;
  const digits = readDigits(heard.words);
  // 'To my email' is where it goes.
  const { own, name: theirs } = heard.caller;
  // 'That's ridiculous' is nobody.
  const isAngry = heard.acts.some(({ kind }) => kind === 'angry') && !own;
  const isElse = digits.length >= 7 || heard.manner.goesOn || isAskedFor(heard) || isAngry;
  const name = isElse ? null : own ? theirs : heard.answersName;
  // 'Lily Chen, I'm Grace': of whom it is goes with it.
  if (own && heard.names.some((one) => one !== theirs && !one.startsWith(`${theirs} `)))
    keepWords(state, talk.turn.text);
  // 'Please fax it to 718 …' is where it goes, and no name.
  if (digits.length >= 7 && SENT_THERE.test(talk.turn.text)) {
    keepWords(state, talk.turn.text);
    nextOfMessage(talk);
    return true;
  }
  if (digits.length >= 7) {
    state.phone = digits;
    keepBeside(talk, heard.caller.name);
  }
  if (digits.length < 7 && !name) return goOnTelling(talk);
  if (name && askSpelling(talk, name)) return true;
  if (name) keepBeside(talk, name);
  if (name) state.name = name;
  if (name && keepPieceBehind(talk)) return true;
  nextOfMessage(talk);
  return true;
}

/** 'Can Sam call me', 'have the owner call me': who is to call is not who calls. */
function isAskedFor({ wantsCall, words, answersName, caller }: Talk['heard']): boolean {
  if (!wantsCall || caller.own || answersName === null) return false;
  const name = tokenise(answersName);
  const at = words.findIndex((_, from) => name.every((word, place) => words[from + place] === word));
  return at > 0 && ASKS_FOR.test(words.slice(0, at).join(' '));
}
const ASKS_FOR = /\b(?:can|could|would|will|have|need|want|tell|let|get|ask)(?: the| your)?$/;

/** It goes without a name, and with what else was said. */
export function takeNoName(talk: Talk): true {
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
  // 'Do you charge for that', asked for a name: what the owner wrote of it is told, and the name is still to come.
  if (heard.onlyAsking && heard.forSomebody === null && (tellAgain(talk) || tellNoted(talk, SURE))) {
    nextOfMessage(talk);
    return true;
  }
  if (state.message?.includes(turn.text.trim())) return takeNoName(talk);
  if (heard.asking && heard.forSomebody === null) talk.say.push('I can pass that on.');
  keepWords(state, turn.text);
  nextOfMessage(talk);
  return true;
}

const SENT_THERE = /\b(?:fax|send|forward|email|text) (?:it|them|that|this|the|a|over|my|his|her)\b[^.?!]*\bto\b/i;
