import type { CallerTurn } from '@attendant/voice/roles';
import type { BusinessFacts } from '../facts.ts';
import {
  askedThenNamed,
  beginnings,
  begunAnew,
  countedIn,
  inTwo,
  isOneThing,
  someBehind,
  takesBack,
} from '../heard/order/breaths.ts';
import type { Act } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { askedPlainly } from '../understand/plain/asked-so.ts';
import { choicesFirst } from '../understand/plain/choices-first.ts';
import { meantInstead } from '../understand/plain/meant-instead.ts';
import { toldApartPlainly } from '../understand/plain/told-apart.ts';
import { toldOfEach } from '../understand/several/told-of-each.ts';
import { understand } from '../understand/understand.ts';
import { hear } from './hear.ts';
import { moreOfLeft } from './message/more-of-left.ts';
import { nextQuestion } from './next-question.ts';
import { ANYTHING_NEXT, type State } from './state.ts';
import type { Heard, Talk } from './talk.ts';
import { asksForThem } from './turn/asked-beside.ts';
import { sentencesIn } from './turn/sentences.ts';
import { likeliest } from './ways.ts';

/** What is decided of one turn, up to the question that closes it. */
export type Decide = (before: State, spoken: CallerTurn, facts: BusinessFacts, menu: Menu) => Talk;

/**
 * 'Six garlic knots. Actually, make it a dozen.' leaves what the two leave when they are said one after the other, where each of them
 * is understood; else it is one thing, for all its sentences.
 */
export function oneByOne(before: State, spoken: CallerTurn, facts: BusinessFacts, menu: Menu, decide: Decide): Talk {
  return moreOfLeft(eachAlone(before, spoken, facts, menu, decide), before, spoken, facts, menu);
}

function eachAlone(before: State, spoken: CallerTurn, facts: BusinessFacts, menu: Menu, decide: Decide): Talk {
  if (!facts.orderingEnabled || spoken.kind === 'silence' || !isIdle(before))
    return decide(before, spoken, facts, menu);
  if (before.asked.kind === 'size' || before.asked.kind === 'option') {
    const whole = decide(before, spoken, facts, menu);
    return isAnswered(whole, before) ? whole : (answerBeside(before, spoken, facts, menu, decide) ?? whole);
  }
  if (!ANYTHING_NEXT.has(before.asked.kind)) return decide(before, spoken, facts, menu);
  const meant = { ...spoken, text: inOrder(spoken.text, menu) };
  const { turn, heard } = likeliest(meant, before, facts, menu);
  const inTurn = (texts: readonly string[], unheard = false) =>
    texts.length > 1 ? decideEach(before, turn, texts, facts, menu, decide, unheard) : null;
  const sentences =
    heard.danger || asksForThem(heard) || THINKING.test(turn.text) ? [turn.text] : sentencesIn(turn.text);
  const begun = sentences.flatMap(begunAnew);
  const dishesOf = (text: string) => hear(text, facts, menu).menuNames.dishes;
  const first = isOneThing(begun, dishesOf) ? null : inTurn(begun);
  if (first) return first;
  const parts = begun.flatMap(beginnings);
  const less = namesAgain(parts, dishesOf) ? inTurn(parts) : null;
  if (less && comesToLess(less, parts, before, facts, menu)) return less;
  for (const [counted = '', ...some] of begun.length === 1 ? someBehind(turn.text) : []) {
    const counts = hear(counted, facts, menu);
    const told = onlyWishes(counts) && areSeveral(counts.acts) ? inTurn([counted, ...some], true) : null;
    if (told && piecesOf(told.state) === piecesOf(before) + wishedIn([counted], facts, menu)) return told;
  }
  const asked = askedThenNamed(turn.text);
  const isBeside = asked !== null && dishesOf(asked[0]).length === 0 && onlyWishes(hear(asked[1], facts, menu));
  const beside = isBeside ? inTurn(asked) : null;
  if (beside) return beside;
  const whole = decide(before, meant, facts, menu);
  if (isPlain(whole, before) || heard.onlyAsking) return whole;
  const dishes = parts.flatMap(countedIn);
  const areWishes = dishes.slice(1).every((text) => hear(text, facts, menu).acts.some(isWish));
  return inTurn(parts) ?? (areWishes ? inTurn(dishes) : null) ?? whole;
}

/** As it would be said at once: what belongs together is not taken apart. */
function inOrder(said: string, menu: Menu): string {
  const text = choicesFirst(toldApartPlainly(askedPlainly(meantInstead(said, menu))), menu);
  return toldOfEach(text, menu, (one) => understand(one, menu)) ?? text;
}

/** The dish that was asked about is no more as it was. */
function isAnswered({ state }: Talk, { asked, lines }: State): boolean {
  const stands = (some: State['lines']) =>
    JSON.stringify(some.find(({ id }) => 'line' in asked && id === asked.line) ?? null);
  return stands(lines) !== stands(state.lines);
}

/** 'Mild, and could I get a rice pudding', 'a rice pudding too, and mild', asked how hot: the answer, then the dish beside it. */
function answerBeside(
  before: State,
  spoken: CallerTurn,
  facts: BusinessFacts,
  menu: Menu,
  decide: Decide,
): Talk | null {
  const { turn, heard } = likeliest(spoken, before, facts, menu);
  if (heard.acts.length === 0 || heard.danger) return null;
  for (const { head, tail, joined } of inTwo(turn.text)) {
    const [first, then] = [hear(head, facts, menu), hear(tail, facts, menu)];
    const isBeside = (one: Heard, other: Heard) => onlyWishes(one) && other.menuNames.dishes.length === 0;
    // 'A whitefish, on rye' is said of that.
    const isAnsweredLast = joined && isBeside(first, then);
    if (!isAnsweredLast && !isBeside(then, first)) continue;
    const both = decideEach(before, turn, isAnsweredLast ? [tail, head] : [head, tail], facts, menu, decide);
    if (both && both.state.asked.kind !== before.asked.kind) return both;
  }
  return null;
}

