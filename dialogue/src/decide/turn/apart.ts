import { copied } from '../../copied.ts';
import { asksOfComing } from '../../heard/appointment/of-coming.ts';
import { consentIn } from '../../heard/consent.ts';
import { tellOfDraft } from '../../topics/booking/beside/of-draft.ts';
import { keepQuestion } from '../../topics/booking/beside.ts';
import { book } from '../../topics/booking/details.ts';
import { answerCancel } from '../../topics/booking/existing.ts';
import { tellDescribed } from '../../topics/menu/described.ts';
import { tellHowServed } from '../../topics/menu/how-served.ts';
import { tellListed } from '../../topics/menu/listed.ts';
import { tellPriceByName } from '../../topics/menu/priced-by-name.ts';
import { tellByName } from '../../topics/menu/told-by-name.ts';
import { takeNoted } from '../../topics/noted.ts';
import { tellOfBeside } from '../answers/told/before.ts';
import { placeOrder } from '../closing.ts';
import { hear } from '../hear.ts';
import { leaveMessage } from '../message/message.ts';
import { standing } from '../order/standing.ts';
import type { Talk } from '../talk.ts';
import { type Apart, bookingContext } from './asked-beside.ts';
import { keepDishes } from './dishes-spoken-of.ts';

/** How the parts of a turn are taken; false where one was not understood. */
interface Taking {
  deed(one: Talk): boolean;
  question(one: Talk): boolean;
}

/** What was done is done, then what was asked beside it is answered; false, with nothing done, where the deed is none. */
export function takeApart(talk: Talk, apart: Apart, take: Taking): boolean {
  if (isYesBeside(talk, apart)) return answerBehindYes(talk, apart, take);
  const deed: Talk = {
    ...talk,
    state: copied(talk.state),
    turn: { ...talk.turn, text: apart.deed },
    heard: hear(apart.deed, talk.facts, talk.menu),
    say: [...talk.say],
    notes: [...talk.notes],
    touched: new Set(talk.touched),
  };
  if (!take.deed(deed)) return false;
  // Who goes on to ask does not leave.
  if (deed.end === 'goodbye' && !deed.tool) return answerQuestions(talk, apart.questions, take);
  keepWhole(deed, apart, talk.turn.text);
  keepDishes(deed, talk.state);
  if (!deed.end) answerQuestions(deed, apart.questions, take);
  Object.assign(talk.state, deed.state);
  talk.say.splice(0, talk.say.length, ...deed.say);
  talk.notes.splice(0, talk.notes.length, ...deed.notes);
  for (const id of deed.touched) talk.touched.add(id);
  const { heard, previous, ask, tool, end, understood } = deed;
  Object.assign(talk, { heard, previous, ask, tool, end, understood });
  return true;
}

/** 'Is my car ready? It's the blue Civic': what somebody is told of the one is told of the other. */
function keepWhole(deed: Talk, apart: Apart, said: string): void {
  const { state, tool } = deed;
  if (!state.message?.includes(apart.deed.trim()) || state.message.includes(said.trim())) return;
  state.message = state.message.replace(apart.deed.trim(), said.trim());
  if (tool?.name === 'take_message') leaveMessage(deed);
}

/** A yes to what was read back, with a question beside it. */
const isYesBeside = ({ state: { asked } }: Talk, { deed }: Apart): boolean =>
  (asked.kind === 'confirm' || (asked.kind === 'booking' && bookingContext(asked) === 'confirm')) &&
  consentIn(deed) === 'yes';

/** Answered first; what was read back is committed then, where the answer says no more than what was agreed to. */
function answerBehindYes(talk: Talk, { questions }: Apart, take: Taking): boolean {
  const { state, facts, menu } = talk;
  const before = standing(talk);
  const known = answerQuestions(talk, questions, take);
  const isSettled = questions.every((text) => {
    const { remark, clauses } = hear(text, facts, menu);
    return (
      asksOfComing(text) ||
      [remark, ...clauses].some(({ intent, sure }) => CHANGES_NOTHING.has(intent) && sure > HALF_SURE)
    );
  });
  if (talk.ask ?? talk.tool ?? talk.end) return true;
  if (!known || !isSettled || before !== standing(talk)) return true;
  if (state.booking?.doing === 'cancel') answerCancel(talk, state.booking, true);
  else if (state.booking) book(talk, state.booking);
  else placeOrder(talk);
  return true;
}
const CHANGES_NOTHING = new Set(['payment', 'address', 'parking', 'hours', 'phone']);
const HALF_SURE = 0.5;

/**
 * Answers what was asked beside something else. What that came to asks the next question: what an answer would ask or offer of its
 * own is left out, unless nothing else is to be asked. True when every question has an answer.
 */
function answerQuestions(talk: Talk, questions: readonly string[], take: Taking): boolean {
  let known = 0;
  for (const text of questions) {
    const one = askedBeside(talk, text);
    if (one.state.booking && tellOfDraft(one, one.state.booking)) {
      talk.say.push(...one.say);
      talk.state.booking = one.state.booking;
      known++;
      continue;
    }
    const noted: Talk = {
      ...askedBeside(talk, text),
      state: { ...copied(talk.state), asked: { kind: 'help' } },
    };
    // 'Can you write Happy Birthday on it' is a wish, whatever is written of it.
    const isNoted =
      !one.heard.request?.written &&
      (tellHowServed(noted) ||
        tellOfBeside(noted, talk.turn.text) ||
        tellPriceByName(noted) ||
        tellByName(noted) ||
        tellDescribed(noted) ||
        tellListed(noted) ||
        takeNoted(noted));
    const isTaken = isNoted || take.question(one);
    const isKnown = isTaken && !(talk.state.booking && UNKNOWN.test(one.say[0] ?? ''));
    const { say, notes } = isNoted ? noted : isKnown ? one : NOTHING;
    const goesOn = !isNoted && !talk.tool && (one.tool !== null || standing(one) !== standing(talk));
    if (isKnown && (say.length > 0 || goesOn)) known++;
    if (say.length > 0) talk.say.push(...say.filter((one) => !talk.say.includes(one)));
    else if (
      !goesOn &&
      one.ask === null &&
      !keepQuestion({ ...askedBeside(talk, text), state: talk.state, say: talk.say })
    )
      talk.say.push(`I don't have an answer to "${text.replace(/[.!?]+$/, '')}".`);
    talk.notes.push(...notes);
    // What was asked about is spoken of from here on.
    if (isKnown) Object.assign(talk.state, { topic: one.state.topic, wondering: one.state.wondering });
    if (!goesOn) continue;
    Object.assign(talk.state, one.state);
    Object.assign(talk, { ask: one.ask, tool: one.tool });
    for (const id of one.touched) talk.touched.add(id);
  }
  return known === questions.length;
}

/** For whoever sees them it is a question still. */
const UNKNOWN = /^(?:I don't have|I can't|I'm sorry, I can't|Sorry)/;
const NOTHING = { say: [], notes: [] };

const askedBeside = (talk: Talk, text: string): Talk => ({
  ...talk,
  state: copied(talk.state),
  turn: { ...talk.turn, text },
  heard: hear(text, talk.facts, talk.menu),
  say: [],
  notes: [],
  touched: new Set<number>(),
  previous: null,
  ask: null,
  tool: null,
  end: null,
  understood: true,
});
