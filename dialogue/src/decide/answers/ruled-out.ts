import { exclusionIn, leastYear, trimesterIn, withoutBeside, workIn } from '../../heard/relevance/exclusions.ts';
import { isInTrimester } from '../../heard/words/pregnancy.ts';
import { stemOf } from '../../understand/called.ts';
import { numberAt } from '../../understand/numbers.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { DENIES, sentencesOf } from './owners-sentences.ts';

/** What the owner wrote is not done here: 'we don't do weddings', 'no perms', 'we don't see children under 3'. */

const WORK =
  'do|see|take|take on|treat|offer|fix|repair|work on|shoot|teach|handle|service|host|photograph|groom|board|install|make|clean|cut|color|tattoo|pierce|move|tow|tune|sharpen|alter|print|provide|perform|book';
const NOT = new RegExp(
  `^(?:(?:sorry|unfortunately|please note|at the moment|currently)[, ]+)?(?:(?:we|i) (?:do not|don'?t|can(?:no|')t|no longer|never)(?: currently| usually)? (?:${WORK})|(?:we|i) (?:do|have|offer|take|see) no|no) (.+?)[.!]*$`,
  'i',
);
/** 'Crowns and root canals are not booked by phone: Dr. Park's assistant calls you back' */
const NOT_BY_PHONE =
  /^(.+?) (?:(?:is|are) (?:not|never)|(?:isn|aren)['’]t|can(?:not|['’]t) be) (?:booked|scheduled|made|taken|arranged)(?: \w+)? (?:by|over the) (?:tele)?phone\b|^(?:we|i) (?:do not|don['’]t|can(?:not|['’]t)|never) (?:book|schedule|take|make|arrange) (.+?) (?:by|over the) (?:tele)?phone\b/i;
/** Only on some days or in some cases. */
const CONDITIONAL =
  /\b(?:unless|without|until|except|before|after|during|while|if|when|on|at|by|over the|in advance|walk ?-?ins?|cards?|cash|checks?|insurance|medicaid|medicare|reservations?|appointments?|refunds?|pets|smoking|deliver\w*)\b/i;
const LIMIT =
  /\b(under|younger than|below|over|older than)(?: the age of)? (\w+)(?: (years?|yrs?|months?|weeks?))?\b(?! (?:dollars?|minutes|hours|miles|pounds|lbs|people|inches|feet))/i;
/** 'You must be 18', 'ages 5 and up' */
const LEAST =
  /\b(?:must be|have to be|need to be|at least|minimum age(?: is)?|from age|from the age of)(?: at least)? (\w+)(?: (years?|months?|weeks?))?(?= |$|[.,])(?! (?:dollars?|minutes|hours|days|miles|pounds|people|inches|feet|percent))|\b(\w+)(?: (years?|months?|weeks?))? (?:and|or) (?:up|over|older)\b/i;

/** The owner's sentence that rules out what these words wish for, or the work that is known; null where none does. */
export function ruledOut(talk: Talk, text: string, work = ''): string | null {
  const pieces = text.split(/[,.;!?/]+(?=\s|$)|\bbut\b/i).map(tokenise);
  const words = pieces.flat();
  return firstOf(
    talk,
    (sentence) =>
      isNotDone(sentence, pieces) ||
      isTooYoung(talk, sentence, words, work) ||
      isTooOld(sentence, words) ||
      isKeptAway(talk, sentence, pieces, work),
  );
}

/** The owner's sentence by which somebody of whom these words tell is too young for it; null where none is. */
export function tooYoung(talk: Talk, text: string): string | null {
  // Where nothing is asked for them, it may be for anything that is done here.
  const work = talk.heard.asking || talk.heard.clauses.some(({ asking }) => asking) ? '' : null;
  return firstOf(talk, (sentence) => isTooYoung(talk, sentence, tokenise(text), work));
}

/** The first sentence that holds and was not told yet. */
function firstOf({ facts, state, notes }: Talk, holds: (sentence: string) => boolean): string | null {
  for (const note of facts.notes)
    for (const { text: sentence } of sentencesOf(note)) {
      if (state.toldNot.includes(sentence) || !holds(sentence)) continue;
      notes.push(note);
      return sentence;
    }
  return null;
}

function isNotDone(sentence: string, pieces: readonly (readonly string[])[]): boolean {
  const [, passive, active] = NOT_BY_PHONE.exec(sentence) ?? [];
  const elsewhere = passive ?? active;
  if (elsewhere !== undefined) return !CONDITIONAL.test(elsewhere) && isOf(elsewhere, pieces);
  const [, what = ''] = NOT.exec(sentence) ?? [];
  if (what === '' || LIMIT.test(what)) return false;
  return !CONDITIONAL.test(what) && isOf(withoutBeside(what), pieces);
}

/** 'No massage with a fever' keeps nobody from a facial. */
function isKeptAway({ facts }: Talk, sentence: string, pieces: readonly (readonly string[])[], work: string): boolean {
  const excluded = exclusionIn(sentence);
  if (!excluded) return false;
  const words = pieces.flat();
  if (!isWished(facts, excluded.work, [...words, ...tokenise(work)])) return false;
  const nth = trimesterIn(tokenise(excluded.what));
  return (nth !== null && isInTrimester(nth, affirmed(words))) || isOf(excluded.what, pieces);
}

/** All of this work is wished for, or what the business is there for. */
function isWished({ businessName }: Talk['facts'], work: readonly string[], words: readonly string[]): boolean {
  const wished = [...words, ...tokenise(businessName)].map(stemOf);
  return work.map(stemOf).every((one) => wished.includes(one));
}

