import {
  ANY,
  BEYOND_DOUBT,
  LIKELY,
  notedAnswer,
  SURE,
  tell,
  tellNoted,
  VERY_SURE,
  WHATEVER,
} from '../decide/answers/noted.ts';
import { TELEPHONE } from '../decide/answers/owners-sentences.ts';
import { tellMore, tellOfOther, tellOfSame, tellWhatIf } from '../decide/answers/told/before.ts';
import type { Asked } from '../decide/state.ts';
import type { Talk } from '../decide/talk.ts';
import { isAllergen } from '../heard/allergy.ts';
import { tellingIn } from '../heard/appointment/matter.ts';
import { FOREIGN } from '../heard/intent/remarks.ts';
import { KINDS } from '../heard/relevance/kinds.ts';
import { sharesName } from '../heard/relevance/relevance.ts';
import { namesMoment } from '../heard/when/when.ts';
import { MEANS_OF_PAYMENT } from '../heard/words/payment.ts';
import type { Act } from '../understand/acts.ts';
import { singular } from '../understand/words.ts';
import { intentOf } from './booking/intent.ts';
import { tellWhereTo } from './delivery-terms.ts';
import { tellHowMade } from './menu/how-made.ts';
import { passOrderOn } from './told.ts';

/** Nothing else is waited for. */
const OPEN = new Set<Asked['kind']>(['what', 'more', 'help', 'message?']);
/** How sure the model of remarks is of what has an answer of its own. */
const PLAINLY = 0.5;
/** What has a name that every owner uses is looked for by that. */
const NAMED = new Set('parking gift-cards jobs pets kids insurance lost-property reviews'.split(' '));

const OF_HEALTH = new Set(['allergens', 'diet']);
const OF_TROUBLE = new Set(['complaint', 'message', 'lost-property']);
/** As likely as not. */
const EITHER = 0;
const NEVER = Number.POSITIVE_INFINITY;
const STRANGE = 0.9;
/** In fewer words anything may be meant. */
const TELLS = 4;

/** What is answered out of the settings and the menu, or is done; what is in danger has gone before. */
const OF_ITSELF = new Set(
  `address phone able robot name my-booking menu dish-price dish-contents toppings sizes have popular
  goodbye greeting thanks repeat self-harm`.split(/\s+/),
);

/** A question that the owner's own words answer is answered by them, whatever else it sounds like. True when that was all. */
export function takeNoted(talk: Talk): boolean {
  const { heard, state } = talk;
  const tells = heard.asking || heard.telling || heard.clauses.some(({ asking }) => asking);
  // 'Can I talk to Denise' is no question of what Denise does.
  const isForOne =
    heard.clauses.length < 2 && !heard.asksFor.around && heard.acts.some(({ kind }) => kind === 'person');
  if (heard.manner.commands || isForOne || !OPEN.has(state.asked.kind)) return false;
  if (tellOfOther(talk) || tellOfSame(talk) || tellMore(talk)) return true;
  if (!tells) return false;
  if (tellWhatIf(talk) || tellPlainly(talk)) return true;
  // How long a dish takes is told by the notes on waits.
  if (heard.asksFor.wait && talk.facts.orderingEnabled) return false;
  // 'Can you bring it to 12 Elm Street, for noon' asks nothing of what the owner wrote.
  if (isOfHours(talk) || isOfOrder(heard) || isOfOwn(talk) || (heard.caller.address !== null && state.lines.length > 0))
    return false;
  // Whether one may come without: no rule for one that was made answers that.
  if (heard.appointment.ofNeed && tellNoted(talk, WHATEVER, WITHOUT)) return true;
  if (heard.asksFor.number && IF.test(heard.text) && tellNoted(talk, EITHER, TELEPHONE)) return true;
  if (isOfTheHouse(talk)) return true;
  const isTold =
    (isOfHealth(talk) && tellHowMade(talk)) ||
    tellNoted(talk, leastFor(talk), isMereWish(talk) ? UNPRICED : ofFood(talk));
  if (isTold) passOrderOn(talk);
  return isTold && !isGoneOnWith(talk);
}

