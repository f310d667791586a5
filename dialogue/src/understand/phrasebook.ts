import type { Act } from './acts.ts';
import { beginningAt, beginningsOf, compile, hear, render } from './pattern.ts';
import type { Marker, Phrase } from './phrase.ts';
import { answers } from './phrases/answers.ts';
import { changes } from './phrases/changes.ts';
import { ordering } from './phrases/ordering.ts';
import { questions } from './phrases/questions.ts';
import { social } from './phrases/social.ts';
import type { Piece } from './pieces.ts';

/** All that can be understood besides plain wishes. Of phrases that fit equally long, the earlier list wins. */
const PHRASES: readonly Phrase[] = [...changes, ...answers, ...ordering, ...questions, ...social];

const COMPILED = PHRASES.flatMap(({ hear: patterns, as }) =>
  patterns.map((pattern) => ({ pattern: compile(pattern), begins: beginningsOf(pattern), as })),
);
const ANYWHERE = COMPILED.filter(({ begins }) => begins === null);
/** What may begin so, in the order of the lists. */
const BY_BEGINNING = new Map(
  [...new Set(COMPILED.flatMap(({ begins }) => [...(begins ?? [])]))].map((first) => [
    first,
    COMPILED.filter(({ begins }) => begins?.has(first) ?? true),
  ]),
);

interface Spotted {
  act: Act | Marker;
  /** How many pieces it takes. */
  length: number;
}

export type Spotter = (at: number) => Spotted | null;

/** Finds the longest phrase at a place of an utterance. */
export function spotter(pieces: readonly Piece[]): Spotter {
  const rendered = render(pieces);
  const known = new Map<number, Spotted | null>();
  const spot = (at: number): Spotted | null => {
    let best: Spotted | null = null;
    for (const { pattern, as } of BY_BEGINNING.get(beginningAt(rendered, at)) ?? ANYWHERE) {
      const match = hear(pattern, rendered, pieces, at);
      if (!match || match.length <= (best?.length ?? 0)) continue;
      const act = as(match.heard);
      if (act) best = { act, length: match.length };
    }
    return best;
  };
  return (at) => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const now = spot(at);
    known.set(at, now);
    return now;
  };
}

/** Words that phrases are made of: they are not taken for a badly heard dish when they stand alone. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set(
  PHRASES.flatMap((phrase) => phrase.hear).flatMap((pattern) => pattern.match(/\b[a-z]+\b/g) ?? []),
);