/** What was named in the same breath is taken back. */
const namesAgain = (parts: readonly string[], dishesOf: (text: string) => readonly string[]): boolean =>
  parts.some((text, at) => {
    if (at === 0 || !takesBack(text)) return false;
    const named = parts.slice(0, at).flatMap(dishesOf);
    return dishesOf(text).some((dish) => named.includes(dish));
  });

/** 'A salad and a cookie, actually skip the cookie': less stands than was wished for, or as much in another's place. */
function comesToLess(
  { state }: Talk,
  parts: readonly string[],
  before: State,
  facts: BusinessFacts,
  menu: Menu,
): boolean {
  const wished = parts.filter((text) => !takesBack(text));
  return piecesOf(state) < piecesOf(before) + wishedIn(wished, facts, menu);
}

const piecesOf = ({ lines }: State): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const wishedIn = (texts: readonly string[], facts: BusinessFacts, menu: Menu): number =>
  texts
    .flatMap((text) => hear(text, facts, menu).acts)
    .reduce((sum, act) => sum + (act.kind === 'add' ? (act.wish.quantity ?? 1) : 0), 0);

const onlyWishes = ({ acts, leftover }: Heard): boolean =>
  leftover.length === 0 && acts.some(isWish) && acts.every((act) => isWish(act) || act.kind === 'thanks');

/** 'Two pitas', 'a ham and a tuna sandwich' */
const areSeveral = (acts: readonly Act[]): boolean =>
  acts.reduce((sum, act) => sum + (act.kind === 'add' ? (act.wish.quantity ?? 1) : 0), 0) > 1;

const isWish = (act: Act): boolean => act.kind === 'add' && act.wish.whole === true && act.wish.item.sure === 'certain';

/** 'One with bacon... hm, no': no sentence ends there. */
const THINKING = /\.\.|\u2026|\s-/;

const isIdle = ({ booking, message, unclear, alarm }: State): boolean =>
  booking === null && message === null && unclear.length === 0 && alarm === null;

/** Nothing of it was lost, and nothing has to be asked because of how it was said. */
const isPlain = ({ state, understood, ask, heard }: Talk, before: State): boolean =>
  understood &&
  state.misses === 0 &&
  (state.lost === null || state.lost === before.lost) &&
  state.unclear.length === 0 &&
  heard.acts.every(({ kind }) => kind !== 'unknown-item') &&
  ask?.asked.kind !== 'change';

/**
 * Each is decided where the one before it has left off; null where one is not understood, or leaves more than an open question.
 * `unheard`: what would be asked between them is answered by none of them.
 */
function decideEach(
  before: State,
  turn: CallerTurn,
  texts: readonly string[],
  facts: BusinessFacts,
  menu: Menu,
  decide: Decide,
  unheard = false,
): Talk | null {
  let state = before;
  const say: string[] = [];
  const notes: Talk['notes'] = [];
  const touched = new Set<number>();
  for (const [at, text] of texts.entries()) {
    const { alternatives: _, ...said } = turn;
    const talk = decide(state, { ...said, text }, facts, menu);
    if (!isPlain(talk, state)) return null;
    say.push(...talk.say);
    notes.push(...talk.notes);
    for (const id of talk.touched) touched.add(id);
    if (at === texts.length - 1) {
      talk.say.splice(0, talk.say.length, ...say);
      talk.notes.splice(0, talk.notes.length, ...notes);
      for (const id of touched) talk.touched.add(id);
      return talk;
    }
    nextQuestion(talk);
    const isChosenLater = unheard && /^(?:size|option)$/.test(talk.ask?.asked.kind ?? '');
    if (talk.ask && isChosenLater) talk.ask = { ...talk.ask, asked: { kind: 'more' } };
    const asked = talk.ask?.asked;
    const isOpen = asked && (ANYTHING_NEXT.has(asked.kind) || JSON.stringify(asked) === JSON.stringify(before.asked));
    if (talk.tool || talk.end || !talk.ask || !isOpen || !isIdle(talk.state)) return null;
    Object.assign(talk.state, { asked: talk.ask.asked, question: talk.ask.text, lastReply: talk.say.join(' ') });
    state = aged(talk.state, turn.turn);
  }
  return null;
}

/** What was said a sentence ago was said before. */
function aged(state: State, turn: number): State {
  const since = (at: number) => (at === turn ? turn - 1 : at);
  const of = <One extends { turn: number } | null | undefined>(one: One): One =>
    one ? { ...one, turn: since(one.turn) } : one;
  const { wondering, dishes, noted, spoken, daySpoken, lastAsked, trouble, hoursTold } = state;
  return {
    ...state,
    wondering: of(wondering),
    ...(dishes ? { dishes: of(dishes) } : {}),
    ...(noted ? { noted: of(noted) } : {}),
    ...(spoken ? { spoken: of(spoken) } : {}),
    ...(daySpoken ? { daySpoken: of(daySpoken) } : {}),
    ...(lastAsked ? { lastAsked: of(lastAsked) } : {}),
    ...(hoursTold === undefined ? {} : { hoursTold: since(hoursTold) }),
    trouble: of(trouble),
  };
}