/** 'What time do you stop cooking', 'can you come get it': who wrote of that has the answer, whatever else shares a word with it. */
function tellPlainly({ heard, facts, state, say, notes }: Talk): boolean {
  const kind = KINDS.find(({ asks }) => asks.test(heard.text));
  if (!kind?.first || !(heard.asking || heard.clauses.some(({ asking }) => asking))) return false;
  const before = facts.notes.filter(({ text }) => state.noted?.texts.includes(text));
  // 'When does the grill close' is of no kitchen, where a note has the grill.
  const [asked = ''] = kind.asks.exec(heard.text) ?? [];
  const named = { test: (text: string) => kind.tells.test(text) && sharesName(asked, text) };
  const known =
    notedAnswer(before, `${kind.said} ${heard.text}`, WHATEVER, kind.tells) ??
    notedAnswer(facts.notes, heard.text, EITHER, named) ??
    notedAnswer(facts.notes, `${kind.said} ${heard.text}`, EITHER, kind.tells);
  if (known) tell({ say, notes }, known);
  return known !== null;
}

/** What is taken for money, and where orders go, stands in what the owner wrote of that, whatever shares a word with the question. */
const isOfTheHouse = (talk: Talk): boolean => {
  const { asksFor, onlyAsking, asking, acts, foreign } = talk.heard;
  // 'How high is my credit limit' is of no money that is taken here.
  if (foreign > FOREIGN || acts.some(({ kind }) => kind === 'add')) return false;
  // 'Could you get it to Bay Ridge' is put as a wish, and asks.
  if (!onlyAsking) return asking && asksFor.deliveryTo && tellWhereTo(talk);
  return (asksFor.payment && tellNoted(talk, WHATEVER, PAID)) || (asksFor.deliveryTo && tellWhereTo(talk));
};
const PAID = new RegExp(
  `(?<!\\b(?:gift|greeting|insurance|business|loyalty|id|punch) )\\b(?:${MEANS_OF_PAYMENT})\\b(?! engine\\b)`,
  'i',
);

/** 'I need a haircut' asks for no price. */
const isMereWish = (talk: Talk): boolean =>
  talk.facts.bookingEnabled &&
  !talk.facts.orderingEnabled &&
  !talk.heard.appointment.trouble &&
  talk.heard.clauses.every(({ asking }) => !asking) &&
  intentOf(talk) === 'book';
const UNPRICED = /^(?!.*\$ ?\d)/;

/** 'When is my appointment' is looked up, whatever the owner wrote of appointments. */
const isOfOwn = ({ heard: { appointment, remark, clauses }, facts }: Talk): boolean =>
  facts.bookingEnabled &&
  appointment.wants === 'find' &&
  (appointment.own || remark.intent === 'my-booking') &&
  clauses.filter(({ asking }) => asking).length < 2 &&
  !/\b(?:bring|prepare|eat|wear|cost|pay|park)\b/.test(heardWords(clauses));
const heardWords = (clauses: Talk['heard']['clauses']): string => clauses.map(({ text }) => text).join(' ');

/** 'How late are you there on Sunday': where nothing else is named, until when lunch is served is no answer. */
const isOfHours = ({ heard: { acts, remark, onlyAsking, text, when, appointment } }: Talk): boolean => {
  const ofHours = acts.some(({ kind }) => kind === 'hours') || (remark.intent === 'hours' && remark.sure > SURELY);
  const named = tellingIn(text);
  const isTimed = when.day !== null || acts.some(({ kind }) => kind === 'hours') || named.length > 0;
  return ofHours && onlyAsking && isTimed && appointment.wants === null && named.every((word) => OF_HOURS.test(word));
};
/** 'Are you closed', 'what time do you close up' name nothing but the hours. */
const OF_HOURS = /^(?:clos(?:e[ds]?|ing)|shut|lock|up|store|shop|restaurant|kitchen|doors?)$/;
const SURELY = 0.9;

/** 'What's on the veggie one': only a note of that dish says so, and none of what it costs on Wednesdays; null where that is not asked. */
function ofContents({ heard: { acts, menuQuestion }, menu }: Talk): RegExp | null {
  const [asked] = acts.flatMap((act) =>
    act.kind === 'ask-item' && (act.about === 'contents' || act.about === 'describe') && act.item ? act : [],
  );
  if (!asked?.item || menuQuestion !== null) return null;
  const { item, about } = asked;
  const families = item.families.flatMap((key) => menu.family(key) ?? []);
  if (item.exact) {
    const named = naming(families.map(({ name }) => name));
    return about === 'contents' ? new RegExp(`^(?!.*(?:${AMOUNT.source})).*(?:${named.source})`, 'iu') : named;
  }
  const isDescribed = families.some(({ variants }) => variants.some((one) => one.item.description !== ''));
  return isDescribed && about === 'contents' ? naming([item.said]) : null;
}

