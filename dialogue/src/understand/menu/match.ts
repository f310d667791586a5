import { FUNCTION_WORDS, singular } from '../words.ts';
import type { Family } from './families.ts';
import {
  cutShort,
  type Found,
  type JoinedName,
  type Lexicon,
  lettersOf,
  likeWords,
  namesBegunLike,
  nearSounds,
  type Scored,
} from './lexicon.ts';
import { likeness } from './likeness.ts';

/** A place in an utterance where dishes of the menu may be meant. */
export interface Mention {
  /** First word and the one after the last. */
  from: number;
  to: number;
  said: string;
  /** Keys of families, most likely first. */
  families: string[];
  /** `certain` needs no question, `likely` wants "did you mean", `which` has several equals. */
  sure: 'certain' | 'likely' | 'which';
  /** Every word of the name was said as it is written. */
  exact: boolean;
}

/** A dish that is known, as if it had been named. */
export const mentionOf = (key: string, said = key): Mention => ({
  from: 0,
  to: 0,
  said,
  families: [key],
  sure: 'certain',
  exact: true,
});

/** The whole name was recognised at this likeness or above: taken without asking. */
const ACCEPT = 0.82;
/** Below ACCEPT and from here on the caller is asked; below it is not the dish. */
const ASK = 0.7;
/** Part of a name must be heard this well to stand for the whole. */
const PART = 0.87;
const LONGEST = 6;
const PREPOSITIONS = new Set(['on', 'in', 'to', 'for', 'from', 'at', 'by', 'with', 'or']);
const INNER = new Set(['and', 'of', 'the', 'with', 'in', 'n', 'di', 'al', 'alla', 'a', 'la', 'e']);

/** Every dish mentioned, left to right, without overlaps. `common` are words that are not guessed at alone. */
export function findMentions(words: readonly string[], menu: Lexicon, common: ReadonlySet<string>): Mention[] {
  return choose(findNames(words, menu, common), words, menu);
}

const isInner = (words: readonly string[], at: number, { labelled }: Lexicon): boolean =>
  INNER.has(words[at] ?? '') && !(words[at] === 'a' && labelled.has(singular(words[at - 1] ?? '')));

/** Every name that some words may be, overlapping as they do: all readings. */
export function findNames(words: readonly string[], menu: Lexicon, common: ReadonlySet<string>): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(from + LONGEST, words.length); to++) {
      if (isInner(words, from, menu) || isInner(words, to - 1, menu)) continue;
      const span = words.slice(from, to);
      // 'Two cucumber ones': no dish sounds like that word.
      if (to > from + 1 && /^ones?$/.test(words[to - 1] ?? '')) continue;
      const telling = span.some((word) => !FUNCTION_WORDS.has(word));
      for (const one of scoreSpan(span, menu, common)) if (telling || one.whole) found.push({ from, to, ...one });
    }
  }
  const exact = found.filter((one) => one.exact);
  // 'Cheeseburger easy' is no badly heard cheeseburger.
  const isOverdone = (one: Found) =>
    !one.exact && exact.some((other) => other.family === one.family && other.from >= one.from && other.to <= one.to);
  return found.filter(
    (one) => (!one.whole || one.score >= (one.family.alias ? aliasAt(one.family) : ASK)) && !isOverdone(one),
  );
}

/** Other names are short and the owner's own: none of them is guessed at, but for how a longer one sounds. */
const aliasAt = ({ words }: Family): number => (words.join('').length < 5 ? 0.99 : PART);

/** All dishes that a span may name: word by word where that works, else run together. */
function scoreSpan(span: readonly string[], menu: Lexicon, common: ReadonlySet<string>): readonly Scored[] {
  const known = menu.spans.get(common) ?? new Map<string, readonly Scored[]>();
  menu.spans.set(common, known);
  const said = span.join(' ');
  const before = known.get(said);
  if (before) return before;
  if (known.size >= SPANS_KEPT) known.clear();
  const now = scoreAnew(span, menu, common);
  known.set(said, now);
  return now;
}

/** Words of an utterance are read several times, by themselves and as a part of it. */
const SPANS_KEPT = 4_000;

function scoreAnew(span: readonly string[], menu: Lexicon, common: ReadonlySet<string>): Scored[] {
  const scored: Scored[] = [];
  const content = span.filter((_, at) => !isInner(span, at, menu));
  const candidates = new Set(
    [...likeWords(content[0] ?? '', menu).keys()].flatMap((name) => menu.withWord.get(name) ?? []),
  );
  for (const family of candidates) {
    const score = align(content, family, menu, common);
    if (score) scored.push({ family, ...score });
  }
  const aligned = new Set(scored.map((one) => one.family));
  for (const one of joinedNames(span, menu, common)) if (!aligned.has(one.family)) scored.push(one);
  return scored;
}

type Score = Omit<Scored, 'family'>;

