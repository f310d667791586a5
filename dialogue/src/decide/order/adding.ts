import { FOREIGN, soundsLikeFood } from '../../heard/intent/remarks.ts';
import { isThat, THAT } from '../../heard/reference.ts';
import { isPopular, priceWords } from '../../say/dishes.ts';
import { type Act, type ItemQuestion, isUnexplained, type Wish } from '../../understand/acts.ts';
import { madeOf } from '../../understand/described/what-it-is.ts';
import { isAvailable } from '../../understand/menu/families.ts';
import { mentionOf } from '../../understand/menu/match.ts';
import { ownerOf } from '../../understand/owner.ts';
import { oneOf, singular, tokenise } from '../../understand/words.ts';
import { hasHours, hoursAnswer, isOpenNow, opensNext } from '../answers/hours.ts';
import { aboutCategory, aboutItem, unknownItem } from '../answers/menu-answers.ts';
import type { Unclear } from '../state.ts';
import { ask, type Talk } from '../talk.ts';
import { wayIn } from '../way-out.ts';
import { warnOf } from './allergens.ts';
import { amend, keptOn, remove, replace } from './changes.ts';
import {
  addAsChoice,
  isColored,
  isMadeWith,
  takeDueOf,
  takeMoreOf,
  takeSideOf,
  wishAsChoice,
} from './choice-changes.ts';
import { completes, isConfirmed, isSaidAgain, isSizeAsked } from './completing.ts';
import { forEach } from './how-many.ts';
import { addWish, findLine, setQuantity } from './lines.ts';
import { isSpokenOf, isTheOne } from './naming.ts';
import { isToldOf, takeTold } from './told/in-other-words.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** False, with the reason said, when no order can be taken on this line now. */
export function canOrder(talk: Talk): boolean {
  const { closed, closedMessage, orderingEnabled } = talk.facts;
  if (orderingEnabled && !closed && !waitsInVain(talk)) return true;
  const why = closed
    ? closedMessage || "We're closed right now, so I can't take an order."
    : orderingEnabled
      ? `${hoursAnswer(talk.facts, 'open', '')} I can't take an order until then.`
      : "I can't take orders on this line.";
  if (!talk.say.includes(why)) talk.say.push(why);
  ask(talk, { kind: 'message?' }, 'Would you like to leave a message?');
  return false;
}

/** "I'd like to place an order": nothing more was said. */
export function startOrder(talk: Talk): void {
  if (canOrder(talk) && talk.heard.acts.length === 1) ask(talk, { kind: 'what' }, 'Sure. What can I get you?');
}

export function add(talk: Talk, act: Of<'add'>): void {
  const about = isPriceQuestion(talk) ? 'price' : askedAbout(talk);
  if (about) {
    const { item, size } = act.wish;
    return aboutItem(talk, { kind: 'ask-item', about, item, size, word: '' });
  }
  if (!canOrder(talk)) return;
  if (act.wish.quantity === 0) return remove(talk, { kind: 'remove', target: { ...THAT, item: act.wish.item } });
  if (resolves(talk, act) || isSpokenOf(talk, act) || isOnIt(talk, act.wish) || isBeside(talk, act.wish)) return;
  if (isToldOf(talk, act.wish) || wishAsChoice(talk, act.wish)) return;
  if (takeSideOf(talk, act.wish) || takeMoreOf(talk, act.wish) || takeDueOf(talk, act.wish)) return;
  if (!act.more && [isSaidAgain, completes, isConfirmed].some((known) => known(talk, act.wish))) return;
  const { state } = talk;
  if (state.placed && state.lines.length === 0 && talk.touched.size === 0) {
    talk.say.push('Your first order is already in, so this will be a new order.');
  }
  if (state.lines.length === 0 && state.unclear.length === 0) sayWhenClosed(talk);
  const wish = forEach(talk, act.wish);
  const line = addWish(talk, talk.heard.alike ? likeTheLast(talk, wish) : wish, act.more);
  const owner = ownerOf(talk.heard, act.wish);
  if (line && owner) line.whose = owner;
  if (line) warnOf(talk, talk.menu.family(line.family));
}

