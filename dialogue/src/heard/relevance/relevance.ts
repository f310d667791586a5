import { readFileSync } from 'node:fs';
import { directionOf, dot, unpackRelevance } from './model.ts';
import { isNamed, stemsOf, tellingOf } from './words.ts';

export const RELEVANCE = unpackRelevance(readFileSync(new URL('./model.bin', import.meta.url)));

/** What owners wrote stays the same for many turns: so many texts are kept. */
const KEPT = 4_000;
const kept = new Map<string, Noted>();

/** Whatever no line ever had is found by its own name: 'is there a coat check'. */
const NAMED = 1.5;

interface Noted {
  stems: readonly string[];
  towards: Float32Array;
}

function notedOf(text: string): Noted {
  const before = kept.get(text);
  if (before) return before;
  const stems = stemsOf(text);
  const noted = { stems, towards: directionOf(stems, 'noted', RELEVANCE) };
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, noted);
  return noted;
}

export const namesSomething = (question: string): boolean => tellingOf(stemsOf(question)).length > 0;

/** Whether all that a question names stands in a text. */
export function namesAll(question: string, text: string): boolean {
  const { stems } = notedOf(text);
  const telling = tellingOf(stemsOf(question));
  return telling.length > 0 && telling.every((stem) => stems.includes(stem));
}

/** Whether something that one names is named in the other too. */
export function sharesName(one: string, other: string): boolean {
  const { stems } = notedOf(other);
  const isLike = (stem: string, other: string) =>
    stem === other ||
    (Math.min(stem.length, other.length) >= LONG && (stem.startsWith(other) || other.startsWith(stem)));
  return tellingOf(stemsOf(one)).some((stem) => stems.some((other) => isLike(stem, other)));
}
/** 'Deliver' and 'delivery' are of one word. */
const LONG = 5;

/**
 * For each text how much likelier it answers the question than that nothing does, as log odds: above 0 it more likely does.
 */
export function relevanceOf(question: string, texts: readonly string[]): number[] {
  const { sharpness, none } = RELEVANCE;
  const asked = stemsOf(question);
  const towards = directionOf(asked, 'asked', RELEVANCE);
  return texts.map((text) => {
    const noted = notedOf(text);
    const odds = sharpness * dot(towards, noted.towards) - none;
    return isNamed(asked, noted.stems) ? Math.max(odds, NAMED) : odds;
  });
}
