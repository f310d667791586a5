import type { LineProblem, OrderLineInput, PricedLine, PricedOrder } from '@attendant/contract/tools';
import type { ToolOutcome } from '@attendant/voice/roles';
import { asksTotal } from '../heard/change/own-order.ts';
import { alternatives, names, pricedWords } from '../say/dishes.ts';
import { lineList, list, money } from '../say/wording.ts';
import { afterBookingTool } from '../topics/booking/outcome.ts';
import { askWhen, notThen } from '../topics/later.ts';
import { afterAlarm } from '../topics/safety.ts';
import { splitName } from '../understand/sizes.ts';
import { areaToCheck, deliveryFee, missedLeast, totalWords } from './answers/delivery-terms.ts';
import { tellWaitOfOrder } from './answers/waits.ts';
import { cartLine } from './cart.ts';
import { afterTransfer } from './hand-off.ts';
import { hear } from './hear.ts';
import { dropMessage, leaveMessage } from './message/message.ts';
import { termsOfTotal } from './order/told/terms-of-total.ts';
import { openDetail } from './order-details.ts';
import type { State } from './state.ts';
import { ask, type Talk, type ToolCall } from './talk.ts';
import { timeWords } from './way-out.ts';

/** Without a size or a name yet, nothing is priced: the questions come first. */
export function askPrice(talk: Talk): void {
  talk.tool = {
    name: 'price_order',
    input: { lines: orderLines(talk), ...(talk.state.wanted && { wanted_at: talk.state.wanted }) },
  };
}

/** Asks for the order to be placed; only its receipt says that it was. */
export function placeOrder(talk: Talk): void {
  const { state, facts } = talk;
  const phone = state.phone ? { customer_phone: state.phone } : {};
  const { fulfilment, address: to } = state;
  const isBrought = fulfilment === 'delivery' && to !== null;
  // What the settings do not know stands on the ticket in words.
  const noted = [
    ...(isBrought && !facts.delivery ? [`for delivery to ${to}`] : []),
    ...(isBrought && state.fee ? [`${money(state.fee)} for delivery, not in the total`] : []),
    ...state.special,
  ];
  const special = noted.length > 0 ? { special_request: noted.join('; ').slice(0, 500) } : {};
  const name = state.name ?? facts.callerName ?? 'Caller';
  const allergies = state.allergies.length > 0 ? { allergies: state.allergies.join(', ').slice(0, 200) } : {};
  const way = fulfilment && (facts.delivery || fulfilment === 'pickup') ? { fulfilment } : {};
  const address = isBrought && facts.delivery ? { delivery_address: to } : {};
  const wanted = state.wanted ? { wanted_at: state.wanted } : {};
  const details = { ...phone, ...special, ...allergies, ...way, ...address, ...wanted };
  talk.tool = { name: 'place_order', input: { customer_name: name, lines: orderLines(talk), ...details } };
}

const orderLines = ({ state, menu }: Talk): OrderLineInput[] =>
  state.lines.flatMap((line) => cartLine(line, menu) ?? []);

/** Goes on from what a tool answered. */
export function afterTool(talk: Talk, tool: ToolCall, outcome: ToolOutcome): void {
  if (afterBookingTool(talk, tool, outcome)) return;
  if (tool.name === 'price_order') return afterPrice(talk, outcome);
  if (tool.name === 'place_order') return afterPlace(talk, outcome);
  if (tool.name === 'transfer_call') return afterTransfer(talk, outcome);
  afterMessage(talk, outcome);
}

