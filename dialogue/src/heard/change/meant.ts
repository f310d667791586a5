import { isOf } from '../../understand/described/what-it-is.ts';
import { ALSO, SAME } from '../../understand/menu/lexicon.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { numberAt } from '../../understand/numbers.ts';
import { PHRASE_WORDS } from '../../understand/phrasebook.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { kindsIn } from '../order/choice-names.ts';
import type { Span } from '../order/hypothesis.ts';
import { spansOf } from '../order/spans/spans.ts';
import { isInName } from './joined-names.ts';
import { apartLacking, without } from './lacking.ts';
import { isPiece } from './pieces.ts';
import { ofSoMany } from './so-many.ts';
import type { Standing, Standings } from './standing.ts';
import { ownedBy } from './whose.ts';

/** The lines that some words mean: 'it', 'the other one', 'the mild ones', 'one of the cokes'. */
export interface Meant {
  lines: readonly Standing[];
  some: number | null;
  /** By nothing but what was chosen: 'the olives'. */
  byChoice: boolean;
  /** Only by 'it' and the like. */
  isThat: boolean;
  /** By whose it is: 'his', 'mine'. */
  isOwned?: true;
}

const DETERMINER = /^(?:the|my|that|those|these|this|of|our|a|an|his|her|hers|mine|whole|entire)$/;
const PRONOUN = /^(?:it|that|them|those|these|this|there)$/;
/** 'It two of the' means nothing. */
const STRAY_PRONOUN =
  /\b(?:it|them) (?!all\b|both\b)|^(?:it|them)\b.+\b(?:the|my)\b|^that (?:two|three|four|five|six|\d)/;
/** 'One of the', 'the one with': what is meant would still come. */
const OPEN = /^(?:with|of|the|an?|my|our|your)$/;
const NOUN = /^(?:ones?|things?|items?|orders?)$/;
/** All that was not spoken of last. */
const REST = /^(?:rest|others|remaining)$/;
const ALL = /^(?:all|any|both|each|either|every|everything|everybodys)$/;
const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };

/** What of the order these words mean; null where one of them means nothing of it. */
export function meantBy(said: readonly string[], order: Standings, menu: Menu): Meant | null {
  const words = ofSoMany(said);
  const joint = words.findIndex((word, at) => word === 'and' && !isInName(words, at, menu));
  if (joint > 0) return both(meantBy(words.slice(0, joint), order, menu), meantBy(words.slice(joint + 1), order, menu));
  if (
    words.length === 0 ||
    OPEN.test(words.at(-1) ?? '') ||
    order.lines.length === 0 ||
    STRAY_PRONOUN.test(words.join(' '))
  )
    return null;
  const owned = ownedBy(words, order.lines);
  if (owned) return { lines: [owned], some: null, byChoice: false, isThat: false, isOwned: true };
  const { all, some, place, half, content } = partsOf(words);
  const noun = words.some((word) => NOUN.test(word));
  if (content.length === 0) return unnamed(words, order, { all, some, place, half });
  const { own, lacking } = apartLacking(content);
  const explained = explainersOf(own, menu);
  const byWords = without(order.lines, lacking).flatMap((line) => explained(line) ?? []);
  const fitting = byWords.length > 0 || lacking.length > 0 ? byWords : describedAs(words, own, order.lines, menu);
  if (fitting.length === 0) return null;
  const named = fitting.filter(({ byChoice }) => !byChoice);
  // 'The pepperoni' is rather the dish of that name than another with it; 'the root beer' is no root beer float.
  const chosenSo = fitting.filter(({ line, byChoice }) => byChoice && line.notes.includes(content.join(' ')));
  const isPartly = named.every(({ line, named: many }) => many < (menu.family(line.family)?.words.length ?? 0));
  const candidates =
    named.length > 0 && !(isPartly && chosenSo.length > 0) ? named : fitting.filter((one) => !named.includes(one));
  const lines = candidates.map(({ line }) => line);
  // 'On one of them rice instead of the fries': those of the one that came apart.
  const { focus } = order;
  const isOfPiece = focus !== undefined && isPiece(focus) && lines.includes(focus) && named.length === 0;
  const [only, ...more] = candidates;
  if (only && more.length === 0 && isOneOf(place, only.line)) return { lines: [only.line], some: 1, ...UNTOLD };
  const several = all || (some === null && place === null && !isOfPiece && isPlural(words) && lines.length > 1);
  const chosen = several ? lines : [oneOf(candidates, order, place)].flatMap((line) => line ?? []);
  if (chosen.length === 0) return null;
  const total = sumOf(chosen);
  const many = half ? Math.floor(total / 2) : some;
  // 'The eight', of two, are none.
  if (many !== null && (many > total || (half && many === 0))) return null;
  return {
    lines: chosen,
    some: many !== null && many !== total ? many : null,
    byChoice: candidates.every(({ byChoice }) => byChoice) && !noun,
    isThat: false,
  };
}