/** 'Lechon, same sides': what was chosen on the last dish that has the same to choose from. */
function likeTheLast(talk: Talk, wish: Wish): Wish {
  const of = (key: string) => {
    const by: Wish = { ...wish, item: { ...wish.item, families: [key] } };
    return (
      talk.state.lines
        .toReversed()
        .map((line) => keptOn(talk, line, by))
        .find(({ length }) => length > 0) ?? []
    );
  };
  const keys = wish.item.sure === 'certain' ? wish.item.families.slice(0, 1) : wish.item.families;
  const [key, ...others] = keys.filter((one) => of(one).length > 0);
  if (!key || others.length > 0) return wish;
  return { ...wish, item: { ...wish.item, families: [key], sure: 'certain' }, notes: [...of(key), ...wish.notes] };
}

/** The dish was named in a question about it. */
function askedAbout({ heard: { remark, asking } }: Talk): ItemQuestion | null {
  return asking && remark.sure >= PLAINLY ? (QUESTIONS[remark.intent] ?? null) : null;
}
const PLAINLY = 0.9;
const QUESTIONS: Readonly<Record<string, ItemQuestion>> = {
  'dish-contents': 'contents',
  'dish-price': 'price',
  sizes: 'sizes',
};

/** A price is asked for, and nothing is wished for in the same breath. */
function isPriceQuestion({ heard }: Talk): boolean {
  const said = heard.words.join(' ');
  const wishing = /\b(?:id like|i want|ill (?:have|take|get)|i (?:get|have|order)|give me|get me|let me)\b/;
  return /\b(?:how much|prices?|cost)\b/.test(said) && !wishing.test(said);
}

/** An order may still be taken for later; the caller should know that nobody is cooking now. */
function sayWhenClosed(talk: Talk): void {
  const { wanted, wantedDay } = talk.state;
  if ((wanted ?? wantedDay) === null && opensNext(talk.facts))
    talk.say.push(hoursAnswer(talk.facts, 'open', ''), 'Your order will be for then.');
}

/** It is closed, and the owner takes no orders then, or nobody knows until when. */
function waitsInVain({ facts }: Talk): boolean {
  if (!hasHours(facts) || isOpenNow(facts)) return false;
  return !facts.closedOrders || opensNext(facts) === null;
}

/** "Which salad?" "The Caesar, no croutons." Any other dish as an answer puts the question aside. */
function resolves(talk: Talk, act: Of<'add'>): boolean {
  const { asked, unclear } = talk.state;
  const pending = unclear[0];
  if (!pending || talk.touched.size > 0) return false;
  const known = pending.wish.item.families.includes(act.wish.item.families[0] ?? '');
  if (asked.kind !== 'which' && asked.kind !== 'mean' && (!known || act.wish.whole)) return false;
  if (act.wish.item.sure === 'which') return samePlace(pending, act);
  const kindOf = (key = '') => talk.menu.family(key)?.category;
  const another = !known && kindOf(act.wish.item.families[0]) !== kindOf(pending.wish.item.families[0]);
  const goesOn = another || /^(?:and|also|plus|then)\b/.test(talk.heard.words.join(' '));
  // Which of several is still to be told; what was only doubted is not denied.
  if (!known && goesOn && asked.kind === 'which') return false;
  unclear.shift();
  if (!known && goesOn)
    addWish(talk, { ...pending.wish, item: { ...pending.wish.item, sure: 'certain' } }, pending.more);
  if (!known) return false;
  const { quantity, size, notes } = act.wish;
  const item = act.wish.item;
  const sold = talk.menu.family(item.families[0] ?? '')?.variants.find((one) => one.size === size);
  addWish(talk, {
    item: { ...item, sure: 'certain' },
    quantity: quantity ?? pending.wish.quantity,
    // 'Just a regular cheese pizza', of a large one, where none is sold as regular: it is large still.
    size: sold?.size ?? pending.wish.size ?? size,
    notes: [...pending.wish.notes, ...notes],
    ...(pending.wish.instead !== undefined && { instead: pending.wish.instead }),
  });
  return true;
}

