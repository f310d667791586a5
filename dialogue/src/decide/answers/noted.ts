import type { NoteFact } from '../../facts.ts';
import { relevanceOf } from '../../heard/relevance/relevance.ts';
import type { Talk } from '../talk.ts';
import { IS_DENIAL, sentencesOf } from './owners-sentences.ts';

export interface KnownAnswer {
  text: string;
  note: NoteFact;
}

/** Whatever is written. */
export const ANY = /^/;
/** Log odds from which a note is told as the answer where the question is open. */
export const LIKELY = 0.5;
/** Where something else could be meant as well. */
export const SURE = 1;
/** Where what is asked for has a name of its own, that a note of it would have. */
export const VERY_SURE = 2;

/** A note of this length may be told whole: its sentences explain each other. */
const WHOLE = 160;

/** What was found, and how much likelier it answers than that nothing does. */
interface Near {
  known: KnownAnswer;
  odds: number;
}

/**
 * What the owner wrote that likeliest answers a question, whatever its words; null when nothing does by the log odds `least`.
 * `only` is what must stand in it.
 */
export function notedAnswer(
  notes: readonly NoteFact[],
  question: string,
  least = LIKELY,
  only = ANY,
): KnownAnswer | null {
  const near = nearest(notes, question, only);
  return near && near.odds > atLeast(near, least) ? near.known : null;
}

/** 'We don't do acrylics' says little of what is not named in it. */
const atLeast = ({ known }: Near, least: number): number =>
  IS_DENIAL.test(known.text) ? Math.max(least, VERY_SURE) : least;

/** Says what answers the caller's words, or those parts of them that ask, and remembers where that stands. False when nothing likely does. */
export function tellNoted(talk: Talk, least = LIKELY, only = ANY): boolean {
  const asked = talk.heard.clauses.filter(({ asking }) => asking).map(({ text }) => text);
  const questions = [talk.turn.text, ...(asked.length > 0 ? [asked.join(', ')] : [])];
  const near = questions
    .flatMap((question) => nearest(talk.facts.notes, question, only) ?? [])
    .reduce<Near | null>((best, one) => (best && best.odds >= one.odds ? best : one), null);
  if (!near || near.odds <= atLeast(near, least)) return false;
  tell(talk, near.known);
  return true;
}

/** Nothing is told twice in one turn. */
export function tell({ say, notes }: Talk, { text, note }: KnownAnswer): void {
  if (say.includes(text)) return;
  say.push(text);
  notes.push(note);
}

/** Whether a text may be about a question at all. */
export const mayAnswer = (question: string, text: string): boolean =>
  relevanceOf(question, [text]).every((odds) => odds > HARDLY);
const HARDLY = -3;

function nearest(notes: readonly NoteFact[], question: string, only = ANY): Near | null {
  const parts = notes.flatMap((note) => partsOf(note).map((part) => ({ ...part, note })));
  const fitting = parts.filter(({ text }) => only.test(text));
  const all = relevanceOf(
    question,
    fitting.map(({ about }) => about),
  );
  const odds = Math.max(...all);
  const best = fitting[all.indexOf(odds)];
  return best ? { known: { text: best.text, note: best.note }, odds } : null;
}

/** Each sentence, and of a short note all of them together. */
function partsOf(note: NoteFact): { about: string; text: string }[] {
  const sentences = sentencesOf(note);
  const isShort = sentences.length > 1 && note.text.length <= WHOLE && !note.text.includes('?');
  const whole = note.text.trim().replace(/\s*\n+\s*/g, ' ');
  const parts = isShort ? [{ about: whole, text: whole }, ...sentences] : sentences;
  return parts.map(({ about, text }) => ({ about, text: /[.!?]$/.test(text) ? text : `${text}.` }));
}
