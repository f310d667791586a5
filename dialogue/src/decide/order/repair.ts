import { MODEL } from '../../heard/intent/propose.ts';
import { FOREIGN } from '../../heard/intent/remarks.ts';
import { NOT_GETTING } from '../../say/answers.ts';
import { keepQuestion } from '../../topics/booking/beside.ts';
import type { BookingPart } from '../../topics/booking/draft.ts';
import { sayUnknown } from '../../topics/told.ts';
import type { Act } from '../../understand/acts.ts';
import type { Mention } from '../../understand/menu/match.ts';
import { aboutHelp, offerMessage } from '../answers/business-answers.ts';
import { putThrough } from '../hand-off.ts';
import { keepWords } from '../message/message.ts';
import { ask, type Talk } from '../talk.ts';
import { goOnWithout } from '../turn/behind/give-way.ts';
import { findLine } from './lines.ts';

const FIRST = ["Sorry, I didn't catch that.", "Sorry, I didn't get that.", 'Sorry, could you say that another way?'];

/** Nothing was understood: ask again in other words, and after the second time offer a way out. */
export function repair(talk: Talk): void {
  const { state } = talk;
  if (isQuestion(talk) && keepQuestion(talk)) return repeatQuestion(talk);
  if (state.misses === 0) state.unheard = [];
  if (isSaid(talk)) state.unheard.push(talk.turn.text.trim());
  state.misses++;
  if (state.misses === 1 && isWholeSentence(talk)) {
    if (!talk.facts.orderingEnabled && talk.heard.foreign <= FOREIGN) return sayUnknown(talk);
    if (talk.heard.asking || talk.state.asked.kind === 'more') {
      state.unmet = talk.turn.text.trim();
      talk.say.push("I'm sorry, I can't help with that here.");
      aboutHelp(talk);
      return repeatQuestion(talk);
    }
    return offerMessage(talk, "I'm sorry, I can't help with that here, but I can pass it on.");
  }
  if (state.misses === 1) {
    talk.say.push(FIRST[talk.turn.turn % FIRST.length] ?? '');
    return repeatQuestion(talk);
  }
  // Said twice in other words and not understood: whoever hears of it will.
  const putsThrough = talk.facts.handOff === 'now' && talk.facts.handOffWhen.complex;
  if (!putsThrough && state.unheard.length > 1 && OPEN.test(state.asked.kind) && state.lines.length === 0)
    return offerMessage(talk, NOT_GETTING, state.unheard.join('. '));
  if (state.misses === 2) {
    talk.say.push(hint(talk));
    return repeatQuestion(talk);
  }
  talk.say.push("I'm sorry, I'm not getting that.");
  const isOpen = OPEN.test(state.asked.kind) || putsThrough;
  for (const said of isOpen ? state.unheard : []) keepWords(state, said);
  if (putsThrough) return putThrough(talk);
  if (state.asked.kind !== 'message?' && goOnWithout(talk)) return;
  ask(talk, { kind: 'message?' }, 'Shall I take a message, so that someone calls you back?');
}

/** Words that are words: no scrap of sound, nor of a name. */
const isSaid = ({ heard: { words }, turn }: Talk): boolean =>
  words.length > 2 &&
  words.filter((word) => MODEL.known.has(word)).length * 2 > words.length &&
  (turn.confidence ?? 1) >= SURE;

/** 'Can it be by phone?' */
const isQuestion = ({ heard, turn }: Talk): boolean =>
  heard.asking && heard.words.length > 3 && heard.foreign <= FOREIGN && (turn.confidence ?? 1) >= SURE;

/** Nothing in particular is waited for. */
const OPEN = /^(?:what|more|help|message\?)$/;

/** What was heard well and is about nothing that is done here, not a scrap of sound or half an answer. */
function isWholeSentence({ heard, turn, state }: Talk): boolean {
  return (
    OPEN.test(state.asked.kind) &&
    heard.words.length >= (heard.remark.intent === 'other' ? 3 : 4) &&
    (turn.confidence ?? 1) >= SURE
  );
}

/** A recogniser's confidence, from 0 to 1, from which words are taken for what was said. */
const SURE = 0.6;

/** A dish of the order was named and what is to become of it was not understood: it is asked, not guessed. */
export function askWhatBecomes(talk: Talk): boolean {
  const { acts, leftover } = talk.heard;
  const [act] = acts;
  if (!act || acts.length > 1 || leftover.length === 0) return false;
  const item = namedAlone(act);
  const line = item && findLine(talk, item);
  const dish = line && talk.menu.family(line.family);
  if (!dish) return false;
  ask(talk, { kind: 'change' }, `Sorry, I didn't get that. What should I change about the ${dish.name}?`);
  return true;
}

function namedAlone(act: Act): Mention | null {
  if (act.kind === 'ask-item') return act.about === 'describe' ? act.item : null;
  if (act.kind !== 'add' || act.more) return null;
  const { item, quantity, size, notes } = act.wish;
  return quantity === null && size === null && notes.length === 0 ? item : null;
}

const HINTS: Partial<Record<BookingPart, string>> = {
  when: "You can say a day and a time, like 'Tuesday morning'.",
  which: "You can say a time, 'the first one', or another day.",
  name: "I still didn't get the name. You can spell it.",
  confirm: 'I need a yes, or another day and time.',
  mine: "You can say its day, or 'the first one'.",
};

function hint(talk: Talk): string {
  const { asked } = talk.state;
  if (asked.kind === 'confirm') return 'I need a yes, or what to change.';
  if (asked.kind === 'booking' && HINTS[asked.part]) return HINTS[asked.part] ?? '';
  if (asked.kind === 'name') return "I still didn't get the name. You can spell it.";
  if (asked.kind === 'phone') return 'You can say the number digit by digit.';
  if (talk.facts.orderingEnabled) return 'You can say a dish, ask about the menu or our hours, or leave a message.';
  return 'You can ask about our hours, or leave a message.';
}

/** Asks the pending question again; a longer one in fewer words. */
export function repeatQuestion(talk: Talk): void {
  const { asked, question } = talk.state;
  if (asked.kind === 'confirm') return ask(talk, asked, 'Shall I place the order?');
  if (question) ask(talk, asked, question);
}

/** The caller says nothing. The line is closed by the conversation after the second time. */
export function silence(talk: Talk): void {
  talk.state.silences++;
  if (talk.state.silences > 1) talk.say.push("I'm still here.");
  repeatQuestion(talk);
}