/** The same doubt again changes nothing: the question stands. */
function samePlace(pending: Unclear, act: Of<'add'>): boolean {
  return act.wish.item.families.every((key) => pending.wish.item.families.includes(key));
}

export function unknown(talk: Talk, act: Of<'unknown-item'>): void {
  // Where there is no menu, what nobody knows is no dish.
  if (talk.menu.families.length === 0 && !/\border\b/.test(talk.heard.words.join(' ')))
    return void (talk.understood = false);
  // 'I'd like a delivery': how it goes out is heard elsewhere.
  if (wayIn(act.said)) return;
  if (!isAboutFood(talk, act.said)) return void (talk.understood = false);
  if (
    !canOrder(talk) ||
    takeTold(talk, act.said) ||
    addAsChoice(talk, act.said) ||
    isMadeWith(talk, act.said) ||
    isColored(talk, act.said)
  )
    return;
  // 'I'd like to order lunch', 'about five drinks': what, is to be told.
  if (MEAL.test(act.said) && talk.state.lines.length === 0)
    return ask(talk, { kind: 'what' }, 'Sure. What can I get you?');
  // 'A birthday cake' is any of the cakes.
  if (act.category && OCCASION.test(act.said) && of(talk, act.category).length > 1)
    return aboutCategory(talk, act.category);
  unknownItem(talk, act.said, act.category);
  offerOnly(talk, act.category);
}

const of = ({ menu }: Talk, category: string | null) =>
  menu.families.filter((one) => one.category === category && isAvailable(one));
const OCCASION =
  /^(?:birthday|anniversary|wedding|graduation|party|(?:baby |bridal )?shower|retirement|office|christening|baptism|communion|farewell|housewarming|holiday|valentines?|mothers day|fathers day|engagement|funeral|thank you|get well)$/;
const MEAL =
  /^(?:some |a )?(?:(?:lunch|dinner|breakfast|brunch|supper|food|takeout)|(?:meal|drink|beverage|flower|thing|item|snack|gift|present|treat)s?)$/;

/** 'A birthday cake', of cakes of which there is one: it is offered. */
function offerOnly(talk: Talk, category: string | null): void {
  const [only, ...others] = of(talk, category);
  const { asking, wanting } = talk.heard;
  if (!only || others.length > 0 || (asking && !wanting) || talk.ask) return;
  talk.state.topic = only.key;
  ask(talk, { kind: 'topic', family: only.key }, `Would you like the ${only.name}?`);
}

/** 'Lettuce, tomato, pickles', on a hoagie that has them: no tomato soup. */
function isOnIt(talk: Talk, { item, quantity, size }: Wish): boolean {
  const line = findLine(talk, null);
  const made = madeOf(talk.menu.family(line?.family ?? ''));
  const isBare = !item.exact && quantity === null && size === null;
  return isBare && tokenise(item.said).every((word) => made.includes(singular(word)));
}

/** 'Chips with the turkey', which stands on the order. */
function isBeside(talk: Talk, { item, quantity, size }: Wish): boolean {
  const line = quantity === null && size === null ? findLine(talk, item) : undefined;
  return (
    line !== undefined &&
    !talk.touched.has(line.id) &&
    new RegExp(`\\b(?:with|for|beside) (?:the|my) ${item.said}\\b`).test(talk.heard.words.join(' '))
  );
}

/** What nobody knows is a dish that is not there only where dishes are spoken of. */
function isAboutFood({ heard: { acts, remark } }: Talk, said: string): boolean {
  const alone = acts.every(({ kind }) => kind === 'unknown-item' || kind === 'quantity');
  return !alone || (WISHES.has(remark.intent) && remark.sure > LIKELY) || soundsLikeFood(said);
}
const WISHES = new Set(['order', 'have']);
const LIKELY = 0.6;

