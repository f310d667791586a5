import { numberAt } from '../../../understand/numbers.ts';
import { FUNCTION_WORDS, singular } from '../../../understand/words.ts';
import { mayBeThing } from '../../words/things.ts';
import { rolesAt } from '../function-words.ts';
import type { Span } from '../hypothesis.ts';
import { CONDIMENT } from '../whole-notes.ts';

const NONE: ReadonlySet<string> = new Set();

/** Called peppers alone: hot ones are others. */
const GREEN = /^(?:green|bell) peppers?$/;

/** How something is made or what it is like, right before its name. */
const LIKE =
  /^(?:\w{3,}ed|raw|fresh|crispy|crunchy|hot|cold|sweet|spicy|sour|malt|red|white|green|yellow|dried|dry|whole)$/;

/**
 * 'Raw onions', of a menu that has grilled ones, 'hot sauce' beside a hot salsa, 'ice cream' beside light ice: a word beside the
 * part of a name that is no part of it tells that something else is meant, which no menu has.
 */
export function otherThings(words: readonly string[], spans: readonly (readonly Span[])[]): Span[] {
  return spans.flat().flatMap((one): Span[] => {
    // Of what has to be chosen any word tells: 'flour tortillas', where the shell is soft flour.
    if (
      one.is !== 'choice' ||
      one.vague ||
      !(one.part || GREEN.test(one.choice.name)) ||
      one.choice.needed.size > 0 ||
      CONDIMENT.test(one.said)
    )
      return [];
    const isOwn = (at: number) =>
      one.choice.name.split(' ').some((word) => singular(word) === singular(words[at] ?? ''));
    // 'Medium', of a roast, is rather a size.
    if (spans[one.from]?.some(({ is }) => is === 'size')) return [];
    const isOpen = (at: number) => !isOwn(at) && !isExplained(words, at, spans, at < one.from ? one.choice.on : null);
    const before = one.from - 1;
    const word = words[before] ?? '';
    const from = before >= 0 && (LIKE.test(word) || mayBeThing(word)) && isOpen(before) ? before : one.from;
    const to = one.to < words.length && mayBeThing(words[one.to] ?? '') && isOpen(one.to) ? one.to + 1 : one.to;
    if (from === one.from && to === one.to) return [];
    const said = words.slice(from, to).join(' ');
    const choice = { name: said, on: one.choice.on, oneOf: NONE, needed: NONE, sizes: NONE };
    return [{ is: 'choice', choice, said, part: false, vague: true, from, to, weight: 0.95 * (to - from) }];
  });
}

/** It carries the sentence, or is all of something that the menu has; 'grilled', of a sandwich, says nothing of a burger. */
function isExplained(
  words: readonly string[],
  at: number,
  spans: readonly (readonly Span[])[],
  on: ReadonlySet<string> | null,
): boolean {
  const word = words[at] ?? '';
  if (FUNCTION_WORDS.has(word) || CONDIMENT.test(word) || numberAt(words, at) !== null || rolesAt(words, at).length > 0)
    return true;
  return spans.some((here, from) =>
    here.some((span) => from <= at && at < span.to && isName(span, at) && (span.to - from > 1 || isWhole(span, on))),
  );
}

/** 'Sauce on the side' is said of some sauce. */
const isName = ({ is, from }: Span, at: number): boolean =>
  is !== 'word' && is !== 'with' && (is !== 'note' || from < at);

const isWhole = (span: Span, on: ReadonlySet<string> | null): boolean => {
  if (span.is === 'choice') return !span.part && (on === null || [...on].some((key) => span.choice.on.has(key)));
  return span.is === 'dish' ? span.mention.exact || span.mention.sure === 'certain' : true;
};
