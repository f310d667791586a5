import type { BusinessFacts, PersonFact, ServiceFact } from '../../facts.ts';
import { isTitle, namedAmong, stemOf, tellingWords } from '../../understand/called.ts';
import { likeness } from '../../understand/menu/likeness.ts';
import { numberAt } from '../../understand/numbers.ts';
import { FUNCTION_WORDS, singular } from '../../understand/words.ts';
import { isPlainWord } from '../intent/remarks.ts';
import type { AppointmentHeard } from './appointment.ts';

/** What is said of the services and the persons of a business that has them. */
export interface Visit {
  /** What is to be done; several where the words fit more than one. */
  services: readonly ServiceFact[];
  /** Two that are both wanted, in the order in which they were said: 'a cut and a beard trim'; and 'both' alone. */
  both: readonly ServiceFact[];
  saysBoth: boolean;
  /** The same, read as an answer to the question for it. */
  answered: readonly ServiceFact[];
  /** Who is asked for: 'with Doctor Okafor'. */
  persons: readonly PersonFact[];
  /** Whose name was said, be it their own or somebody else's: 'Okafor'. */
  named: readonly PersonFact[];
  /** Whom they do not want: 'not with Ana'; and that they want another than was spoken of: 'somebody else'. */
  denied: readonly PersonFact[];
  another: boolean;
  /** Somebody is asked for who is not here. */
  stranger: string | null;
  /** 'With her', of whom nothing was said before. */
  someone: boolean;
  /** Whoever is free. */
  anybody: boolean;
}

export const NO_VISIT: Visit = {
  services: [],
  both: [],
  saysBoth: false,
  answered: [],
  persons: [],
  named: [],
  denied: [],
  another: false,
  stranger: null,
  someone: false,
  anybody: false,
};

/** The service and the person of this business that are named; with neither on its list there is nothing to hear. */
export function readVisit(
  text: string,
  words: readonly string[],
  { by, anybody }: Pick<AppointmentHeard, 'by' | 'anybody'>,
  { services, persons }: Pick<BusinessFacts, 'services' | 'persons'>,
): Visit {
  if (services.length === 0 && persons.length === 0) return NO_VISIT;
  const wanted = withoutDenied(words);
  const names = services.map(({ name }) => name);
  const named = (loosely: boolean) =>
    namedAmong(names, withoutPersons(wanted, persons), loosely).flatMap((at) => services[at] ?? []);
  const alike = named(true);
  const pick = (loosely: boolean) =>
    ofLength(loosely ? alike : named(false), alike.length > 0 ? alike : services, words);
  const placed = personsIn(wanted, persons, isPlaced);
  return {
    services: pick(false),
    both: bothIn(wanted, services),
    saysBoth: /\bboth\b/.test(words.join(' ')),
    answered: pick(true),
    persons: placed,
    named: placed.length > 0 ? placed : personsIn(wanted, persons, bareIn(text)),
    denied: personsIn(deniedIn(words), persons, (said, at) => !FUNCTION_WORDS.has(said[at] ?? '')),
    another: ANOTHER.test(words.join(' ')),
    stranger: placed.length === 0 && persons.length > 0 ? strangerIn(text, words, by, persons) : null,
    someone: /\bwith (?:her|him)\b/.test(words.join(' ')),
    anybody: anybody || ANYBODY.test(words.join(' ')),
  };
}

/** 'The ninety minute one', of several that are meant, or of all. */
function ofLength(
  found: readonly ServiceFact[],
  all: readonly ServiceFact[],
  words: readonly string[],
): readonly ServiceFact[] {
  const end = words.findIndex((word) => /^(?:minutes?|mins?)$/.test(word));
  // 'Forty five minutes'
  const [minutes] = [end - 2, end - 1].flatMap((from) => {
    const number = from < 0 ? null : numberAt(words, from);
    return number && from + number.length === end ? number.value : [];
  });
  const length = minutes ?? hoursIn(words.join(' '));
  if (found.length === 1 || length === undefined) return found;
  const like = (found.length > 0 ? found : all).filter(({ minutes }) => minutes === length);
  return like.length > 0 ? like : found;
}