/** 'No color under sixteen' turns no child away from a haircut. */
function isTooYoung({ facts }: Talk, sentence: string, words: readonly string[], work: string | null): boolean {
  const age = ageIn(words);
  if (age === null) return false;
  const [limit, side = '', number = '', numberUnit] = LIMIT.exec(sentence) ?? [];
  const [from, one, unit, other = '', otherUnit] = LEAST.exec(sentence) ?? [];
  const isLimit = limit !== undefined && DENIES.test(sentence);
  const least = isLimit ? months(number, numberUnit) : months(one ?? other, unit ?? otherUnit);
  if (least === null || (from === undefined && !isLimit)) return false;
  const isBelow = !isLimit || /^(?:under|younger|below)/i.test(side) ? age < least : age > least;
  const named = workIn(withoutBeside(sentence.replace(isLimit ? LIMIT : LEAST, ' ')).replace(OF_AGES, ' '));
  return isBelow && (work === null || isWished(facts, named, [...words, ...tokenise(work)]));
}
/** Whom it is of, and that there is a limit. */
const OF_AGES =
  /\b(?:only|must|minimum|ages?|aged|years?|yrs?|months?|weeks?|olds?|minors?|adults?|teens?|teenagers?|kids?|everybody|everyone|bring .*|with .*|after .*|and (?!up\b).*)\b/gi;

function isTooOld(sentence: string, words: readonly string[]): boolean {
  const least = leastYear(sentence);
  return least !== null && words.some((word) => /^(?:19|20)\d\d$/.test(word) && Number(word) < least);
}

function isOf(what: string, pieces: readonly (readonly string[])[]): boolean {
  return pieces.some((piece) => {
    const said = affirmed(piece).flatMap((word) => [word, ...(ALIKE[word] ?? [])].map(stemOf));
    return kindsIn(what).some((telling) => telling.every((word) => said.includes(word)));
  });
}

const affirmed = (words: readonly string[]): string[] => words.filter((_, at) => !isDenied(words, at));

const BROKEN = tokenise('x-ray x-rays');
/** Who is so asks for that: what may be broken is looked at by X-rays first. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  pregnant: ['prenatal', 'pregnancy'],
  broken: BROKEN,
  broke: BROKEN,
  fractured: BROKEN,
};

/** 'Hand or face tattoos' are two kinds of tattoos, 'diesels or foreign cars' two kinds of things. */
function kindsIn(what: string): string[][] {
  const said = what.split(/,|\b(?:or|and|nor)\b/i);
  const isOneKind = !BEGINS_ANEW.test(said.at(-1) ?? '');
  const parts = said.map((one) => tokenise(one).filter((word) => !FUNCTION_WORDS.has(word) && !EMPTY.test(word)));
  const last = parts.at(-1) ?? [];
  const head = last.length > 1 ? last.at(-1) : undefined;
  return parts
    .map((one, at) =>
      isOneKind && head && at < parts.length - 1 && one.length === 1 && one[0]?.endsWith('s') === false
        ? [...one, head]
        : one,
    )
    .filter((one) => one.length > 0 && one.length < MOST)
    .map((one) => one.map(stemOf));
}
/** 'Pregnant or have high blood pressure' are two things, and no two kinds of pressure. */
const BEGINS_ANEW = /^\s*(?:have|has|had|are|is|been|take|on|with|an?|the|their|your)\b/i;
const EMPTY = /^(?:any|longer|more|here|work|kind|sort)$/;
/** More is a story, not a thing. */
const MOST = 4;

/** 'It's not a wedding' */
const isDenied = (words: readonly string[], at: number): boolean =>
  /\b(?:not|isnt|arent|dont|doesnt|didnt|havent|hasnt|never|no|without|instead of|rather than)(?: (?:an?|the|any|have|has|had|got|be|been|on|in|with|take|my|really|longer)){0,3}(?: \w+)?$/.test(
    words.slice(0, at).join(' '),
  );

const PER: Readonly<Record<string, number>> = { y: 12, m: 1, w: 12 / 52 };

/** So many months; a number without a unit is of years. */
function months(number: string, unit = 'years'): number | null {
  const value = numberAt([number.toLowerCase()], 0)?.value;
  return value === undefined ? null : value * (PER[unit[0]?.toLowerCase() ?? ''] ?? 12);
}

/** 'My two year old', 'a ten week old puppy', 'he just turned four', in months. */
function ageIn(words: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    const [unit = '', after = ''] = words.slice(at + 1);
    if (after === 'ago' || unit === 'ago') continue;
    const isAge = /^(?:years?|yrs?|months?|weeks?)$/.test(unit) && /^(?:olds?)$/.test(after);
    const isTold = TELLS_AGE.test(words.slice(0, at).join(' '));
    const age = isAge
      ? months(word, unit)
      : isTold && !/^(?:days?|minutes?|hours?|oclock|[ap]m|pounds|lbs|percent|miles?)$/.test(unit)
        ? months(word, /^(?:months?|weeks?)$/.test(unit) ? unit : 'years')
        : null;
    if (age !== null) return age;
  }
  return null;
}
/** 'He's been out for three years' tells of no age. */
const TELLS_AGE =
  /\b(?:hes|shes|theyre|he is|she is|im|i am|whos|who is|(?:my|our) (?:\w+ ){1,2}is|(?:my|our) \w+s|turned|turning|aged?)(?: (?:only|just|almost|about|now|like|barely))?$/;