/** 'A large pizza': which one is asked; what else was said is kept. */
export function wantCategory(talk: Talk, act: Of<'want-category'>): void {
  if (!canOrder(talk) || isTheOne(talk, act)) return;
  const dishes = talk.menu.families.filter((family) => family.category === act.category && isAvailable(family));
  const popular = [...dishes].sort((a, b) => Number(isPopular(b)) - Number(isPopular(a)));
  const families = popular.map((family) => family.key);
  const said = oneOf(act.category);
  const item = { from: 0, to: 0, said, families, sure: 'which' as const, exact: false };
  if (families.length === 0) return void talk.say.push(`We're out of ${act.category.toLowerCase()} right now.`);
  addWish(talk, { item, quantity: act.quantity, size: act.size, notes: [] });
}

/** 'A large one' with nothing ordered yet is about the dish that was asked about. */
export function amendOrTake(talk: Talk, act: Of<'amend'>): void {
  const { lines, unclear, topic } = talk.state;
  if (lines.length === 0 && unclear.length === 0 && topic !== null && isThat(act.target)) {
    // 'And a small one?', behind the price of another.
    const asked = /\?\s*$/.test(talk.turn.text) || isPriceQuestion(talk);
    const family = asked ? talk.menu.family(topic) : undefined;
    if (family) return void talk.say.push(`${priceWords(family, act.size)}.`);
    return takeIt(talk, act);
  }
  amend(talk, act);
}

/** A bare number: how many of the dish that was offered, or of what was just named. */
export function howMany(talk: Talk, quantity: number): void {
  const { asked, lines, unclear, topic } = talk.state;
  if (isSizeAsked(talk, quantity)) return;
  // 'What's on the veggie one?'
  if (talk.heard.acts.some(({ kind }) => kind === 'ask-item')) return;
  const { wondering } = talk.state;
  const isSpokenOf = wondering?.turn === talk.turn.turn - 1 && !lines.some(({ family }) => family === topic);
  const offered =
    asked.kind === 'topic' || ((lines.length === 0 || isSpokenOf) && unclear.length === 0 && topic !== null);
  if (offered && quantity > 0) return takeIt(talk, { quantity, size: null });
  const { acts } = talk.heard;
  // 'A party of fourteen could you fit us': a number among words that nothing explains counts something else.
  if (isUnexplained(talk.heard) || talk.heard.foreign > FOREIGN) return;
  const before = acts[acts.findIndex((act) => act.kind === 'quantity' && act.quantity === quantity) - 1];
  const named = before?.kind === 'add' && before.wish.quantity === null;
  if (talk.touched.size === 0 || named) setQuantity(talk, quantity);
}

/** 'I'll take a small one', said of the dish that was just asked about. */
export function takeIt(talk: Talk, act: Omit<Of<'take-it'>, 'kind'>): void {
  const family = talk.menu.family(talk.state.topic ?? '');
  if (talk.state.unclear.length > 0) {
    const { quantity, size } = act;
    return amend(talk, { kind: 'amend', target: THAT, quantity, size, more: false });
  }
  if (!family) return void (talk.understood = talk.state.lines.length > 0);
  if (!canOrder(talk)) return;
  const item = mentionOf(family.key, family.name);
  const { wondering } = talk.state;
  const spoken = wondering?.dishes.length === 1 && wondering.dishes[0] === family.key ? wondering : null;
  const notes = spoken?.choices.map((choice) => choice.toLowerCase()) ?? [];
  const wish = { item, quantity: act.quantity, size: act.size ?? spoken?.size ?? null, notes };
  if (act.instead && talk.state.lines.length > 0) replace(talk, { kind: 'replace', target: THAT, by: wish });
  else addWish(talk, wish);
}

/** 'The second one', of the dishes that were just offered. */
export function ordinal(talk: Talk, act: Of<'ordinal'>): void {
  const { asked, unclear } = talk.state;
  const pending = unclear[0];
  const key = pending?.wish.item.families.at(act.index);
  if (asked.kind !== 'which' || !pending || !key) return void (talk.understood = false);
  unclear.shift();
  addWish(talk, { ...pending.wish, item: { ...pending.wish.item, families: [key], sure: 'certain' } }, pending.more);
}