const UNTOLD = { byChoice: false, isThat: false };

/** 'The second salad', of two that stand in one line. */
const isOneOf = (place: Parts['place'], { quantity }: Standing): boolean =>
  typeof place === 'number' && quantity > Math.max(place, 1);

function both(one: Meant | null, other: Meant | null): Meant | null {
  if (!one || !other || one.some !== null || other.some !== null) return null;
  const lines = [...one.lines, ...other.lines.filter((line) => !one.lines.includes(line))];
  return { lines, some: null, byChoice: one.byChoice && other.byChoice, isThat: false };
}

interface Parts {
  all: boolean;
  some: number | null;
  place: number | 'other' | null;
  /** 'Half of them' */
  half: boolean;
}

/** What tells lines apart by their place and number, and the words that name something. */
function partsOf(words: readonly string[]): Parts & { content: readonly string[] } {
  const parts: Parts = { all: false, some: null, place: null, half: /^half (?:of|the)\b/.test(words.join(' ')) };
  const content: string[] = [];
  for (let at = parts.half ? 1 : 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const number = content.length === 0 && !/^an?$/.test(word) ? numberAt(words, at) : null;
    if (ALL.test(word)) parts.all = true;
    else if (word === 'other' || REST.test(word)) parts.place = 'other';
    else if (word in PLACES && content.length === 0) parts.place = PLACES[word] ?? null;
    else if (number && parts.some === null) {
      parts.some = number.value;
      at += number.length - 1;
    } else if (!DETERMINER.test(word) && !PRONOUN.test(word) && !NOUN.test(word)) content.push(word);
  }
  // 'The other one' is one without being counted, 'that one' too.
  if (words.at(-1) === 'one' && words.length > 1 && parts.some === 1) parts.some = null;
  return { ...parts, content };
}

function unnamed(
  words: readonly string[],
  { lines, focus, last = focus }: Standings,
  { all, some, place, half }: Parts,
): Meant | null {
  const known =
    place === 'other' || words.some((word) => DETERMINER.test(word) || PRONOUN.test(word) || NOUN.test(word)) || all;
  if (!known && some === null) return null;
  // 'A one', 'the', are nothing.
  if (!all && place === null && some === null && !words.some((word) => PRONOUN.test(word) || NOUN.test(word)))
    return null;
  const that = { byChoice: false, isThat: !all && place === null };
  // 'The first one …, and the second one …' of those that have come apart.
  const counted = focus && isPiece(focus) ? lines.filter(({ family }) => family === focus.family) : lines;
  if (all && some === null)
    return { lines: words.some((word) => TWO.test(word)) ? pairOf(counted, focus) : counted, some: null, ...that };
  const several = all && some !== null ? comingTo(some, lines, focus) : null;
  if (several) return { lines: several, some: null, ...that };
  if (place === 'other') {
    const others = lines.filter((line) => line !== last);
    // 'The other two', behind the one that was spoken of.
    const ofKind = others.filter(({ family }) => family === last?.family);
    const pairs = others.filter(({ quantity }) => quantity === some);
    const so = some !== null && some > 1 ? [ofKind, others, pairs].find((those) => sumOf(those) === some) : undefined;
    if (so) return { lines: so, some: null, ...that };
    const isOfPieces = ofKind.length > 0 && last !== undefined && isPiece(last);
    const rest = words.some((word) => REST.test(word))
      ? [ofKind, others].find(({ length }) => length > 0)
      : (isOfPieces ? ofKind : others).slice(-1);
    return rest && rest.length > 0 ? { lines: rest, some: null, ...that } : null;
  }
  if (place !== null) return inPlace(counted, focus, place, that);
  if (!focus) return null;
  const many = half ? Math.floor(focus.quantity / 2) : some;
  // 'One of them', while it is asked about something of which there is one.
  const isOfSeveral =
    many !== null && many >= focus.quantity && words.some((word) => /^(?:them|those|these)$/.test(word));
  const line = (isOfSeveral ? lines.findLast(({ quantity }) => quantity > many) : null) ?? focus;
  if (many !== null && (many > line.quantity || (half && many === 0))) return null;
  return { lines: [line], some: many === line.quantity ? null : many, ...that };
}