/** 'Does the pad thai have peanuts?': what the owner wrote of its sauce says nothing of them; the menu lists what it has. */
function ofFood(talk: Talk): RegExp {
  const { menu } = talk;
  const { menuNames, menuQuestion: asked, onMenu, text } = talk.heard;
  const contents = ofContents(talk);
  if (contents) return contents;
  // Of what a dish costs the menu tells, and a note that names an amount; and so of how many it has.
  if (isPricedThere(talk)) return AMOUNT;
  if (asked?.about === 'price' && onMenu) {
    const [family, ...others] = menuNames.dishes.flatMap((key) => menu.family(key) ?? []);
    const isAll = family && others.length === 0 && tellingIn(text).every((word) => isOfPrice(word, family.words, menu));
    return isAll ? new RegExp(`(?=.*${naming([family.name]).source})(?=.*(?:${AMOUNT.source}))`, 'iu') : AMOUNT;
  }
  if (menuNames.dishes.length === 0) return ANY;
  if (asked?.about === 'how-many') return COUNTED;
  if (asked?.about !== 'with') return ANY;
  const food = `\\b${singular(asked.food)}`;
  return new RegExp(isAllergen(asked.food) ? food : `(?=.*${food})(?=.*${COMES.source})`, 'i');
}
/** It says what comes with something, or is in it; that fries have a fryer does not. */
const COMES = /\b(?:comes?|with|every|free|includ\w+|served?|extra|have|has|no|not|without)\b/;
const isOfPrice = (word: string, named: readonly string[], menu: Talk['menu']): boolean =>
  named.includes(singular(word)) ||
  PRICES.test(word) ||
  menu.sizeAt([word], 0) !== null ||
  menu.sizeAt([singular(word)], 0) !== null;
