import { WEEKDAYS } from '../../facts.ts';
import { type HoursOf, hoursOf } from '../../heard/relevance/hours-of.ts';
import { isOfAll, leansOn } from '../../heard/relevance/terms-of-all.ts';
import { ahead, weekdayOf } from '../../heard/when/calendar.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import type { Family } from '../../understand/menu/families.ts';
import { numberAt } from '../../understand/numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import { hear } from '../hear.ts';
import type { Talk } from '../talk.ts';
import { isClosedBy } from './days/closed-then.ts';
import { opensAt } from './hours.ts';
import { DENIES, sentencesOf } from './owners-sentences.ts';

/** By when the owner wants to know of what is ordered: 'cakes need two days' notice', 'challah on Fridays only'. */

/** 'Two days' notice', '48 hours ahead', 'the day before' */
const NOTICE =
  /\b(\w+) (?:(?:full|whole|business|working) )?(hour|day|week)s? (?:of )?(?:notice|ahead|in advance|beforehand|prior|before|earlier)\b|\bnotice of (\w+) (hour|day|week)s?\b/;
/** 'Closed early the day before a holiday' tells when the shop is open. */
const OF_A_FEAST =
  /\b(?:before|prior|earlier)(?: to)?(?: an?| any| each| every| the| most| all)?(?: \w+)? (?:holidays?|christmas|thanksgiving|easter|passover|new|memorial|labor|independence)\b/;
const HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 168 };
/** What holds for some orders only: they are told so, and nothing is refused by it. */
const CONDITIONAL =
  /\b(?:large|larger|big|bigger|catering|parties|groups?|over|more than|above|bulk|custom|cancel\w*|refund\w*|if|unless|changes?|for (?:\w+ ){1,4}(?:people|persons|guests))\b/;
const BROUGHT = /\bdeliver(?:y|ed|ies|s|ing)?\b/;
const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?)';
const DAYS = `${DAY}(?:(?: and| or| to| through| till| until| thru)? ${DAY})*`;
/** 'Two for one on Tuesdays, collection only' binds no day. */
const ONLY_THEN = new RegExp(`\\b(?:${DAYS} (?:only|exclusively)|(?:only|exclusively)(?: \\w+){0,3}? ${DAYS})\\b`);

/** The owner's sentence against which the order would be ready when it is wanted; null where there is none. */
export function brokenTerm(talk: Talk): string | null {
  return ownersSentence(
    talk,
    // What an order names is only heard of a sentence that it breaks: reading one costs more than all the rest.
    (text, note) =>
      ((isTooSoon(talk, text) || isOnOtherDay(talk, text, talk.state.wanted?.slice(0, 10))) &&
        isOfOrder(talk, keysOf(talk), text, note)) ||
      (isAtOtherHour(talk, text) && isHourOfOrder(talk, text)) ||
      isClosedBy(talk.facts, text, readyAt(talk).slice(0, 10)),
  );
}

/** 'Pho is only on weekends', where somebody asks on another day whether there is any, or for another day; null of all else. */
export const otherDayOnly = (talk: Talk, dish: string, day: string | undefined): string | null =>
  ownersSentence(talk, (text) => isOnOtherDay(talk, text, day) && onOrder(talk, [dish], text) === true);

/** 'Propane is filled only here, we never deliver it', where it is to be brought; null where all of it can be. */
export function unbrought(talk: Talk): string | null {
  if (talk.state.fulfilment !== 'delivery') return null;
  const isDenied = (text: string) => BROUGHT.test(text) && DENIES.test(text) && !CONDITIONAL.test(text);
  return ownersSentence(
    talk,
    (text) => isDenied(text.toLowerCase()) && daysIn(tokenise(text)).size === 0 && namesOrdered(talk, text),
  );
}

function ownersSentence(talk: Talk, holds: (sentence: string, note: string) => boolean): string | null {
  for (const note of talk.facts.notes)
    for (const { text } of sentencesOf(note)) {
      if (!holds(text, note.text)) continue;
      talk.notes.push(note);
      return text;
    }
  return null;
}