/** Word by word: each said word must be some word of the name. */
function align(content: readonly string[], family: Family, menu: Lexicon, common: ReadonlySet<string>): Score | null {
  if (content.length === 0 || content.length > family.words.length) return null;
  const taken = new Set<number>();
  let heard = 0;
  let weakest = 1;
  let kindsOnly = true;
  for (const [place, word] of content.entries()) {
    const likes = likeWords(word, menu);
    const guess = content.length > 1 || !common.has(word);
    let best = { at: -1, like: 0 };
    for (const [at, name] of family.words.entries()) {
      if (taken.has(at)) continue;
      const known = likes.get(name) ?? 0;
      // 'Guac' may stand on the menu, and still be short for guacamole.
      const like = (guess || known === 1 || cutShort(word, name) > 0 ? known : 0) - (at === place ? 0 : 0.001);
      if (like > best.like) best = { at, like };
    }
    if (best.at < 0 || best.like < 0.6) return null;
    taken.add(best.at);
    const name = family.words[best.at] ?? '';
    heard += (menu.weights.get(name) ?? 1) * Math.min(1, best.like + 0.001);
    weakest = Math.min(weakest, best.like);
    if (!menu.kinds.has(name)) kindsOnly = false;
  }
  const whole = taken.size === family.words.length;
  // '7' is a number long before it is a 7 Up.
  if (!whole && content.every((word) => /^\d+$/.test(word))) return null;
  const repeats = new Set(family.words).size < family.words.length;
  if (!whole && (kindsOnly || repeats || weakest < PART || family.alias)) return null;
  const total = family.words.reduce((sum, name) => sum + (menu.weights.get(name) ?? 1), 0);
  return { score: heard / total, whole, exact: whole && weakest > 0.99, weakest };
}

/** The whole span run together against whole names: 'pepper oni', 'garlicknots', 'tear a misu'. */
function joinedNames(span: readonly string[], menu: Lexicon, common: ReadonlySet<string>): Scored[] {
  const [first, last] = [span[0] ?? '', span.at(-1) ?? ''];
  if (span.length > 4 || FUNCTION_WORDS.has(first) || PREPOSITIONS.has(last)) return [];
  // A name that is spelled is no dish.
  if (span.filter((word) => word.length === 1).length > 1) return [];
  const guessed = span.some((word) => FUNCTION_WORDS.has(word));
  // 'Read that' is no raita.
  if (guessed && span.every((word) => FUNCTION_WORDS.has(word) || common.has(word))) return [];
  // 'Cancel' is no 'Can of Soda'.
  if (span.length === 1 && (common.has(first) || /^\d/.test(first))) return [];
  const said = singular(span.join(''));
  if (said.length < 5) return [];
  return namesLike(said, menu).flatMap(({ family, joined }) => {
    if (span.length === 1 && family.words.length === 1) return [];
    const like = likeness(said, joined);
    const score = guessed ? Math.min(like, ACCEPT - 0.01) : like;
    return score >= ASK ? [{ family, score, whole: true, exact: like > 0.99, weakest: score }] : [];
  });
}

/** Names that are worth comparing: they sound nearly so, or have nearly the same letters. */
function namesLike(said: string, menu: Lexicon): JoinedName[] {
  const bits = lettersOf(said);
  const sounding = new Set([...nearSounds(said)].flatMap((sound) => menu.bySound.get(sound) ?? []));
  return namesBegunLike(said, menu).filter((name) => {
    const { joined, letters } = name;
    if (joined.length < 5 || Math.abs(said.length - joined.length) > 4) return false;
    const apart = bitsIn(bits ^ letters) / 2 / Math.max(said.length, joined.length);
    return 1 - apart >= ASK || sounding.has(name);
  });
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

function choose(found: Found[], words: readonly string[], menu: Lexicon): Mention[] {
  const rank = (one: Found) =>
    (one.whole ? one.score + 0.3 : one.score) + 0.05 * (one.to - one.from) + 0.001 * one.weakest;
  const wholes = found.toSorted((a, b) => rank(b) - rank(a));
  const mentions: Mention[] = [];
  for (const best of wholes) {
    if (mentions.some((other) => best.from < other.to && other.from < best.to)) continue;
    const same = wholes.filter((other) => other.from === best.from && other.to === best.to);
    mentions.push(mention(best, same, words, menu));
  }
  return mentions.sort((a, b) => a.from - b.from);
}

/** One place with the dishes that it may name, the best and its equals. */
export function mention(best: Found, same: readonly Found[], words: readonly string[], menu: Lexicon): Mention {
  const place = { from: best.from, to: best.to, said: words.slice(best.from, best.to).join(' ') };
  // One word for two dishes is what owners may write; words in another order are not the name itself.
  const equals = best.exact
    ? same.filter((one) => one.exact && one.weakest >= best.weakest)
    : same.filter((one) => one.whole === best.whole && isEqual(one, best));
  const families = [...new Set(equals.map((one) => one.family.key))].filter((key) => menu.byKey.has(key));
  if (families.length > 1) return { ...place, families, sure: 'which', exact: false };
  const sure = best.whole && best.score < ACCEPT ? 'likely' : 'certain';
  return { ...place, families, sure, exact: best.exact };
}

/** A part of several names could be any of them; whole names must be about as likely. */
function isEqual(one: Found, best: Found): boolean {
  return !best.whole || best.score - one.score < 0.05;
}