function afterPrice(talk: Talk, outcome: ToolOutcome): void {
  const priced = outcome.ok && isPricedOrder(outcome.value) ? outcome.value : null;
  if (!priced) {
    talk.say.push(outcome.ok ? "I couldn't get the price just now." : outcome.say);
    return ask(talk, { kind: 'try-again' }, 'Shall I try again?');
  }
  if (priced.problems.length > 0) return takeOut(talk, priced.problems);
  if (priced.not_then) return notThen(talk, priced.not_then);
  const { state } = talk;
  state.readBack = state.finishing;
  const allergies = state.allergies.length > 0 ? ` Allergies: ${list(state.allergies)}.` : '';
  const special = `${state.special.length > 0 ? ` Note: ${list(state.special)}.` : ''}${allergies}`;
  const lines = lineList(priced.lines.map((line) => pricedWords(line, talk.menu)));
  // 'That's all, how much is it?': who orders is asked all the same.
  if (!state.finishing || openDetail(talk)) {
    state.readBack = false;
    talk.say.push(`So far I have ${lines}, ${totalWords(talk, priced.total_cents)}.`);
    return;
  }
  const least = missedLeast(talk, priced.total_cents);
  if (least !== null) return askForMore(talk, least, priced.total_cents);
  const name = state.name ? `, for ${state.name}` : '';
  const total = totalWords(talk, priced.total_cents);
  state.fee = deliveryFee(talk, priced.total_cents);
  const isRead = state.readLines === lines && !asksForAll(talk);
  state.readLines = lines;
  const all = isRead ? '' : `So that's ${lines}.`;
  talk.say.push(`${all}${special} ${total}${name}.${wayWords(talk)}${leftOffWords(state)}`.trim());
  talk.say.push(...termsOfTotal(talk, priced.total_cents));
  ask(talk, { kind: 'confirm' }, 'Is that right?');
}

/** 'Can you read that back', 'no, there's only one': with all its dishes, which are not told again with every detail that is. */
function asksForAll({ turn, facts, menu }: Talk): boolean {
  const { acts, words, menuQuestion } = hear(turn.text, facts, menu);
  const isOfSum = asksTotal(words) || menuQuestion?.about === 'price';
  return !isOfSum && acts.some(({ kind }) => kind === 'read-order' || kind === 'repeat' || kind === 'no');
}

/** It comes to less than the owner brings. */
function askForMore(talk: Talk, leastCents: number, totalCents: number): void {
  Object.assign(talk.state, { finishing: false, readBack: false });
  talk.say.push(`We deliver from ${money(leastCents)} on, and this comes to ${money(totalCents)}.`);
  if (!talk.facts.pickup) return ask(talk, { kind: 'more' }, 'What would you like to add?');
  ask(talk, { kind: 'fulfilment' }, 'You can add something. Or shall I make it for pickup?');
}

/** What of the order is missing in it, unless it was ordered again since, and what is still in doubt. */
function leftOffWords({ leftOff, lines, lost }: State): string {
  const isAgain = (one: State['leftOff'][number]) =>
    lines.some(({ id, family }) => id >= one.next && (one.family === null || one.family === family));
  const missing = leftOff.filter((one) => !isAgain(one));
  const unsure = lost === null ? '' : ` I wasn't sure about "${lost}".`;
  return `${missing.length > 0 ? ` I left off ${list(missing.map(({ said }) => said))}.` : ''}${unsure}`;
}

/** Where it goes and how long that takes, as of this moment: the kitchen may have become busy in mid-call. */
function wayWords(talk: Talk): string {
  const { fulfilment, address } = talk.state;
  const to = fulfilment === 'delivery' && address ? ` It goes to ${address}.` : '';
  const area = areaToCheck(talk);
  const isTold = area !== null && talk.say.some((said) => said.includes(area));
  const unsure = area ? ` ${isTold ? '' : `${area} `}${UNSURE_WHERE}` : '';
  const time = timeWords(talk);
  return `${to}${unsure}${time ? ` ${time}` : ''}`;
}

const UNSURE_WHERE = "I can't tell from here whether that reaches you.";

/** What has sold out since leaves the order; the caller hears which, and what there is instead. */
function takeOut(talk: Talk, problems: readonly LineProblem[]): void {
  const { state } = talk;
  for (const problem of problems) {
    if (problem.code === 'options') {
      rechoose(talk, problem);
      continue;
    }
    const family = talk.menu.families.find((one) => one.variants.some(({ item }) => item.id === problem.menu_item_id));
    const gone = new Set(family?.variants.flatMap(({ id, item }) => (item.id === problem.menu_item_id ? id : [])));
    state.lines = state.lines.filter((line) => line.variantId === null || !gone.has(line.variantId));
    const { dish, size } = splitName(problem.name);
    const others = family ? alternatives(talk.menu, family.category, family.key) : [];
    const offer = others.length > 0 ? ` We still have ${names(others, 'or')}.` : '';
    const why = problem.code === 'gone' ? 'is no longer on the menu' : 'has just sold out';
    talk.say.push(`I'm sorry, the ${size ? `${size} ` : ''}${dish} ${why}.${offer}`);
  }
  state.readBack = false;
  state.finishing = false;
  const rest = state.lines.length > 0;
  ask(
    talk,
    { kind: rest ? 'more' : 'what' },
    rest ? 'Would you like something else with the rest?' : 'What would you like instead?',
  );
}

