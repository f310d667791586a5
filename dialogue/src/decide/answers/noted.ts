import type { NoteFact } from '../../facts.ts';
import { firstNamesIn } from '../../heard/first-names.ts';
import { KINDS } from '../../heard/relevance/kinds.ts';
import {
  aheadOf,
  isSure,
  meaningOf,
  namesAll,
  namesSomething,
  relevanceOf,
  sharesName,
  subjectOf,
} from '../../heard/relevance/relevance.ts';
import { stemsOf, tellingOf } from '../../heard/relevance/words.ts';
import { isOfAnotherPart } from '../../heard/words/body.ts';
import { keeping } from '../../kept.ts';
import { onThat } from '../../say/answers.ts';
import type { Talk } from '../talk.ts';
import { IS_DENIAL, partsOf, type Sentence, wholeOf } from './owners-sentences.ts';

export interface KnownAnswer {
  text: string;
  note: NoteFact;
}

/** What must stand in a note. */
type Sign = Pick<RegExp, 'test'>;
/** Whatever is written. */
export const ANY = /^/;
/** However little it answers. */
export const WHATEVER = Number.NEGATIVE_INFINITY;
/** Log odds from which a note is told as the answer where the question is open. */
export const LIKELY = 0.7;
/** Where something else could be meant as well. */
export const SURE = 1.2;
/** Where what is asked for has a name of its own, that a note of it would have. */
export const VERY_SURE = 1.9;

/** Below it nothing answers, whatever it names. */
const HARDLY = -1.5;

/** Where something else has an answer of its own. */
export const BEYOND_DOUBT = 2.5;

interface Near {
  known: KnownAnswer;
  /** What it is told by. */
  about: string;
  /** How much likelier it answers than that nothing does. */
  odds: number;
  /** The same, beside what comes next to it: where two are about as near, either may be of something else. */
  ahead: number;
  /** It only says what is not done or had. */
  isDenial: boolean;
}

/**
 * What the owner wrote that likeliest answers a question, whatever its words; null when nothing does by the log odds `least`.
 * `only` is what must stand in it, and `measure` gives the log odds.
 */
export function notedAnswer(
  notes: readonly NoteFact[],
  question: string,
  least = LIKELY,
  only: Sign = ANY,
  measure = relevanceOf,
): KnownAnswer | null {
  const near = nearest(notes, question, only, measure);
  return near && near.ahead > atLeast(near, least) ? near.known : null;
}

/** 'We don't do acrylics' says little of what is not named in it, and least to who asks whether something is done. */
const atLeast = ({ isDenial }: Near, least: number, ofWork = false): number =>
  isDenial && least !== WHATEVER ? Math.max(least, ofWork ? BEYOND_DOUBT : SURE) : least;

/**
 * Says what answers the caller's words, and each part of them that asks something of its own, and remembers where that stands.
 * False when nothing likely does.
 */
export function tellNoted(talk: Talk, least = LIKELY, only: Sign = ANY): boolean {
  const asked = talk.heard.clauses.filter(({ asking }) => asking).map(({ text }) => text);
  const measure = talk.heard.asking || asked.length > 0 ? relevanceOf : meaningOf;
  const answers = (question: string): Near[] => {
    const near = nearest(talk.facts.notes, question, only, measure);
    const ofWork = talk.heard.work.length > 0;
    // 'Do you do weddings?': a sentence that names them is of them.
    const isOf = (text: string) =>
      (ofWork && namesAll(question, subjectOf(text))) ||
      isDone(question, text, ofWork) ||
      (talk.heard.asking && isNamedWhole(question, text));
    const isNamed = near !== null && (isOfWhom(question, near.known.text) || (near.odds > HARDLY && isOf(near.about)));
    return near && (isNamed || near.ahead > atLeast(near, least, ofWork)) ? [near] : [];
  };
  const found = [talk.turn.text, ...(asked.length > 0 ? [asked.join(', ')] : [])]
    .flatMap(answers)
    .sort((one, other) => other.odds - one.odds)
    .slice(0, 1);
  // 'How much is it, and how long does it take?'
  if (asked.length > 1) {
    found.push(...asked.flatMap(answers).filter(({ ahead }) => ahead > SURE));
    found.push(...asked.flatMap((one) => ofEach(talk, one, asked)));
  }
  if (found.length === 0) found.push(...ofItsKind(talk, only));
  for (const { known } of found) if (!isTold(talk, known)) tell(talk, known);
  return found.length > 0;
}