/** 'Breakfast items until 11 AM only', 'delivery until 8:30': of a dish on the order, or of bringing it. */
function isHourOfOrder(talk: Talk, sentence: string): boolean {
  if (CHEAPER.test(sentence)) return false;
  const named = onOrder(talk, keysOf(talk), sentence);
  // 'Vernon' only sounds like a fern.
  if (named && !standsIn(talk, sentence)) return false;
  return named ?? (BROUGHT.test(sentence.toLowerCase()) && talk.state.fulfilment === 'delivery');
}

function standsIn({ menu, state }: Talk, sentence: string): boolean {
  const said = new Set(tokenise(sentence).map(singular));
  return state.lines.some(({ family: key }) => {
    const family = menu.family(key);
    return (
      family?.words.some((word) => said.has(word)) ||
      tokenise(family?.category ?? '').some((word) => said.has(singular(word)))
    );
  });
}

/** What is then to be had for less can be had at any time. */
const CHEAPER =
  /\b(?:two|2) for (?:one|1|\$)|\b(?:happy hour|discounts?|deals?|coupons?|half[- ](?:price|off)|promotions?)\b|% off/i;

/** Something on the order is named in it, or all orders are. 'Order by noon the day before', behind it, is of what is brought. */
function isOfOrder(talk: Talk, keys: readonly string[], sentence: string, note: string): boolean {
  const { fulfilment } = talk.state;
  const words = tokenise(sentence).join(' ');
  if (CONDITIONAL.test(words)) return false;
  const isNamed = onOrder(talk, keys, noticeOf(talk, sentence));
  const isBrought = BROUGHT.test(isNamed === null ? note.toLowerCase() : words);
  if (isBrought && fulfilment !== 'delivery' && (isNamed === null || fulfilment === 'pickup')) return false;
  if (isNamed !== null || !isOfAll(sentence)) return isNamed ?? false;
  const before = leansOn(sentence, note);
  return before === '' || isBrought || onOrder(talk, keys, before) === true;
}

/** 'Whole pies with a day's notice, slices any time': where the part with the notice names something, it is of that alone. */
function noticeOf({ facts, menu }: Talk, sentence: string): string {
  const clause = sentence.split(/[,;](?=\s)/).find((one) => NOTICE.test(tokenise(one).join(' ')));
  if (!clause || clause === sentence) return sentence;
  const said = tokenise(clause).map(singular);
  const { dishes } = hear(clause, facts, menu).menuNames;
  return dishes.some((key) => menu.family(key)?.words.some((word) => !FUNCTION_WORDS.has(word) && said.includes(word)))
    ? clause
    : sentence;
}

/** Whether something on the order is what it names; null where it names nothing on the menu. */
function onOrder({ facts, menu, state }: Talk, keys: readonly string[], sentence: string): boolean | null {
  const { dishes, category } = hear(sentence, facts, menu).menuNames;
  if (dishes.length === 0 && category === null) return null;
  const told = [state.ordered ?? '', ...state.lines.flatMap(({ notes }) => notes)].flatMap(tokenise);
  const [, head] = HEADED.exec(sentence) ?? [];
  return keys.some((key) => {
    const family = menu.family(key);
    const isMeant = dishes.includes(key) || family?.category === category;
    return isMeant && family !== undefined && isNamedIn(sentence, family, told) && (!head || isOfHead(head, family));
  });
}

/** 'Party trays: 24 summer rolls for $60, a day ahead' is of trays, whatever is on them. */
const HEADED = /^([^:]{3,40}): /;
const isOfHead = (head: string, { words, category }: Family): boolean =>
  /^(?:please )?(?:note|important|attention|remember|orders?)$/i.test(head) ||
  tokenise(head).some(
    (word) => words.includes(singular(word)) || tokenise(category).map(singular).includes(singular(word)),
  );

const keysOf = ({ state }: Talk): string[] => state.lines.map(({ family }) => family);