/** The owner has changed what can be chosen on a dish: what was chosen is asked anew. */
function rechoose(talk: Talk, { name, menu_item_id, say }: LineProblem): void {
  const variants = talk.menu.families.flatMap((family) => family.variants);
  const ids = new Set(variants.flatMap(({ id, item }) => (item.id === menu_item_id ? id : [])));
  for (const line of talk.state.lines) {
    if (line.variantId !== null && ids.has(line.variantId)) line.notes = [];
  }
  talk.say.push(`I'm sorry, I can't put the ${name} on like that. ${say ?? ''}`.trim());
}

function afterPlace(talk: Talk, outcome: ToolOutcome): void {
  const { state } = talk;
  if (outcome.ok && outcome.receipt?.kind === 'order') {
    const said = outcome.say ?? 'Your order is in.';
    talk.say.push(said);
    if (state.fulfilment === 'delivery' && state.fee) talk.say.push(`Delivery is ${money(state.fee)} on top.`);
    tellWaitOfOrder(talk);
    Object.assign(state, { ...EMPTY_ORDER, placed: said });
    // What was told beside the order goes to its reader too.
    if (state.message !== null) return leaveMessage(talk);
    return ask(talk, { kind: 'help' }, 'Is there anything else?');
  }
  state.readBack = false;
  talk.say.push(outcome.ok ? "I couldn't make sure that your order went through." : outcome.say);
  if (!outcome.ok && outcome.code === 'wanted-at') return askWhen(talk);
  const sold = !outcome.ok && /sold|gone|unavailable|stock|conflict|changed|invalid_line/i.test(outcome.code);
  if (sold) return askPrice(talk);
  state.finishing = false;
  ask(talk, { kind: 'message?' }, 'Shall I take a message, so that someone calls you back about it?');
}

const EMPTY_ORDER = {
  lines: [],
  ordered: null,
  lost: null,
  allergies: [],
  allergyAsked: false,
  fulfilment: null,
  address: null,
  fee: null,
  wanted: null,
  wantedDay: null,
  street: '',
  before: null,
  focus: null,
  spokenOf: [],
  ofWhich: null,
  unclear: [],
  putBy: [],
  leftOff: [],
  special: [],
  finishing: false,
  readBack: false,
  termsTold: false,
} satisfies Partial<State>;

/** Forgets the order that was being taken. */
export function clearOrder(state: State): void {
  Object.assign(state, structuredClone(EMPTY_ORDER));
}

function afterMessage(talk: Talk, outcome: ToolOutcome): void {
  const { alarm } = talk.state;
  const isOfAlarm = alarm?.turn === talk.turn.turn || (alarm?.denied === talk.turn.turn && !talk.state.owed);
  if (isOfAlarm) return afterAlarm(talk, outcome.ok);
  if (outcome.ok && outcome.receipt?.kind === 'message') {
    talk.say.push(outcome.say ?? "I've left your message.");
    const { message, placed, booked } = talk.state;
    Object.assign(talk.state, { left: message, leftBeside: { placed, booked } });
    dropMessage(talk.state);
    if (talk.state.asked.kind === 'voicemail' || talk.state.asked.kind === 'leaving') {
      talk.say.push('Goodbye.');
      talk.end = 'goodbye';
      talk.state.asked = { kind: 'help' };
      return;
    }
  } else talk.say.push(outcome.ok ? "I couldn't make sure that your message was saved." : outcome.say);
  if (talk.state.lines.length === 0) ask(talk, { kind: 'help' }, 'Is there anything else?');
}

function isPricedOrder(value: unknown): value is PricedOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { lines, problems, total_cents } = { lines: null, problems: null, total_cents: null, ...value };
  return isList(lines, isPricedLine) && isList(problems, isProblem) && typeof total_cents === 'number';
}

function isList<Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(is);
}

function isPricedLine(value: unknown): value is PricedLine {
  if (typeof value !== 'object' || value === null) return false;
  return 'name' in value && typeof value.name === 'string' && 'quantity' in value && typeof value.quantity === 'number';
}

function isProblem(value: unknown): value is LineProblem {
  return typeof value === 'object' && value !== null && 'menu_item_id' in value && 'name' in value;
}
