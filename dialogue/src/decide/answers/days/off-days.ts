import { type BusinessFacts, type NoteFact, WEEKDAYS } from '../../../facts.ts';
import { isFirstName } from '../../../heard/first-names.ts';
import { ahead, weekdayOf } from '../../../heard/when/calendar.ts';
import { readWhen } from '../../../heard/when/when.ts';
import { isTitle, stemOf } from '../../../understand/called.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';
import type { Talk } from '../../talk.ts';
import { calendarOf } from '../hours.ts';
import { sentencesOf } from '../owners-sentences.ts';
import { isClosedBy, namesClosedDates } from './closed-then.ts';

/** What the owner wrote of when something is done, or somebody is in, where what is wished for is that. */

const OFF = /\b(?:no|not|isn'?t|aren'?t|don'?t|doesn'?t|never|off|out|unavailable)\b/i;
/** 'Every day but Saturday', 'only on Monday and Thursday', 'Wednesday to Saturday': on no other day. */
const BUT = /\b(?:but|except(?: for)?|other than)\b/i;
const ONLY = /\bonly\b/i;
const AWAY =
  /\b(?:vacation|holiday|away|on leave|maternity|out of (?:town|office)|off|out|not (?:in|here|available)|unavailable)\b/i;
/** Prices, hours and terms of a day rule no other out. */
const OF_TERMS =
  /[$%]|\b(?:dollars?|bucks|percent|free|special|discount|deliver\w*|pickup|clos\w+|opens?|hours|parking|music|early|late|cancel\w*|deposit|walk[- ]?ins?|needed|required|necessary)\b/i;

/** 'Tanya is not in on Saturdays', 'the exam is done on Mondays and Thursdays', 'Ana is away from June 17 to June 21'. */
export function offThatDay(talk: Talk, date: string, said: string): string | null {
  const words = wishedFor(talk, said);
  for (const rule of rulesOf(talk.facts)) {
    const isTold = talk.state.toldNot.includes(ofDate(date, rule.sentence));
    if (isTold || rule.isOn(date) || !isOfThem(rule, words)) continue;
    talk.notes.push(rule.note);
    return rule.sentence;
  }
  return null;
}

/** What was told of one day is not told again of it; of another it is. */
export const ofDate = (date: string, sentence: string): string => `${date} ${sentence}`;

/** The weekdays on which it is not to be had: 0 is Sunday; and the dates among the coming ones. */
export function offDays(talk: Talk, said: string): { weekdays: number[]; dates: string[] } {
  const words = wishedFor(talk, said);
  const rules = rulesOf(talk.facts).filter((rule) => isOfThem(rule, words));
  const { date } = calendarOf(talk.facts);
  return {
    weekdays: WEEK.filter((weekday) => rules.some(({ weekly }) => weekly?.includes(weekday) === false)),
    dates: COMING.map((after) => ahead(date, after)).filter((one) =>
      rules.some((rule) => !rule.weekly && !rule.isOn(one)),
    ),
  };
}
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const COMING = Array.from({ length: 60 }, (_, after) => after);

/** 'It doesn't matter who', said last, takes back whoever was wished for before. */
function wishedFor(talk: Talk, said: string): string[] {
  const words = [...tokenise(said), ...talk.heard.words];
  return words.slice(words.findLastIndex((word) => ANYBODY.test(word)) + 1);
}
const ANYBODY = /^(?:whoever|anybody|anyone|any(?:body|one)s)$/;

/** 'And is Dr. Lee in that day' asks, and wishes for nobody: who is in on some days has to be wished for. */
function isOfThem({ of, isOff, ofPerson }: Rule, words: readonly string[]): boolean {
  if (of.length === 0) return true;
  const said = words.filter((word) => !isTitle(word));
  const places = said.flatMap((word, at) => (of.some((one) => stemOf(one) === stemOf(word)) ? at : []));
  return places.some((at) => {
    const before = said.slice(Math.max(0, at - 2), at);
    if (ofPerson && before.some((word) => BARS.test(word))) return false;
    return isOff || !ofPerson || LEADS.test(before.at(-1) ?? '') || FOLLOWS.test(said[at + 1] ?? '');
  });
}
/** 'It has to be Mai', 'does Mai have anything', 'Mai did it last time'. */
const LEADS = /^(?:with|by|see|seeing|get|have|prefer|want|like|only|for|to|book|can|could|does|be|when|whenever)$/;
const FOLLOWS = /^(?:if|please|did|has|always|usually)$/;
const BARS = /^(?:but|except|not|besides|without)$/;

interface Rule {
  sentence: string;
  note: NoteFact;
  /** Who or what it is of; the whole house where nothing is named. */
  of: readonly string[];
  isOn: (date: string) => boolean;
  /** The weekdays on which it is; null where it is of dates. */
  weekly: readonly number[] | null;
  isOff: boolean;
  ofPerson: boolean;
}

const rulesOf = (facts: BusinessFacts): Rule[] =>
  facts.notes.flatMap((note) =>
    sentencesOf(note).flatMap(({ text }) => partsOf(text).flatMap((part) => ruleOf(part, text, note, facts))),
  );

/** 'Maya and Devon cut hair; Devon is off on Saturdays' says nothing of Maya's. */
const partsOf = (sentence: string): string[] =>
  sentence.split(/;|,? but (?!\w*days?\b)/i).flatMap((part) => eachOf(part) ?? [part]);