/** 'About turkeys for thanksgiving, can I put my name down', of 'Thanksgiving turkeys can be reserved': all that it is of is named. */
function isNamedWhole(question: string, text: string): boolean {
  const of = tellingOf(stemsOf(subjectOf(text)));
  const named = stemsOf(question);
  return of.length > 1 && of.every((stem) => named.includes(stem));
}

/** 'Do you cut kids' hair', of 'men's haircut $38, kids $28': all that it is done to is named where work is told of or priced. */
function isDone(question: string, text: string, ofWork: boolean): boolean {
  const things = tellingOf(stemsOf(DONE_TO.exec(question)?.groups?.thing ?? ''));
  return things.length > (ofWork ? 0 : 1) && TELLS_WORK.test(text) && things.every((thing) => sharesName(thing, text));
}
/** 'Does Marco do color', of 'Marco does men's cuts'. */
const isOfWhom = (question: string, text: string): boolean => {
  const asked = firstNamesIn(question);
  return asked.length > 0 && DOES.test(question) && firstNamesIn(text).some((name) => asked.includes(name));
};
const DOES = /\b(?:does|do|can)\b/i;
const TELLS_WORK =
  /\b(?:we|i|\p{Lu}\p{Ll}+) (?:also |only )?(?:do|does|offer|offers|handle|handles|teach\w*|treat\w*|see|sees|cut|cuts)\b|\$ ?\d/u;

/** 'How much is delivery and how long does it take': what names nothing is asked of what stands beside it. */
function ofEach({ facts }: Talk, text: string, asked: readonly string[]): Near[] {
  const kind = KINDS.find(({ asks }) => asks.test(text));
  if (!kind) return [];
  const isNamed = tellingOf(stemsOf(text.replace(kind.asks, ' '))).length > 0;
  const others = asked.filter((one) => one !== text).join(', ');
  const near = nearest(facts.notes, isNamed ? text : `${kind.said} ${others}`, kind.tells);
  return near && near.ahead > (isNamed ? SURE : LIKELY) ? [near] : [];
}

/** What the kind of a question asks of the house as a whole: each owner writes it down once. */
const OF_THE_HOUSE = new Set([
  'what is the minimum',
  'who is the doctor or the owner',
  'is there a discount for who orders many',
  'is there a guarantee',
  'what is the charge when somebody cancels late',
]);

/** 'Is there like a minimum', 'who would we be seeing': what says such a thing at all answers it, where nothing else is named. */
function ofItsKind({ heard, facts }: Talk, only: Sign): Near[] {
  const kind = KINDS.find(({ asks }) => asks.test(heard.text));
  if (!kind || !OF_THE_HOUSE.has(kind.said) || only !== ANY || !heard.onlyAsking) return [];
  const named = tellingOf(stemsOf(heard.text.replace(kind.asks, ' ')));
  const near = nearest(facts.notes, kind.said, kind.ofHouse ?? kind.tells);
  const isOfIt = near !== null && named.filter((stem) => !sharesName(stem, near.known.text)).length < 2;
  return isOfIt ? [{ ...near, known: { ...near.known, text: wholeOf(near.known.note) ?? near.known.note.text } }] : [];
}

