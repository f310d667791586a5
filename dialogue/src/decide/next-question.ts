import { sizeNames } from '../say/dishes.ts';
import { list, portion } from '../say/wording.ts';
import { resumeBooking } from '../topics/booking/booking.ts';
import { WHEN } from '../topics/later.ts';
import type { Act } from '../understand/acts.ts';
import { isFood, sellsFood } from '../understand/menu/food.ts';
import { offerMessage } from './answers/business-answers.ts';
import { beginsLater, brokenTerm, unbrought } from './answers/owners-terms.ts';
import { askPrice, clearOrder } from './closing.ts';
import { askToKeep } from './order/allergens.ts';
import { askChoice, openChoice } from './order/choosing.ts';
import { openDetail } from './order-details.ts';
import { type Asked, type Line, NOT_NAMED, type State, type Unclear } from './state.ts';
import { ask, type Talk } from './talk.ts';

/** The one question that brings the order on, from what is still missing. May call for a price instead. */
export function nextQuestion(talk: Talk): void {
  if (talk.ask || talk.tool || talk.end) return;
  const { state } = talk;
  if (resumeBooking(talk)) return;
  if (asksOfDish(talk)) return;
  // 'My son has an allergy' 'To what?' 'What about the rice bowl?'
  const isOpen = state.asked.kind === 'allergy' && state.allergies.includes(NOT_NAMED) && talk.touched.size === 0;
  if (isOpen && talk.heard.asking) ask(talk, state.asked, state.question);
  else if (state.finishing && state.lines.length > 0) finish(talk);
  else if (state.lines.length > 0) ask(talk, { kind: 'more' }, moreText(state));
  // Between its question and its answer anything may be asked.
  else if (state.asked.kind.startsWith('message') && state.message !== null && state.question)
    ask(talk, state.asked, state.question);
  else if (state.placed || state.booked || isAside(state.asked)) ask(talk, { kind: 'help' }, 'Is there anything else?');
  else if (talk.say.length > 0 && talk.heard.acts.some(isQuestion)) {
    ask(talk, { kind: 'help' }, state.asked.kind === 'what' ? GO_ON : 'Anything else?');
  } else ask(talk, { kind: 'what' }, wasAsked(talk) ? GO_ON : openText(talk));
}

/** 'And the soup', behind what another costs, asks as well. */
const wasAsked = ({ say, heard, state, turn }: Talk): boolean =>
  say.length > 0 && (heard.asking || state.wondering?.turn === turn.turn);

/** Whoever was answered need not want to order. */
const GO_ON = 'What else can I help with?';

/** What is still open about a dish is asked. What they said something else to twice waits until they want nothing more. */
function asksOfDish(talk: Talk): boolean {
  const { state, touched } = talk;
  const isNamed = ({ wish }: Unclear) =>
    state.lines.some(({ id, family }) => touched.has(id) && wish.item.families.includes(family));
  state.putBy = state.putBy?.filter((one) => !isNamed(one));
  if (state.finishing) state.unclear.push(...(state.putBy?.splice(0) ?? []));
  const sizeless = state.lines.find((line) => line.variantId === null);
  const choice = openChoice(talk);
  if (askToKeep(talk)) return true;
  if (state.unclear.length > 0) askUnclear(talk);
  else if (sizeless) askSize(talk, sizeless);
  else if (choice) askChoice(talk, choice);
  if (leavesOut(talk)) return asksOfDish(talk);
  if (!isPassedBy(talk)) return talk.ask !== null;
  talk.ask = null;
  const [unclear] = state.unclear.splice(0, 1);
  if (!unclear) return false;
  // What is answered from now on is not said of that one.
  state.putBy = [...(state.putBy ?? []), unclear];
  return asksOfDish(talk);
}

/** Who is asked which at the end as well, and orders something else each time, wants that one no more. */
function leavesOut(talk: Talk): boolean {
  const { state } = talk;
  const passed = state.passedBy?.[talk.ask?.text ?? ''] ?? 0;
  const [unclear] = state.finishing && passed > MOST_PASSED ? state.unclear.splice(0, 1) : [];
  if (!unclear) return false;
  talk.ask = null;
  talk.say.push(`I've left out the ${unclear.wish.item.said}.`);
  return true;
}
/** So often one question may be passed by. */
const MOST_PASSED = 3;

const isPassedBy = ({ state, turn, ask: asked }: Talk): boolean =>
  turn.kind !== 'silence' && !state.finishing && (state.passedBy?.[asked?.text ?? ''] ?? 0) > 1;

/** Of several sentences in one turn the first has nothing asked before it. */
function moreText({ asked, question }: State): string {
  return asked.kind === 'more' && question !== '' ? 'What else?' : 'Anything else?';
}