/** 'An hour lesson', 'the full hour', 'half an hour of piano'; not 'in an hour', 'half an hour later'. */
const HOURS =
  /(?<!\b(?:in|within|every|last|next|for the next|wait) (?:about )?)\b(?:(?<half>half(?: an?)? (?:full )?hour)|(?<many>(?:an?|one|two|the|full|whole)(?: (?:full|whole))?) hours?(?<more> and a half)?)\b(?! (?:later|earlier|sooner|before|after|from|ago|early|late|drive|away))/;
function hoursIn(said: string): number | undefined {
  const { half, many, more } = HOURS.exec(said)?.groups ?? {};
  if (half !== undefined) return 30;
  return many === undefined ? undefined : (many === 'two' ? 120 : 60) + (more === undefined ? 0 : 30);
}

/** Two services, each by a word that is not the other's, and nothing that makes them a choice. */
export function bothIn(words: readonly string[], services: readonly ServiceFact[]): readonly ServiceFact[] {
  if (words.some((word) => word === 'or' || word === 'instead')) return [];
  const names = services.map(({ name }) => name);
  const meant = (said: readonly string[]) => namedAmong(names, said);
  const strictly = meant(words);
  const loosely = strictly.length < 2 && isJoined(words) ? namedAmong(names, words, true) : [];
  const first = loosely.length === 2 ? loosely : strictly;
  const rest = words.filter((word) => !first.some((at) => namedAmong([names[at] ?? ''], [word], true).length > 0));
  const found = first.length === 1 ? [...first, ...(isJoined(words) ? meant(rest) : [])] : first;
  const placed = found.map((at) => ({
    at,
    place: words.findIndex(
      (word) => found.filter((one) => namedAmong([names[one] ?? ''], [word], true).length > 0).join() === `${at}`,
    ),
  }));
  if (placed.length !== 2 || placed.some(({ place }) => place < 0)) return [];
  return placed.sort((one, other) => one.place - other.place).flatMap(({ at }) => services[at] ?? []);
}
const isJoined = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:and|plus|then|both|also|with)$/.test(word));

const ANYBODY =
  /\b(?:either(?: one| of them| is)?|any (?:doctor|dentist|hygienist|barber|stylist|person|one)|(?:first|next|earliest) (?:one )?available|whos (?:free|available|there|in)|dont (?:care|mind)|doesnt matter|all the same)\b/;

/** 'Not Doctor Hale', 'not a cleaning': the rest tells what is wanted. */
const DENIED =
  /\b(?:not|instead of|rather than|except|(?:anyone|anybody|whoever|everyone|anyone else) (?:but|except|other than))(?: (?:an?|the|my|with|for|see|dr|doctor))* \w+/g;
const deniedIn = (words: readonly string[]): string[] =>
  [...words.join(' ').matchAll(DENIED)].flatMap(([said]) => said.split(' '));
/** 'Somebody else', 'the other doctor'. */
const ANOTHER =
  /\b(?:with|see|have|get|want|prefer|by|is) (?:some(?:one|body)|any(?:one|body)) else\b|\b(?:another|the other|a different) (?:doctor|dentist|hygienist|barber|stylist|person|mechanic|guy|girl|lady|tech|technician|therapist|one of you)\b/;
const withoutDenied = (words: readonly string[]): string[] =>
  words.join(' ').replace(DENIED, ' ').split(' ').filter(Boolean);

/** A chair or a room may be called what is done there. */
const withoutPersons = (words: readonly string[], persons: readonly PersonFact[]): string[] => {
  const theirs = new Set(persons.flatMap(({ name }) => partsOf(name)));
  return words.filter((word, at) => !(theirs.has(singular(word)) && isPlaced(words, at)));
};

const partsOf = (name: string): string[] => {
  const telling = tellingWords(name);
  const own = telling.filter((word) => !isTitle(word));
  return (own.length > 0 ? own : telling).map(singular);
};

type Place = (words: readonly string[], at: number) => boolean;