/** 'What's that gonna run me?', of the cut and color that is being booked: told where the owner wrote of its kind. */
export function tellInContext(talk: Talk): boolean {
  const { heard, state, turn, facts } = talk;
  const told = state.booking?.words.split(' / ').join('. ') || null;
  const about = state.booking?.about ?? told ?? (state.spoken?.turn === turn.turn - 1 ? state.spoken.about : null);
  const kind = KINDS.find(({ asks }) => asks.test(heard.text));
  if (state.booking?.doing === 'cancel' && kind?.said === 'how much is') return tellOfCancelling(talk);
  if (!about || !kind) return false;
  // 'And what would a crown be', asked beside a checkup, names another thing, of which the owner wrote.
  const named = tellingOf(stemsOf(heard.text.replace(kind.asks, ' '))).filter((stem) => !sharesName(stem, about));
  const isOther = named.some((stem) => facts.notes.some(({ text }) => sharesName(stem, text)));
  // 'How much is it with a blow-dry' is of what is booked, and says more of it.
  const [before = '', ...behind] = heard.text.split(OF_IT);
  const isOfIt = behind.length > 0 && tellingOf(stemsOf(before)).length === 0;
  const question = isOfIt ? `${heard.text} ${about}` : heard.text;
  const own = named.length > 0 ? notedAnswer(facts.notes, question, LIKELY, kind.tells) : null;
  const known = own ?? (isOther ? null : notedAnswer(facts.notes, `${kind.said} ${about}`, LIKELY, kind.tells));
  if (known) tell(talk, known);
  return known !== null;
}

/** 'Is there a charge', before an appointment is cancelled, asks for that of cancelling. */
function tellOfCancelling(talk: Talk): boolean {
  const cancels = KINDS.find(({ said }) => said.startsWith('what is the charge when'));
  const known = cancels ? notedAnswer(talk.facts.notes, cancels.said, LIKELY, cancels.tells) : null;
  if (known) tell(talk, known);
  return known !== null;
}
const OF_IT = /\b(?:is|are|does|do|will|would|what['’]?s|how['’]?s)(?: (?:is|be))? (?:it|that|this|they|those)\b/i;

/** What every owner calls by the same name is found by that `sign`, unless something else is by far nearer. */
export function tellNamed(talk: Talk, sign: Sign): boolean {
  const { notes } = talk.facts;
  const [any, named] = [nearest(notes, talk.turn.text), nearest(notes, talk.turn.text, sign)];
  // 'How do I get to work meanwhile?' has not named it: what answers that likelier is told.
  const byName = sign.test(talk.heard.text);
  const nearer = named ? Math.max(VERY_SURE, named.odds + (byName ? BY_FAR : RATHER)) : VERY_SURE;
  if (!named || (any && any.odds > nearer)) return tellNoted(talk, named || byName ? VERY_SURE : BEYOND_DOUBT);
  return tellNoted(talk, WHATEVER, sign);
}
const BY_FAR = 6;
const RATHER = 1;

/** Each note answers once in a turn. */
const isTold = ({ notes }: Talk, { note }: KnownAnswer): boolean => notes.includes(note);

/** Nothing is told twice in one turn, whole or in part. */
export function tell({ say, notes }: Pick<Talk, 'say' | 'notes'>, { text, note }: KnownAnswer): void {
  if (say.some((said) => said.includes(text))) return;
  // A sentence that was told already, now with what stands around it.
  const part = say.findIndex((said) => text.includes(said));
  if (part >= 0) say.splice(part, 1);
  say.push(text);
  notes.push(note);
}

/** Several topics of a turn ask the same of the owner's notes. */
const NEAREST_KEPT = 50;
const nearestBy = new WeakMap<typeof relevanceOf, WeakMap<Sign, WeakMap<readonly NoteFact[], Asking>>>();
type Asking = (question: string) => Near | null;

