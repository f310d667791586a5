import type { Menu } from '../../understand/menu/menu.ts';
import { countAt } from '../../understand/numbers.ts';
import { PHRASE_WORDS } from '../../understand/phrasebook.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import { isRetort } from '../change/clause.ts';
import type { Span } from './hypothesis.ts';
import { kindOfAll } from './shared-out.ts';
import { spansOf } from './spans/spans.ts';

/** What is counted: dishes by their keys, those of a kind, those of a size. Both of the first: dishes, or their whole kind. */
export interface Counted {
  families: readonly string[] | null;
  category: string | null;
  size: string | null;
}

/** Something that was said of an order and must stand somewhere. */
export type Mentioned =
  | { is: 'count'; said: string; value: number; of: Counted }
  /** A word of the menu: what it may be, each in the words by which an order would have it. */
  | { is: 'name'; said: string; names: readonly (readonly string[])[] };

/** What is said right behind these is not wished for, or no more. */
const NOT_THIS =
  /^(?:not|instead|rather|than|without|no|nope|or|dont|isnt|wasnt|if|except|but|said|change|switch|swap|replace|drop|remove|forget|scratch|skip|lose|cancel|hold)$/;
const NEAR = 4;
const TAKES_BACK = /^(?:i mean|i meant|scratch that|strike that|or rather)\b/;

/** Words of the menu and counts, but for what is taken back or ruled out in the same breath. */
export function mentionedIn(words: readonly string[], breaks: ReadonlySet<number>, menu: Menu): Mentioned[] {
  const spans = spansOf(words, menu, PHRASE_WORDS);
  const all = spans.flat();
  const takesBack = (at: number) => isRetort(words, at) || TAKES_BACK.test(words.slice(at, at + 2).join(' '));
  const begin = words.findLastIndex((_, at) => at > 0 && takesBack(at)) + 1;
  const found: Mentioned[] = [];
  for (let at = begin; at < words.length; at++) {
    if (isRuledOut(words, breaks, at, begin)) continue;
    const names = all.filter(({ from, to }) => from <= at && at < to).flatMap((span) => namesOf(span, menu));
    const number = names.length === 0 ? countAt(words, at) : null;
    if (number) {
      const of = number.value > 1 && !number.more ? countedAt(at + number.length, words, breaks, spans, menu) : null;
      if (of) found.push({ is: 'count', said: clauseAt(words, breaks, at), value: number.value, of });
      at += number.length - 1;
    } else if (names.length > 0 && isOfMenu(words, at, menu))
      found.push({ is: 'name', said: clauseAt(words, breaks, at), names: [[singular(words[at] ?? '')], ...names] });
  }
  return found;
}

function isRuledOut(words: readonly string[], breaks: ReadonlySet<number>, at: number, begin: number): boolean {
  for (let before = at - 1; before >= Math.max(begin, at - NEAR) && !breaks.has(before + 1); before--)
    if (NOT_THIS.test(words[before] ?? '')) return true;
  return false;
}

/** What stands around it between two commas. */
function clauseAt(words: readonly string[], breaks: ReadonlySet<number>, at: number): string {
  const edges = [0, ...breaks, words.length].toSorted((a, b) => a - b);
  return words
    .slice(
      edges.findLast((edge) => edge <= at),
      edges.find((edge) => edge > at),
    )
    .join(' ');
}

/** What a number stands before; null where it counts nothing of the menu. */
function countedAt(
  at: number,
  words: readonly string[],
  breaks: ReadonlySet<number>,
  spans: readonly (readonly Span[])[],
  menu: Menu,
): Counted | null {
  const none: Counted = { families: null, category: null, size: null };
  const ends = at === words.length || breaks.has(at);
  if (ends) return none;
  const here = (spans[at] ?? []).toSorted((a, b) => b.weight - a.weight);
  const sized = here.find((span) => span.is === 'size');
  if (sized) return { ...(countedAt(sized.to, words, breaks, spans, menu) ?? none), size: sized.size };
  const named = here.find((span) => span.is === 'dish');
  const kind = here.find((span) => span.is === 'kind');
  if (kind && kind.weight >= (named?.weight ?? 0)) return { ...none, category: kind.category };
  // 'Two chocolate croissants' counts no hot chocolate.
  if (here.some((span) => span.is === 'choice' && !span.part && span.weight >= (named?.weight ?? 0))) return none;
  if (named && (named.weight > 0.5 || named.mention.sure === 'which')) {
    const { families, sure } = named.mention;
    return { ...none, families, category: sure === 'which' ? kindOfAll(families, menu) : null };
  }
  return here.some(({ is }) => is === 'of' || is === 'of-them' || is === 'choice') ? none : null;
}

const isOfMenu = (words: readonly string[], at: number, menu: Menu): boolean => {
  const word = words[at] ?? '';
  // 'Plain' says that nothing is on it.
  if (FUNCTION_WORDS.has(word) || PHRASE_WORDS.has(word) || word === 'plain') return false;
  return menu.vocabulary.has(word) || menu.vocabulary.has(singular(word)) || menu.sizeAt(words, at) !== null;
};

function namesOf(span: Span, menu: Menu): string[][] {
  if (span.is === 'dish') {
    const { families, sure } = span.mention;
    const kind = sure === 'which' ? kindOfAll(families, menu) : null;
    return [
      ...families.flatMap((key) => menu.family(key)?.words ?? []).map((word) => [word]),
      ...(kind ? [tokenise(kind).map(singular)] : []),
    ];
  }
  const name = nameOf(span);
  return name === null ? [] : [tokenise(name).map(singular)];
}

function nameOf(span: Span): string | null {
  if (span.is === 'choice') return span.choice.name;
  if (span.is === 'size') return span.size;
  if (span.is === 'kind') return span.category;
  return span.is === 'note' ? span.text : null;
}