/** 'Piano: Mrs. Ivanova, Monday and Wednesday, and Daniel, Tuesday': each on their days, and the piano on all of them. */
function eachOf(part: string): string[] | null {
  const places = [...part.matchAll(PERSON)].flatMap(({ 0: name, index }) =>
    isTitle(tokenise(name)[0] ?? '') || isFirstName(name.split(' ')[0] ?? '') ? index : [],
  );
  const each = places.map((from, at) => part.slice(from, places[at + 1]));
  if (each.length < 2 || each.some((one) => daysIn(tokenise(one)).length === 0)) return null;
  const label = /^\s*([^:]{2,40}):/.exec(part)?.[1];
  const days = daysIn(tokenise(part)).flatMap((weekday) => WEEKDAYS[weekday] ?? []);
  return label ? [...each, `${label} ${days.join(' ')}`] : each;
}
const PERSON =
  /\b(?:(?:Dr|Doctor|Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'-]+|(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?(?=,? (?:is|works|comes|(?:on |only )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))/gu;

function ruleOf(part: string, sentence: string, note: NoteFact, facts: BusinessFacts): Rule[] {
  if (namesClosedDates(part))
    return [
      {
        sentence,
        note,
        of: [],
        ofPerson: false,
        weekly: null,
        isOff: true,
        isOn: (date) => !isClosedBy(facts, part, date),
      },
    ];
  const told = tokenise(part);
  const days = daysIn(told);
  const { of, ofPerson } = subjectOf(part, told);
  if (of.length === 0) return [];
  const rule = { sentence, note, of, ofPerson };
  if (days.length === 0) {
    const span = AWAY.test(part) && /\d/.test(part) ? readWhen(part, calendarOf(facts)).day : null;
    if (!span) return [];
    const isOn = (date: string) => date < span.date || date > (span.until ?? span.date);
    return [{ ...rule, isOn, weekly: null, isOff: true }];
  }
  // 'Kids cut free on Sundays', 'no appointment needed on weekdays' rule nothing out.
  if (OF_TERMS.test(part)) return [];
  const isOff = BUT.test(part) || (OFF.test(part) && !ONLY.test(part));
  if (!isOff && !ONLY.test(part) && days.length < 2) return [];
  const weekly = WEEK.filter((weekday) => days.includes(weekday) !== isOff);
  return [{ ...rule, weekly, isOff: isOff && !BUT.test(part), isOn: (date) => weekly.includes(weekdayOf(date)) }];
}

/** 'Monday, Tuesday and Thursday'; 'Wednesday to Saturday' with what lies between. */
function daysIn(told: readonly string[]): number[] {
  const named = told.flatMap((word, at) => {
    const weekday = WEEKDAYS.findIndex((one) => one === singular(word) || `${one}s` === word);
    return weekday < 0 ? [] : [{ weekday, at }];
  });
  return named.flatMap(({ weekday, at }, place) => {
    const next = named[place + 1];
    const isSpan = next && /^(?:to|through|thru|till|until)$/.test(told[at + 1] ?? '') && next.at === at + 2;
    if (!isSpan) return [weekday];
    const length = (next.weekday - weekday + 7) % 7;
    return Array.from({ length: length + 1 }, (_, after) => (weekday + after) % 7);
  });
}

/** Whoever is named, else what is done. */
function subjectOf(part: string, told: readonly string[]): { of: readonly string[]; ofPerson: boolean } {
  const [, title, name = ''] =
    /\b(Dr|Doctor|Mr|Mrs|Ms|Miss)\.? (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u.exec(part) ?? [];
  const [first = ''] =
    /^\W*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) (?=does|is|works|sees|comes|has|takes|cuts|teaches|only)/u
      .exec(part)
      ?.slice(1) ?? [];
  const named =
    first !== '' && !FUNCTION_WORDS.has(first.toLowerCase().split(' ')[0] ?? '') ? first : title ? name : '';
  const isPerson =
    named !== '' && (title !== undefined || isFirstName(named.split(' ')[0] ?? '') || !IS_THING.test(part));
  const of = told.filter((word) => !FUNCTION_WORDS.has(word) && !isTitle(word) && !OF_DAYS.test(word));
  const asked = /\bask for (\p{Lu}[\p{L}'-]+)/u.exec(part)?.[1];
  if (asked) return { of: tokenise(asked), ofPerson: true };
  if (!isPerson) return { of, ofPerson: of.length > 0 && of.every(isFirstName) };
  // 'The exam is done by Dr. Lind': of the exam as well.
  const done = /^\W*(?:[Tt]he |[Aa]ll )?(.+?) (?:is|are) done by\b/u.exec(part)?.[1] ?? '';
  const work = tokenise(done).filter((word) => of.includes(word));
  return work.length > 0 ? { of: work, ofPerson: false } : { of: tokenise(named), ofPerson: true };
}
const IS_THING = /^\W*(?:the|a|an|our|all|no)\b/i;
const OF_DAYS =
  /^(?:\w{1,2}|\d+|she|they|him|her|ask|please|from|\w+days?|in|off|out|work|works|working|available|isnt|arent|closed?|open|weekends?|appointments?|book\w*|done|only|every|here|there)$/;