/**
 * 'Sandwich platters need a day' names no sandwich, and 'whole briskets' no brisket by the pound: what a name is said before, or
 * what is said before it and was not ordered so (`ordered`), is another thing.
 */
function isNamedIn(sentence: string, { words, category }: Family, ordered: readonly string[]): boolean {
  const own = new Set([...words, ...tokenise(category).map(singular)]);
  const known = new Set([...own, ...ordered.map(singular)]);
  const told = [...sentence.toLowerCase().matchAll(/([\p{L}\d'’]+)([^\p{L}\d'’]*)/gu)];
  const places = told.flatMap(([, word = ''], at) => (own.has(singular(word)) ? at : []));
  const before = told.slice(0, places[0] ?? 0).map(([, word]) => word);
  if (IN_ANOTHER.test(before.join(' '))) return false;
  return (
    places.length === 0 ||
    places.some((at) => {
      const [, , behind = ''] = told[at] ?? [];
      const next = told[at + 1]?.[1];
      if (qualifiersOf(told.slice(0, at)).some((word) => !known.has(singular(word)))) return false;
      return next === undefined || /[^\s-]/.test(behind) || ENDS_A_NAME.test(next);
    })
  );
}
/** 'Whole', 'gluten free': what stands right before a name, unless it praises it or is what is done with it. */
function qualifiersOf(before: readonly (readonly string[])[]): string[] {
  const from = before.findLastIndex(
    ([, word = '', behind = '']) => /[^\s-]/.test(behind) || ENDS_A_NAME.test(word) || FUNCTION_WORDS.has(word),
  );
  const words = before.slice(from + 1).flatMap(([, word]) => word ?? []);
  const leads = before[from]?.[1] ?? '';
  return (SUBJECT.test(leads) ? words.slice(1) : words).filter((word) => !PRAISES.test(word));
}
/** Behind it stands a verb. */
const SUBJECT =
  /^(?:we|i|you|they|to|can|cannot|can't|don't|not|please|only|also|usually|must|stops?|starts?|quit|ends?)$/;
const PRAISES =
  /^(?:fresh\w*|home-?made|house-?made|famous|signature|popular|delicious|baked|preorder|item|items|dish|dishes|\d.*)$/;
/** 'A platter of lemon bars', 'box lunches with a caprese': the notice is of what they come in. */
const IN_ANOTHER =
  /\b(?!(?:orders?|notice|any|all|each|some|most|one|kinds?|dozens?|pounds?|pieces?|slices?|ahead|advance|before)\b)\p{L}+ (?:with|of)(?: (?:an?|the|our|your|\d+|two|three|four|five|six|eight|ten|twelve|assorted|mixed|mini))*$/u;
/** What stands behind a thing that was named, and is no part of its name. */
const ENDS_A_NAME =
  /^(?:[a-z]?\d.*|and|or|but|with|without|for|of|in|on|at|to|from|between|till|by|as|than|per|each|both|items?|dishes|menu|foods?|stops?|ends?|starts?|needs?|requires?|takes?|wants?|must|can|cannot|can't|could|should|will|would|may|are|is|was|be|ha(?:s|ve)|do|does|don't|com(?:e|es|ing)|go|goes|get|gets|costs?|only|also|all|always|never|not|usually|normally|ordered|made|available|sold|served|baked|ready|before|after|until|unless|if|when|that|which|who|we|you|they|it|please|over|larger|every|any)$/;

/** 'We only sell slices at the counter, cheese or pepperoni' names what can be on a pie, and no cheese pie. */
function namesOrdered(talk: Talk, sentence: string): boolean {
  const said = new Set(tokenise(sentence).map(singular));
  const isTold = (key: string) => {
    const words = talk.menu.family(key)?.words ?? [];
    return (
      words.every((word) => said.has(word)) ||
      words.some((word) => said.has(word) && !talk.menu.choiceNames.lexicon.withWord.has(word))
    );
  };
  return onOrder(talk, keysOf(talk), sentence) === true && talk.state.lines.some(({ family }) => isTold(family));
}

