import type { Act, OrderAct, Plain, QuestionAct } from '../understand/acts.ts';
import { aboutHelp, aboutHours, offerMessage, tellOfTables } from './answers/business-answers.ts';
import { tellClock } from './answers/hours.ts';
import { aboutCategory, aboutItem, aboutMenu, aboutPopular, aboutWith } from './answers/menu-answers.ts';
import { calmDown, earlierOrder, handOff, hurry, introduction } from './hand-off.ts';
import { nextOfMessage } from './message/message.ts';
import { add, amendOrTake, howMany, ordinal, startOrder, takeIt, unknown, wantCategory } from './order/adding.ts';
import { aboutAllergy, noAllergy } from './order/allergens.ts';
import { correct, keep, note, remove, replace, split, without } from './order/changes.ts';
import {
  changeSomething,
  goodbye,
  placeNow,
  readOrder,
  repeat,
  special,
  startOver,
  takeName,
  tellName,
  thanks,
  whichSizes,
} from './order/order.ts';
import { undo } from './order/told/taken-back.ts';
import { TAKE_YOUR_TIME } from './step.ts';
import { ask, type Talk } from './talk.ts';

/** What the acts without further content do. Answers ('yes', 'no', 'done', 'okay') are read in `answers.ts`. */
const PLAIN: Readonly<Record<Plain, (talk: Talk) => void>> = {
  yes: () => {},
  fine: () => {},
  no: () => {},
  done: () => {},
  okay: () => {},
  // The order
  undo,
  keep,
  'cancel-order': (talk) => startOver(talk, true),
  'start-over': (talk) => startOver(talk, false),
  'start-order': startOrder,
  'read-order': readOrder,
  'whose-name': tellName,
  'place-order': placeNow,
  'no-allergy': noAllergy,
  'change-something': changeSomething,
  'try-again': (talk) => void (talk.state.finishing = talk.state.lines.length > 0),
  'same-order': (talk) => void talk.say.push("I can't see earlier orders from here."),
  'which-sizes': whichSizes,
  // The menu
  menu: aboutMenu,
  popular: aboutPopular,
  free: (talk) => void talk.say.push("The prices are the menu's; I can't change them."),
  // The conversation
  greeting: ({ heard, say }) => void (heard.acts.length === 1 && heard.words.length < A_FEW && say.push('Hi!')),
  'how-are-you': (talk) => void talk.say.push("I'm doing well, thanks."),
  thanks,
  goodbye,
  repeat: (talk) => repeat(talk, false),
  slower: (talk) => repeat(talk, true),
  wait: (talk) => ask(talk, talk.state.asked, TAKE_YOUR_TIME),
  help: aboutHelp,
  clock: tellClock,
  'leave-message': nextOfMessage,
  person: handOff,
  angry: calmDown,
  'earlier-order': earlierOrder,
  introduction,
  urgent: hurry,
  booking: (talk) => {
    if (talk.facts.bookingEnabled) talk.understood = false;
    else tellOfTables(talk);
  },
  spanish: (talk) => offerMessage(talk, "I'm sorry, I only speak English for now."),
};

/** More tells something besides. */
const A_FEW = 7;

function isPlain(act: Act): act is { kind: Plain } {
  return act.kind in PLAIN;
}

const QUESTIONS: ReadonlySet<Act['kind']> = new Set(['ask-item', 'ask-category', 'ask-with', 'hours']);

function isQuestion(act: Act): act is QuestionAct {
  return QUESTIONS.has(act.kind);
}

/** Does one act. */
export function perform(talk: Talk, act: Act): void {
  if (isPlain(act)) return PLAIN[act.kind](talk);
  if (isQuestion(act)) return answerQuestion(talk, act);
  changeOrder(talk, act);
}

function answerQuestion(talk: Talk, act: QuestionAct): void {
  switch (act.kind) {
    case 'ask-item':
      return aboutItem(talk, act);
    case 'ask-category':
      return aboutCategory(talk, act.category);
    case 'ask-with':
      return aboutWith(talk, act.word);
    case 'hours':
      return aboutHours(talk, act);
  }
}

function changeOrder(talk: Talk, act: OrderAct): void {
  switch (act.kind) {
    case 'add':
      return add(talk, act);
    case 'unknown-item':
      return unknown(talk, act);
    case 'want-category':
      return wantCategory(talk, act);
    case 'take-it':
      return takeIt(talk, act);
    case 'amend':
      return amendOrTake(talk, act);
    case 'split':
      return split(talk, act);
    case 'replace':
      return replace(talk, act);
    case 'correct':
      return correct(talk, act);
    case 'remove':
      return remove(talk, act);
    case 'without':
      return without(talk, act);
    case 'note':
      return note(talk, act);
    case 'special':
      return special(talk, act.text);
    case 'quantity':
      return howMany(talk, act.quantity);
    case 'ordinal':
      return ordinal(talk, act);
    case 'allergy':
      return aboutAllergy(talk, act.word);
    case 'name':
      return takeName(talk, act.name);
  }
}