const QUESTIONS = new Set<Act['kind']>(['hours', 'read-order', 'same-order', 'help', 'free']);

function isQuestion(act: Act): boolean {
  return QUESTIONS.has(act.kind);
}

function isAside(asked: Asked): boolean {
  return asked.kind === 'help' || asked.kind.startsWith('message');
}

/** The question behind which anything may come. */
export function openText(talk: Talk): string {
  return talk.facts.orderingEnabled && !talk.facts.closed ? 'What can I get you?' : 'How can I help?';
}

function askUnclear(talk: Talk): void {
  const { wish } = talk.state.unclear[0] ?? {};
  const options = wish?.item.families.flatMap((key) => talk.menu.family(key) ?? []) ?? [];
  const [only] = options;
  const names = options.slice(0, 4).map((family) => family.name);
  if (options.length === 1 && only) {
    return ask(talk, { kind: 'mean' }, `I'm not sure I got that. Did you mean ${only.name}?`);
  }
  const said = wish?.item.said ?? 'one';
  const more = options.length - names.length;
  const text =
    more > 0
      ? `Which ${said} would you like? There's ${names.join(', ')}, and ${more} more.`
      : `Which ${said} would you like: ${list(names, 'or')}?`;
  ask(talk, { kind: 'which' }, text);
}

function askSize(talk: Talk, line: Line): void {
  const family = talk.menu.family(line.family);
  if (!family) return;
  const sizes = list(sizeNames(family), 'or');
  const text =
    line.quantity === 1
      ? `What size ${family.name}: ${sizes}?`
      : `What size for the ${portion(line.quantity, family.name)}: ${sizes}?`;
  ask(talk, { kind: 'size', line: line.id }, text);
}

/** Asked in every order anew. */
const ALLERGIES = 'Please tell me if anyone has an allergy.';

function finish(talk: Talk): void {
  const { state } = talk;
  const open = openDetail(talk);
  if (open && OF_THE_WAY.has(open.asked.kind)) return ask(talk, open.asked, open.text);
  const stays = unbrought(talk);
  if (stays)
    return askOtherwise(talk, 'delivery', `${stays} I can't have it delivered`, () =>
      ask(talk, { kind: 'fulfilment' }, `${stays} You can take it off, or shall I make it all for pickup?`),
    );
  const term = brokenTerm(talk);
  const begins = term && beginsLater(talk, term);
  if (begins) {
    // Whoever wants it soon has it when it begins: the read-back says when, and only a yes to that places it.
    talk.say.push(term);
    state.wanted = begins;
    return finish(talk);
  }
  if (term)
    return askOtherwise(talk, state.wanted ?? 'now', `${term} I can't take it for then`, () => {
      talk.say.push(term);
      // When it was wanted stays until another moment is told: else it would be for now, unasked.
      ask(talk, { kind: 'wanted' }, WHEN);
    });
  const isEaten = sellsFood(talk.menu) || state.lines.some(({ family }) => isEatenOf(talk, family));
  if (isEaten && !state.allergyAsked && state.allergies.length === 0) talk.say.push(ALLERGIES);
  state.allergyAsked = true;
  if (open) return ask(talk, open.asked, open.text);
  if (state.readBack) return ask(talk, { kind: 'confirm' }, 'Shall I place the order?');
  askPrice(talk);
}

/** A box of chocolates at the florist's. */
function isEatenOf({ menu }: Talk, key: string): boolean {
  const family = menu.family(key);
  return family !== undefined && isFood(family);
}

/** What the owner rules out is asked for otherwise; who wants it just so (`wish`) may have somebody call them. */
function askOtherwise(talk: Talk, wish: string, refusal: string, askFirst: () => void): void {
  const { state } = talk;
  const told = state.toldNot.filter((one) => one === `${wish} ${refusal}`).length;
  // 'Kay, no allergies' is no insisting.
  const isElse = talk.say.length > 0 && !talk.heard.acts.some(({ kind }) => kind === 'no' || kind === 'done');
  if (told > 0 && isElse && state.asked.kind === 'wanted') return ask(talk, state.asked, state.question);
  state.toldNot.push(`${wish} ${refusal}`);
  // Who wants nothing else and nobody's call is not asked a third time.
  if (told > 1) {
    clearOrder(state);
    talk.say.push(`${refusal}, so nothing is ordered.`);
    return ask(talk, { kind: 'help' }, 'Is there anything else?');
  }
  if (told > 0) return offerMessage(talk, `${refusal}, but I can pass it on.`);
  askFirst();
}

/** Asked before anything of who orders. */
const OF_THE_WAY = new Set<Asked['kind']>(['fulfilment', 'address', 'wanted']);