const sumOf = (lines: readonly Standing[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** 'All six': those of the dish that was spoken of last, else all there are, if there are so many. */
function comingTo(many: number, lines: readonly Standing[], focus: Standing | undefined): readonly Standing[] | null {
  const same = lines.filter(({ family }) => family === focus?.family);
  return [same, lines].find((those) => sumOf(those) === many) ?? null;
}

const TWO = /^(?:both|either)$/;

/** Of many lines 'both' are the two of what was spoken of last. */
function pairOf(lines: readonly Standing[], focus: Standing | undefined): readonly Standing[] {
  if (focus?.quantity === 2) return [focus];
  if (lines.length < 3) return lines;
  const same = lines.filter(({ family }) => family === focus?.family);
  return sumOf(same) === 2 ? same : lines;
}

/** 'The second one', of two that stand in one line, is one of them. */
function inPlace(
  lines: readonly Standing[],
  focus: Standing | undefined,
  place: number,
  that: Pick<Meant, 'byChoice' | 'isThat'>,
): Meant | null {
  const [only, ...others] = lines.filter(({ quantity }) => quantity > 1);
  const isSpokenOf = lines.length === 1 || only?.id === focus?.id;
  if (only && others.length === 0 && isSpokenOf && place < only.quantity) return { lines: [only], some: 1, ...that };
  const line = lines.at(place);
  return line ? { lines: [line], some: null, ...that } : null;
}

interface Fitting {
  line: Standing;
  byChoice: boolean;
  /** How much of its name was said. */
  named: number;
  /** All of its name was. */
  whole: boolean;
}

/** Tells of a line whether all of these words are about it. */
function explainersOf(content: readonly string[], menu: Menu): (line: Standing) => Fitting | null {
  const spans = spansOf(content, menu, PHRASE_WORDS).flat();
  return (line) => {
    const family = menu.family(line.family);
    const written = new Set(
      line.notes
        .filter((note) => !/^(?:no|without) /.test(note))
        .flatMap(tokenise)
        .map(singular),
    );
    const byName = (span: Span) =>
      (span.is === 'dish' && span.mention.families.includes(line.family)) ||
      (span.is === 'kind' && (span.category === family?.category || span.means.includes(line.family)));
    const named = new Set(spans.flatMap((span) => (byName(span) ? places(span) : [])));
    const sized = new Set(spans.flatMap((span) => (span.is === 'size' && span.size === line.size ? places(span) : [])));
    const grouped = new Set(line.groups.flatMap(kindsIn));
    // 'The dressing' is that of the salad, 'the plain one' has nothing on it.
    const isSaid = (word: string) =>
      written.has(word) ||
      written.has(SAME[word] ?? '') ||
      written.has(ALSO[word] ?? '') ||
      grouped.has(word) ||
      (line.notes.length === 0 && word === 'plain');
    const isPart = (word: string) => family?.words.some((one) => word.length > 3 && one.endsWith(singular(word)));
    const isExplained = (word: string, at: number) =>
      named.has(at) ||
      sized.has(at) ||
      isSaid(singular(word)) ||
      isPart(word) ||
      word === 'with' ||
      (/^(?:on|in)$/.test(word) && at < content.length - 1);
    if (!content.every(isExplained)) return null;
    const byChoice = content.every((word, at) => !sized.has(at) && !named.has(at) && !isPart(word));
    const said = new Set(content.map(singular).filter((word) => family?.words.includes(word)));
    // 'The burger' is a cheeseburger as well.
    const parts = content.filter((word) => !said.has(singular(word)) && isPart(word));
    return { line, byChoice, named: said.size + parts.length, whole: said.size === new Set(family?.words).size };
  };
}

/** 'The one with the tofu', 'the spicy one': by what the menu says of it, where it says so of one that stands. */
function describedAs(
  words: readonly string[],
  content: readonly string[],
  lines: readonly Standing[],
  menu: Menu,
): readonly Fitting[] {
  // 'The pickles on one' are no dish that has pickles.
  if (!words.some((word) => NOUN.test(word)) || /^(?:on|in|off|for)$/.test(content.at(-1) ?? '')) return [];
  const said = content.filter((word) => !/^(?:with|on|in|has|having|that)$/.test(word)).map(singular);
  const isSo = ({ family: key }: Standing) => {
    const family = menu.family(key);
    return family !== undefined && said.length > 0 && said.every((word) => isOf(family).has(word));
  };
  const found = lines.filter(isSo);
  return found.length === 1 ? found.map((line) => ({ line, byChoice: false, named: 1, whole: false })) : [];
}

const places = ({ from, to }: Span): number[] => Array.from({ length: to - from }, (_, place) => from + place);

function oneOf(
  candidates: readonly Fitting[],
  { focus, last = focus }: Standings,
  place: Parts['place'],
): Standing | undefined {
  const lines = candidates.map(({ line }) => line);
  if (place === 'other') return lines.findLast((line) => line !== last) ?? lines.at(-1);
  if (place !== null) return lines.at(place);
  const most = Math.max(...candidates.map(({ named }) => named));
  const nearest = candidates.filter(({ named }) => named === most);
  // 'The gyro pita', beside a chicken gyro pita.
  const whole = nearest.filter((one) => one.whole);
  const best = (whole.length > 0 ? whole : nearest).map(({ line }) => line);
  return best.find((line) => line === focus) ?? best.at(-1);
}

const isPlural = (words: readonly string[]): boolean => {
  const last = words.findLast((word) => !DETERMINER.test(word)) ?? '';
  return /^(?:those|these|them)$/.test(words[0] ?? '') || (singular(last) !== last && !last.endsWith('ss'));
};
