import type { CallerTurn } from '@attendant/voice/roles';
import { copied } from '../../copied.ts';
import type { BusinessFacts } from '../../facts.ts';
import { WHO_CALLS } from '../../say/answers.ts';
import type { Act } from '../../understand/acts.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import type { State } from '../state.ts';
import type { Heard, Talk } from '../talk.ts';
import { LEANS } from '../turn/openly.ts';
import { likeliest } from '../ways.ts';
import { keepWords, leaveMessage } from './message.ts';

/**
 * While a message is what was done last, what is told next is told of it, whatever it would begin elsewhere: 'fourteen pounds, for
 * Saturday at noon' orders nothing, and 'one of them is celiac' is of no order. What is asked of it goes with it, in the caller's own
 * words, unless it was answered and is of something else. An order or an appointment is begun by who plainly wishes for one.
 */
export function moreOfLeft(usual: Talk, before: State, spoken: CallerTurn, facts: BusinessFacts, menu: Menu): Talk {
  if (!isDoneLast(before) || spoken.kind === 'silence' || usual.end) return usual;
  const { heard } = likeliest(spoken, before, facts, menu);
  if (usual.tool?.name === 'take_message' && (isWhole(usual, spoken) || !heard.clauses.some(({ asking }) => asking)))
    return usual;
  if (isElse(heard, before) || isWish(heard, facts) || !tellsSomething(heard)) return usual;
  const anew = asBefore(usual, before, heard, spoken);
  // 'One of the guests can't have nuts' is of no order of this call; what is asked of a dish is answered.
  const isOfOrder = usual.state.allergies.length === before.allergies.length || heard.onMenu;
  if (heard.onlyAsking || !isTold(heard)) {
    if (isOfOrder && isAnswered(usual, heard, before)) return usual;
    return leave(isOfOrder ? usual : anew, before, spoken);
  }
  const known = usual.notes.length > 0 || heard.acts.some(({ kind }) => kind === 'hours');
  const isAsked = isOfOrder && (heard.asking || heard.clauses.some(({ asking }) => asking));
  if (heard.whenCalled) anew.say.push(WHO_CALLS);
  else if (isAsked && known && isIdle(usual, before)) anew.say.push(...usual.say);
  return leave(anew, before, spoken);
}

const isWhole = ({ state }: Talk, { text }: CallerTurn): boolean => state.message?.includes(text.trim()) ?? false;

/** Nothing was placed, booked or begun since. */
const isDoneLast = ({ left, leftBeside, asked, lines, unclear, booking, alarm, placed, booked }: State): boolean =>
  left !== null &&
  asked.kind === 'help' &&
  lines.length + unclear.length === 0 &&
  booking === null &&
  (alarm === null || alarm.denied !== undefined) &&
  leftBeside?.placed === placed &&
  leftBeside.booked === booked;

/** It ends, takes back, or is about who calls. */
const isElse = (
  { danger, card, acts, appointment, caller, renamed, introduces, asking, words }: Heard,
  before: State,
) =>
  danger !== null ||
  card !== null ||
  appointment.forget ||
  renamed !== null ||
  introduces !== null ||
  (caller.alone && (caller.name ?? caller.phone) !== null) ||
  (before.name === null && caller.name !== null) ||
  (asking && OF_CALLER.test(words.join(' '))) ||
  acts.some(({ kind }) => ELSE.has(kind));
const OF_CALLER = /\bmy (?:name|number|phone)\b/;
const ELSE = new Set<Act['kind']>([
  ...(['goodbye', 'repeat', 'slower', 'undo', 'start-over', 'cancel-order', 'read-order'] as const),
  ...(['try-again', 'help', 'clock', 'spanish', 'urgent', 'earlier-order', 'name'] as const),
]);

/** 'And I'd like to order a rye', 'can I book a pedicure for Thursday' */
const isWish = (heard: Heard, { orderingEnabled, bookingEnabled }: BusinessFacts): boolean =>
  (orderingEnabled && isOrder(heard)) || (bookingEnabled && isVisit(heard));

const isVisit = ({ appointment: { wants }, wanting, visit, when }: Heard): boolean =>
  OF_OWN.test(wants ?? '') || (wants !== null && wanting) || (visit.services.length > 0 && when.day !== null);

/** 'A Greek salad' and no word more is one as well. */
const isOrder = ({ acts, leftover, wanting, when }: Heard): boolean =>
  acts.some(({ kind }) => BEGINS.has(kind) || (wanting && DISHES.has(kind))) ||
  (acts.length > 0 &&
    leftover.length === 0 &&
    (when.day ?? when.time) === null &&
    acts.every((act) => act.kind === 'add' && act.wish.whole === true && act.wish.item.sure === 'certain'));
const BEGINS = new Set<Act['kind']>(['start-order', 'place-order', 'same-order']);
const DISHES = new Set<Act['kind']>(['add', 'want-category', 'take-it']);
const OF_OWN = /^(?:book|move|cancel|find)$/;

/** More than a courtesy. */
const tellsSomething = ({ words, acts, leftover, remark, consent }: Heard): boolean =>
  words.length > 2 &&
  !(consent === 'yes' && words.length < A_FEW) &&
  !(COURTESY.has(remark.intent) && remark.sure > HALF_SURE) &&
  (leftover.length > 0 || acts.some(({ kind }) => !ANSWERS.has(kind)) || words.length > A_FEW);
const A_FEW = 5;
const HALF_SURE = 0.5;
const COURTESY = new Set(['thanks', 'goodbye', 'greeting', 'how-are-you', 'yes', 'no', 'stop', 'wait', 'repeat']);
const ANSWERS = new Set<Act['kind']>(['yes', 'no', 'okay', 'fine', 'done', 'thanks', 'greeting']);

const isTold = ({ clauses }: Heard): boolean =>
  clauses.some(({ asking, text }) => !asking && tokenise(text).length > 2);

/** It was answered, and leans on nothing that was told; or it began something, which only who asks for that does. */
function isAnswered(usual: Talk, { words, acts, remark, whenCalled }: Heard, before: State): boolean {
  if (whenCalled || usual.tool !== null || !isIdle(usual, before)) return true;
  if (usual.ask?.asked.kind === 'message?' || !usual.understood) return false;
  const isSettled = acts.some(({ kind }) => kind === 'hours') || (SETTLED.has(remark.intent) && remark.sure > SURELY);
  if (isSettled) return true;
  const told = tokenise(before.left ?? '').filter((word) => word.length > 3 && !FUNCTION_WORDS.has(word));
  return !LEANS.test(words.join(' ')) && !words.some((word) => told.includes(word));
}
const SETTLED = new Set(['hours', 'address', 'payment', 'parking', 'phone', 'robot', 'name']);
const SURELY = 0.8;

const isIdle = ({ state }: Talk, before: State): boolean =>
  state.booking === null && JSON.stringify(state.lines) === JSON.stringify(before.lines);

const asBefore = (talk: Talk, before: State, heard: Heard, turn: CallerTurn): Talk => ({
  ...talk,
  state: { ...copied(before), silences: 0, misses: 0 },
  heard,
  turn,
  say: [],
  notes: [],
  touched: new Set<number>(),
  previous: null,
  tool: null,
  end: null,
  understood: true,
});

/** It goes again, with what was told before. */
function leave(talk: Talk, before: State, { text }: CallerTurn): Talk {
  const { state } = talk;
  Object.assign(state, { message: before.message, unmet: null, wish: null });
  keepWords(state, text);
  state.message ??= state.left;
  talk.ask = null;
  leaveMessage(talk);
  return talk;
}
