import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';

/** Whom or what an owner's sentence keeps away, in the owner's words, and from which work; from all of it where none is named. */
export interface Exclusion {
  work: readonly string[];
  what: string;
}

/** 'All makes except Tesla', 'everybody but children under ten'. */
const EXCEPTED =
  /^(?:sorry,? )?(?:we|i) (?:\w+ ){0,2}(?:do|see|take|treat|fix|repair|work|service|groom|cut|color|clean|teach|handle|host|board|make|sharpen|tattoo|tune|wash|tow|train)\b.*?\b(?:all|any|every\w*|any(?:thing|one|body))\b.*?\b(?:except(?: for)?|but(?! not)|other than|apart from|excluding) (.+)$/i;

const BEINGS =
  'any(?:one|body)|some(?:one|body)|people|persons?|patients?|clients?|customers?|guests?|women|men|those|children|kids|dogs?|cats?|pets?|animals?|puppies|birds?|horses?|cars?|vehicles?|trucks?|bikes?|boats?';
const DENIED = "(?:no|not|never|cannot)\\b|n['’]t\\b";
const OF_WHOM = `(?:(?:for |on )?(?:${BEINGS}) (?:who(?:['’]s)?|that|with|on)|if|when|while|with|during|over)`;
/** 'No massage with a fever', 'we cannot wax anybody who is on Accutane', 'lashes are not possible if you had eye surgery'. */
const BEHIND = new RegExp(`^(.*?(?:\\b${DENIED}|n['’]t\\b).*?)\\b${OF_WHOM} (.+)$`, 'i');
/** 'If you have been drinking we won't tattoo you'. */
const BEFORE = /^(?:if|when|while) (?:you|your)(?:['’](?:ve|re|d))? (.+?)(?:, |,? (?=we|please|do not|don['’]t))(.+)$/i;

/** It is the work that is denied, or coming. */
const DENIES_WORK =
  /^(?:(?:sorry|unfortunately|please note)[, ]+)?(?:no\b|(?:we|i) (?:do not|don['’]?t|can(?:not|['’]t)|won['’]t|will not|never)\b|(?:please )?(?:do not|don['’]t|never) (?:come|book|visit)\b|.*\b(?:is|are) not (?:(?:possible|recommended|advised|done|safe|for|suitable|meant)\b|\s*$)|you (?:can(?:not|['’]t)|should not|shouldn['’]t|must not) (?:get|have|come|book)\b|(?:please )?(?:stay home|stay at home|wait until|reschedule)\b)/i;
/** What it costs, when it is paid, and how one comes and goes keep nobody away. */
const OF_TERMS =
  /[$%]|\b(?:refunds?|return(?:s|ed)?|cancel\w*|late|no[- ]?shows?|walk[- ]?ins?|appointments?|reservations?|notice|check|checks|cards?|cash|insurance|medicare|medicaid|warranty|guarantee\w*|deliver\w*|park\w*|tips?|coupons?|discounts?|deposit|hesitate|worry|smok\w+|busy|available|questions?|price|quotes?|estimates?)\b/i;
const OF_DAYS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|holidays?|summer|winter|noon|night|evening)\b/i;
/** 'Eye surgery in the last three months', 'a cold, call to move your visit'. */
const BESIDE =
  /,? (?:in|within|for) (?:the )?(?:last|past|at least|\d+|two|three|four|six|a)\b.*$|, (?:call|please|we|you|they|it|tell|so|but|have|as|because|until|ask)\b.*$/i;
const OF_NO_WORK = new RegExp(
  `^(?:${BEINGS}|come|book|visit|see|treat|work|service|offer|provide|perform|accept|possible|recommend\\w*|advise[d]?|safe|sorry|unfortunately|home|reschedule|stay|wait|until|handle)$`,
  'i',
);

const ONLY_BY_PHONE =
  /^(?:by|over the) (?:tele)?phone,? (?:we|you can|i) (?:only|just) (?:book|take|schedule|make|arrange|do) (.+?)(?:[,.;:]|$)|^(?:we|i|you can) (?:only|just) (?:book|take|schedule|make|arrange) (.+?) (?:by|over the) (?:tele)?phone\b|^only (.+?) (?:are|is|can be) (?:booked|scheduled|made|taken|arranged) (?:by|over the) (?:tele)?phone\b/i;

/** What alone is booked on this line; null where a sentence tells no such thing. */
export function onlyByPhone(sentence: string): string | null {
  const [, first, second, third] = ONLY_BY_PHONE.exec(sentence.trim()) ?? [];
  return (first ?? second ?? third)?.replace(/s$/, '') ?? null;
}

/** What a sentence keeps away besides what is never done; null where it keeps nothing away. */
export function exclusionIn(sentence: string): Exclusion | null {
  const said = sentence.trim().replace(/[.!]+$/, '');
  if (OF_TERMS.test(said)) return null;
  const [, excepted] = EXCEPTED.exec(said) ?? [];
  if (excepted !== undefined) return exclusion('', excepted);
  const [, first, rest] = BEFORE.exec(said) ?? [];
  if (first !== undefined && rest !== undefined)
    return DENIES_WORK.test(rest) ? exclusion(rest.replace(/,.*$/, ''), first) : null;
  const [, denied, what] = BEHIND.exec(said) ?? [];
  return denied !== undefined && what !== undefined && DENIES_WORK.test(denied) ? exclusion(denied, what) : null;
}

function exclusion(denied: string, of: string): Exclusion | null {
  const what = of.replace(BESIDE, '');
  return OF_DAYS.test(what) ? null : { what, work: workIn(denied) };
}

/** The work that a sentence names: of whom it is, and that it is not done, names none. */
export const workIn = (text: string): string[] =>
  tokenise(text).filter(
    (word) => !FUNCTION_WORDS.has(word) && !OF_NO_WORK.test(word) && !/^(?:never|cannot)$/.test(word),
  );

/** What stands behind a thing and names none: 'no teeth, that is for the vet'. */
export const withoutBeside = (what: string): string =>
  what.replace(
    /, (?:that|this|it|those|these|they|he|she|which|you|we|ask|call|go|see|try|please|sorry|only)\b.*$/i,
    '',
  );

const OF_YEAR = /\b(?:older than|before|prior to|pre)[ -]?((?:19|20)\d\d)\b/i;
const DENIES = /\b(?:no|not|never|cannot|nothing)\b|n['’]t\b/i;

/** Of what year a thing must at least be: 'nothing older than 1990', 'no bikes bought before 2005'; null where none is named. */
export function leastYear(sentence: string): number | null {
  const [, year] = DENIES.test(sentence) ? (OF_YEAR.exec(sentence) ?? []) : [];
  return year === undefined ? null : Number(year);
}

/** The first, second or third that a sentence names; null where it names none. */
export function trimesterIn(words: readonly string[]): number | null {
  const at = words.findIndex((word) => /^trimesters?$/.test(word));
  const nth = at < 0 ? -1 : ['first', 'second', 'third'].indexOf(words[at - 1] ?? '');
  return nth < 0 ? null : nth + 1;
}