function nearest(notes: readonly NoteFact[], question: string, only: Sign = ANY, measure = relevanceOf): Near | null {
  const bySign = nearestBy.get(measure) ?? new WeakMap<Sign, WeakMap<readonly NoteFact[], Asking>>();
  const byNotes = bySign.get(only) ?? new WeakMap<readonly NoteFact[], Asking>();
  const ask = byNotes.get(notes) ?? keeping(NEAREST_KEPT, (asked) => findNearest(notes, asked, only, measure));
  nearestBy.set(measure, bySign.set(only, byNotes.set(notes, ask)));
  return ask(question);
}

function findNearest(
  notes: readonly NoteFact[],
  question: string,
  only: Sign,
  measure: typeof relevanceOf,
): Near | null {
  // 'And you are?' names nothing that anybody could have written of.
  if (only === ANY && !namesSomething(question)) return null;
  const parts = notes
    .flatMap((note) => partsWith(only, note).map((part) => ({ ...part, note })))
    .filter(({ about }) => !isOfAnotherPart(question, about));
  // 'Does Marco do color': what is written of color says nothing of Marco.
  const asked = firstNamesIn(question);
  const ofThem =
    asked.length > 0 ? parts.filter(({ about }) => firstNamesIn(about).some((name) => asked.includes(name))) : [];
  const fitting = ofThem.length > 0 ? ofThem : parts;
  const all = measure(
    question,
    fitting.map(({ about }) => about),
  );
  const at = ofTheThing(question, fitting, all);
  const [odds, best] = [all[at], fitting[at]];
  if (odds === undefined || !best) return null;
  // 'Do you take Amex?', of 'Cash, Visa and Venmo. No American Express.': what is not named in one may be in the other.
  const text = namesAll(question, best.about) ? best.text : (wholeOf(best.note) ?? best.text);
  const rival = Math.max(...all.filter((_, at) => fitting[at]?.note !== best.note));
  const isBeside = only === ANY && !isSure(question, best.about, odds, rival);
  const known = { text: isBeside ? onThat(text) : text, note: best.note };
  return { known, about: best.about, odds, ahead: aheadOf(odds, rival), isDenial: IS_DENIAL.test(text) };
}

/** Signs stand as long as notes do, and are looked for in each turn. */
const signed = new WeakMap<Sign, WeakMap<readonly Sentence[], readonly Sentence[]>>();

function partsWith(only: Sign, note: NoteFact): readonly Sentence[] {
  const parts = partsOf(note);
  const known = signed.get(only) ?? new WeakMap<readonly Sentence[], readonly Sentence[]>();
  const fitting = known.get(parts) ?? parts.filter(({ text }) => only.test(text));
  signed.set(only, known.set(parts, fitting));
  return fitting;
}

/** 'Do you cut keys': what it is done to. */
const DONE_TO =
  /\b(?:do|does|can|could|will|would) (?:you|you guys|yall|they|some(?:one|body)|any(?:one|body))(?: guys)?(?: (?:also|still|ever|even))? \w+ (?!(?:it|that|this|them|me|us|my)\b)(?<thing>(?:[\w'’-]+ ){0,2}[\w'’-]+)[?.]*$/i;

/** Where the likeliest stands: what names what is asked about goes before what only has the same done to something else. */
function ofTheThing(question: string, parts: readonly { about: string }[], all: readonly number[]): number {
  const first = all.indexOf(Math.max(...all));
  const things = tellingOf(stemsOf(DONE_TO.exec(question)?.groups?.thing ?? ''));
  if (things.length === 0) return first;
  const isWhole = parts.some(({ about }) => things.every((thing) => sharesName(thing, about)));
  const names = ({ about }: { about: string }) =>
    isWhole ? things.every((thing) => sharesName(thing, about)) : things.some((thing) => sharesName(thing, about));
  const isOf = parts[first] !== undefined && names(parts[first]);
  if (isOf) return first;
  const others = all.map((odds, at) => (parts[at] && names(parts[at]) ? odds : WHATEVER));
  const most = Math.max(...others);
  return most > HARDLY ? others.indexOf(most) : first;
}