const PRICES = /^(?:much|price|prices|cost|costs|run|runs|charge|each|apiece)$/;
/** One that has the whole name of one of these dishes. */
const naming = (names: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${names.map((name) => name.replace(/[^\p{L}\d ]/gu, '.')).join('|')})`, 'iu');
const COUNTED = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b/i;
const AMOUNT = /\$ ?\d|\b(?:dollars?|bucks|cents)\b/i;

/** Whom to call is told for what may happen. */
const IF = /\b(?:if|when|in case|after hours|at night|overnight|on (?:a |the )?weekends?)\b/i;
const WITHOUT =
  /\bwalk[- ]?ins?\b|\bby appointment\b|\b(?:no|without(?: an)?|need an?) appointments?\b|\bfirst come\b/i;

function leastFor(talk: Talk): number {
  const { heard } = talk;
  // 'Is he all right with the fries?': what the owner wrote of it goes before what the menu lists.
  if (isOfHealth(talk)) return SURE;
  // 'Which of the curries have peanuts': the menu tells.
  if (heard.menuQuestion?.about === 'having' && heard.menuNames.category !== null) return NEVER;
  // 'For a funeral, around a hundred dollars', 'your cheapest sandwich': the menu has the prices.
  if (talk.menu.families.length > 0 && OF_PRICES.has(heard.menuQuestion?.about ?? '')) return NEVER;
  const asks = heard.asking || heard.clauses.some(({ asking }) => asking);
  if (isPricedThere(talk)) return EITHER;
  // 'Do the tacos come with salsa', where no description says so
  const { menuQuestion, menuNames } = heard;
  if (menuQuestion?.about === 'with' && menuNames.dishes.length > 0 && heard.onlyAsking) return LIKELY;
  if (isLookedUp(heard) || isOfElse(talk)) return BEYOND_DOUBT;
  // 'My car won't start, I'm at work': what is only told may be for somebody's ears.
  if (!asks) return VERY_SURE;
  if (isNamed(talk)) return NEVER;
  // 'Is Tony in today?', by whom the owner may have written about.
  if (heard.remark.intent === 'person' && heard.asksFor.around) return EITHER;
  if (OF_TROUBLE.has(heard.remark.intent)) return VERY_SURE;
  // What is most likely no business of a shop has seldom been written about.
  return heard.foreign > STRANGE ? SURE : LIKELY;
}

const OF_PRICES = new Set(['under', 'least', 'most']);

/** 'How much is the taco bar', 'the pastrami by the pound': a note with a price names what no dish does. */
function isPricedThere({ heard: { menuQuestion, menuNames, text }, menu, facts }: Talk): boolean {
  if (menuQuestion?.about !== 'price' || menuNames.dishes.length === 0) return false;
  const named = menuNames.dishes.flatMap((key) => menu.family(key)?.words ?? []);
  const asked = tellingIn(text).filter((word) => !PRICES.test(word));
  const sizes = menuNames.dishes.flatMap((key) => menu.family(key)?.variants.flatMap(({ size }) => size ?? []) ?? []);
  const isOfDish = (word: string) =>
    named.includes(singular(word)) || sizes.includes(menu.sizeAt([word], 0)?.size ?? '');
  return (
    asked.some((word) => !isOfDish(word)) &&
    facts.notes.some((note) => AMOUNT.test(note.text) && asked.every((word) => sharesName(word, note.text)))
  );
}

/** What was wished for or went wrong is seen to as well: 'I'd like to come in on Tuesday, do you take Delta?' */
function isGoneOnWith(talk: Talk): boolean {
  const { heard, state, facts } = talk;
  // 'Can I get that for six thirty, I'm picking it up on the way home'
  if (facts.orderingEnabled && state.lines.length > 0 && heard.when.time?.at !== undefined) return true;
  if (isOfHealth(talk) || OF_TROUBLE.has(heard.remark.intent)) return true;
  // 'Can I reschedule to four'
  const { wants } = heard.appointment;
  if (facts.bookingEnabled && (wants === 'move' || wants === 'cancel') && namesMoment(heard.when)) return true;
  if (isDated(heard)) return heard.appointment.wants !== null || !heard.asksFor.behind;
  // 'Do you take cards, and can I add a cannoli'
  const adds = heard.acts.some((act) => act.kind === 'add' && act.wish.item.exact);
  if (adds && heard.clauses.length > 1 && talk.facts.orderingEnabled) return true;
  const asks = heard.clauses.some(({ asking }) => asking);
  const wishes = heard.wanting || heard.clauses.some(({ asking }) => !asking);
  // 'About turkeys for thanksgiving, can I put my name down' orders nothing of what is called so.
  const isOrdered = (act: Act) => act.kind === 'add' && (act.wish.item.exact || !asks);
  return wishes && (intentOf(talk) !== null || heard.acts.some((act) => isOrdered(act) || act.kind === 'person'));
}

const isOfHealth = ({ heard: { acts, remark } }: Talk): boolean =>
  acts.some(({ kind }) => kind === 'allergy') || OF_HEALTH.has(remark.intent);

/** Of orders that were given something is looked up, or passed on; and what stands is read out. */
const isOfOrder = ({ acts, remark, when }: Talk['heard']): boolean =>
  remark.intent === 'order-status' ||
  // 'Can I put an order in now and pick it up at noon'
  (remark.intent === 'order-ahead' && remark.sure > SURELY && when.time?.at !== undefined) ||
  acts.some(({ kind }) => OF_ORDER.has(kind));
const OF_ORDER = new Set(['earlier-order', 'start-order', 'read-order']);

/** Opening hours and waits are looked up. */
const isLookedUp = ({ acts, remark }: Talk['heard']): boolean =>
  (LOOKED_UP.has(remark.intent) && remark.sure > RATHER) || acts.some(({ kind }) => kind === 'hours');
const RATHER = 0.6;
const LOOKED_UP = new Set(['busy', 'order-status', 'hours', 'order', 'start-order', 'order-ahead']);

const isDated = ({ appointment, when }: Talk['heard']): boolean =>
  when.day !== null && (appointment.wants !== null || appointment.ofFree || when.time !== null);

const isNamed = ({ heard: { remark } }: Talk): boolean => NAMED.has(remark.intent) && remark.sure > PLAINLY;

function isOfElse({ heard, facts }: Talk): boolean {
  const { appointment, acts, asksFor, remark, words, menuNames, onlyAsking, leftover } = heard;
  // 'What do you fry your chicken in' asks more than what chicken there is.
  const isMore = menuNames.category !== null && menuNames.dishes.length === 0 && onlyAsking && leftover.length > 0;
  const ofMenu = heard.onMenu && facts.orderingEnabled && !isMore;
  const ofSlots = appointment.own || appointment.ofFree || isDated(heard);
  const ofPerson = acts.some(({ kind }) => kind === 'person') && !asksFor.around;
  const ofElse = OF_ITSELF.has(remark.intent) && remark.sure > PLAINLY && !isMore;
  return ofMenu || ofSlots || ofPerson || ofElse || words.length < TELLS;
}