function isTooSoon({ state, facts }: Talk, sentence: string): boolean {
  const said = tokenise(sentence).join(' ');
  if (OF_A_FEAST.test(said)) return false;
  const [, number, unit, otherNumber = '', otherUnit = ''] = NOTICE.exec(said) ?? [];
  const hours = HOURS[unit ?? otherUnit];
  if (hours === undefined) return false;
  const many = number ?? otherNumber;
  const count = numberAt([many], 0)?.value ?? (/^(?:an?|the|one|full)$/.test(many) ? 1 : null);
  if (count === null) return false;
  const { date, time } = wallClock(facts);
  const wanted = state.wanted ?? `${date}T${time}`;
  if (hours > 1) return wanted.slice(0, 10) < ahead(date, (count * hours) / 24);
  const [soonest, at] = [ahead(date, Math.floor(count / 24)), time];
  return wanted < `${soonest}T${count % 24 === 0 ? at : '23:59'}`;
}

/** 'Fridays only', 'no deliveries on Sundays', where it is wanted on another day, or on that. */
function isOnOtherDay({ facts }: Talk, sentence: string, day = wallClock(facts).date): boolean {
  const words = tokenise(sentence);
  const days = daysIn(words);
  if (days.size === 0) return false;
  const wanted = days.has(weekdayOf(day));
  return ONLY_THEN.test(words.join(' ')) ? !wanted : DENIES.test(sentence) && !OF_DEALS.test(sentence) && wanted;
}

/** Outside the hours that one of its clauses names for that day. */
const isAtOtherHour = (talk: Talk, sentence: string): boolean =>
  hoursOfDay(talk, sentence).some(({ from, to }) => {
    const time = readyAt(talk).slice(11, 16);
    return (from !== null && time < from) || (to !== null && time > to);
  });

function hoursOfDay(talk: Talk, sentence: string): HoursOf[] {
  const day = weekdayOf(readyAt(talk).slice(0, 10));
  return sentence.split(/[,;](?=\s)/).flatMap((clause) => {
    const days = daysIn(tokenise(clause));
    return days.size > 0 && !days.has(day) ? [] : (hoursOf(clause) ?? []);
  });
}

/** 'YYYY-MM-DDTHH:MM': when that day it begins to be had what this sentence refuses for as soon as it can be; null where it does not. */
export function beginsLater(talk: Talk, sentence: string): string | null {
  if (talk.state.wanted) return null;
  const [date, time = ''] = readyAt(talk).split('T');
  const [first, ...more] = hoursOfDay(talk, sentence).flatMap(({ from }) => (from && from > time ? from : []));
  return first && more.length === 0 ? `${date}T${first}` : null;
}

/** When it is wanted, else now, or when the business opens. */
function readyAt({ state, facts }: Talk): string {
  if (state.wanted) return state.wanted;
  const opens = opensAt(facts);
  if (opens) return opens;
  const { date, time } = wallClock(facts);
  return `${date}T${time}`;
}

/** 'Taco Tuesday: no, we do not do specials' keeps nobody from ordering. */
const OF_DEALS = /\b(?:specials?|coupons?|discounts?|deals?|happy hour|promotions?)\b/i;

/** 0 is Sunday. */
function daysIn(words: readonly string[]): Set<number> {
  const found = words.map((word) => WEEKDAYS.findIndex((day) => word === day || word === `${day}s`));
  const days = new Set(found.filter((day) => day >= 0));
  for (const [at, from] of found.entries()) {
    const to = found[at + 2] ?? -1;
    if (from < 0 || to < 0 || !/^(?:to|through|till|until|thru)$/.test(words[at + 1] ?? '')) continue;
    for (let day = from; day !== to; day = (day + 1) % 7) days.add(day);
  }
  if (words.some((word) => /^weekends?$/.test(word))) for (const day of [0, 6]) days.add(day);
  if (words.some((word) => /^weekdays?$/.test(word))) for (const day of [1, 2, 3, 4, 5]) days.add(day);
  return days;
}