/** Those with the most of their name said there; several where it is not known whom of them. */
function personsIn(words: readonly string[], persons: readonly PersonFact[], isThere: Place): PersonFact[] {
  const saysTitle = words.some(isTitle);
  const scores = persons.map((person) => {
    const parts = partsOf(person.name);
    const likes = parts.map((part) =>
      Math.max(
        0,
        ...words.map((word, at) =>
          isNumber(part) ? numberLike(words, at, parts) : isThere(words, at) ? nameLike(singular(word), part) : 0,
        ),
      ),
    );
    // Of 'Chair 2' the number alone is none.
    const heard = likes.filter((like, at) => like > 0 && !isNumber(parts[at] ?? '')).length;
    return heard === 0 ? 0 : likes.reduce((sum, like) => sum + like, isTitled(person) && saysTitle ? TITLE : 0);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? [] : persons.filter((_, at) => (scores[at] ?? 0) > best - 0.05);
}

/** Of two of a name 'Doctor Lee' is the one who is called so. */
const TITLE = 0.2;
const isTitled = ({ name }: PersonFact): boolean => tellingWords(name).some(isTitle);

const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** 'Chair two': right behind the rest of the name. */
const numberLike = (words: readonly string[], at: number, parts: readonly string[]): number =>
  parts.includes(stemOf(words[at] ?? '')) && parts.includes(singular(words[at - 1] ?? '')) ? 1 : 0;

function nameLike(said: string, part: string): number {
  if (said === part) return 1;
  // 'Dom' for Dominic
  if (said.length > 2 && part.length > said.length && part.startsWith(said) && !FUNCTION_WORDS.has(said)) return 0.85;
  const like = part.length >= 4 && !FUNCTION_WORDS.has(said) ? likeness(said, part) : 0;
  return like >= NEARLY ? like * 0.9 : 0;
}
const NEARLY = 0.75;

const BEFORE = new Set('with by see seeing saw sees from to prefer want does has have can could ask'.split(' '));
/** Words that stand between these and a name. */
const BETWEEN = new Set(['the', 'only', 'just', 'either']);

/** Behind a title, or a word that leads to who does it; also the second word of such a name. */
function isPlaced(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  if (isTitle(before)) return true;
  if (BETWEEN.has(before)) return isPlaced(words, at - 1);
  if (BEFORE.has(before)) return !FUNCTION_WORDS.has(words[at] ?? '');
  const earlier = words[at - 2] ?? '';
  return (
    (isTitle(earlier) || /^(?:with|by|see|seeing)$/.test(earlier)) &&
    !FUNCTION_WORDS.has(before) &&
    !isPlainWord(before)
  );
}

/** A name that is no plain word besides, and not the caller's own. */
const bareIn = (text: string): Place => {
  // 'Is Sal in', written as a name
  const written = new Set([...text.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word.toLowerCase()));
  return (words, at) => (written.has(words[at] ?? '') ? !isOwnAt(words, at) : isBare(words, at));
};

const isOwnAt = (words: readonly string[], at: number): boolean =>
  /\b(?:name is|names|this is|its|im|i am|for|under|call me)$/.test(words.slice(0, at).join(' '));

const isBare: Place = (words, at) => {
  const word = words[at] ?? '';
  return !isOwnAt(words, at) && !FUNCTION_WORDS.has(word) && (words.length < 4 || !isPlainWord(word));
};

const TITLED = /\b((?:dr|doctor|mr|mrs|ms|miss)\.? )([\p{L}'-]+)/giu;

/** 'Doctor Smith', of whom nobody here is called so. A plain word behind a title is no name, unless it is written as one. */
function strangerIn(
  text: string,
  words: readonly string[],
  by: string | null,
  persons: readonly PersonFact[],
): string | null {
  const isHere = (said: string) => personsIn([said.toLowerCase()], persons, () => true).length > 0;
  for (const [, title = '', name = ''] of text.matchAll(TITLED)) {
    const isName = /^\p{Lu}/u.test(name) || !isPlainWord(name.toLowerCase());
    if (isName && !FUNCTION_WORDS.has(name.toLowerCase()) && !isHere(name)) return `${capital(title)}${capital(name)}`;
  }
  return by !== null && words.includes(by.toLowerCase()) && !isHere(by) ? capital(by) : null;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
