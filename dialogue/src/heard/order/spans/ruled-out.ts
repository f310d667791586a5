import { madeOf, writtenOf } from '../../../understand/described/what-it-is.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { FUNCTION_WORDS, singular, TELLS } from '../../../understand/words.ts';
import type { Span } from '../hypothesis.ts';

interface Around {
  words: readonly string[];
  menu: Menu;
  spans: readonly (readonly Span[])[];
}

/** Whether the words around a span rule it out. */
type Rule = (span: Span, around: Around) => boolean;

/** What of an utterance the words around it leave: each rule judges what the one before has left. */
export function leftOf(words: readonly string[], found: readonly (readonly Span[])[], menu: Menu): Span[][] {
  const all = found.flat();
  return RULES.reduce<Span[][]>(
    (spans, isOut) => spans.map((here) => here.filter((span) => !isOut(span, { words, menu, spans }))),
    found.map((here) => here.map((span) => asNamed(span, all))),
  );
}

type Choice = Extract<Span, { is: 'choice' }>;

const isWhole = (span: Span): span is Choice => span.is === 'choice' && !span.part;

const isSaid = (said: string, here: readonly Span[] = []): boolean =>
  here.some((span) => (isWhole(span) && span.said === said) || (span.is === 'size' && span.size === said));

/** 'A single hamburger', where single can be chosen, counts nothing. */
const countsASingle: Rule = ({ is, from, to }, { spans }) =>
  is === 'number' && [from, from + 1].some((at) => to > at && isSaid('single', spans[at]));

/** 'A half', where that can be chosen, is no half of what is named behind it. */
const halvesNothing: Rule = ({ is, from }, { spans }) =>
  is === 'half' && isSaid('half', spans[from]) && !spans[from + 1]?.some((next) => next.is === 'choice');

/** 'A sixteen', of what comes in sixteen inches, counts nothing. */
const countsASize: Rule = ({ is, from }, { words, spans }) =>
  is === 'number' && /^an?$/.test(words[from - 1] ?? '') && (spans[from] ?? []).some((span) => span.is === 'size');

/** 'One regular and one loaded', where that is a style and nothing comes in a regular size. */
const sizesNothing: Rule = (span, { menu, spans }) =>
  span.is === 'size' &&
  span.size === 'regular' &&
  (spans[span.from] ?? []).some((one) => isWhole(one) && one.to === span.to) &&
  !menu.sizes.has(span.size);

/** 'Two horchatas, one large, one regular', of what comes in a regular size, is no large one as usual. */
const comesRegular: Rule = ({ is, from, to }, { menu, spans }) =>
  is === 'usual' &&
  to === from + 1 &&
  (spans[from] ?? []).some((one) => one.is === 'size' && isSizeOfNamed(one.size, spans.slice(0, from).flat(), menu));

const isSizeOfNamed = (size: string, before: readonly Span[], menu: Menu): boolean =>
  before.some(
    (one) =>
      one.is === 'dish' &&
      one.mention.families.every((key) => menu.family(key)?.variants.some((variant) => variant.size === size) === true),
  );

/** 'Half a dozen' is six, where something comes in halves too. */
const splitsADozen: Rule = (span, { words }) => {
  const { is, from, to } = span;
  // 'Half a dozen biscuits', where they are sold so.
  if (is === 'dish' && span.mention.exact && words[from] === 'half') return false;
  return (
    [from, from - 1].some(
      (at) => /^half (?:a )?dozen\b/.test(words.slice(at, at + 3).join(' ')) && at >= 0 && to - at < 4,
    ) && !(words[from] === 'half' && words[to - 1] === 'dozen')
  );
};

/** 'A twenty piece nugget' is one of twenty, and twenty of nothing, where the menu sells by the piece. */
const countsPieces: Rule = ({ is, from, to }, { words, menu }) => {
  const isUnit = (at: number) =>
    IN_ONE.test(words[at] ?? '') &&
    words[at + 1] !== 'of' &&
    [words[at], `${words[at]}s`].some((one) => menu.vocabulary.has(one ?? ''));
  if (is === 'number') return isUnit(to);
  return is === 'dish' && isUnit(from) && numberAt(words, from - 1) !== null;
};
/** 'The twelve piece', where buckets are called so, is no box of twelve wings, unless the wings are named behind it. */
const isOfDishes: Rule = (span, { words, spans }) => {
  if (!isWhole(span) || !IN_ONE.test(words[span.to - 1] ?? '') || /\b(?:piece|pc|count|ct|pack)/.test(span.choice.name))
    return false;
  const isCalled = spans[span.from]?.some(({ is, to }) => is === 'dish' && to >= span.to) ?? false;
  const isBehind = (one: Span) => one.is === 'dish' && one.mention.families.some((key) => span.choice.on.has(key));
  return isCalled && !spans[span.to]?.some(isBehind);
};
const IN_ONE = /^(?:piece|pc|count|ct|pack)$/;

/** 'A little hot sauce' is no 'a little hot'. */
const cutsAName: Rule = (span, { spans }) =>
  span.is === 'note' &&
  spans.flat().some((one) => isWhole(one) && one.from >= span.from && one.from < span.to && one.to > span.to);

/** 'Extra sweet potato', where dishes are made with that, is no 'extra sweet'. */
const cutsWhatIsInside: Rule = ({ is, from, to }, { words, menu }) =>
  is === 'note' &&
  to - from > 1 &&
  !FUNCTION_WORDS.has(words[to] ?? '') &&
  isMadeOf(`${words[to - 1]} ${words[to]}`, menu);

/** 'One scoop of vanilla', where one scoop can be chosen. */
const measuresAChoice: Rule = (span, { spans }) =>
  span.is === 'measure' && (spans[span.from - 1] ?? []).some((one) => isWhole(one) && one.to === span.from + 1);

/** 'With an extra egg' is more of it, 'an extra coke' one more. */
const countsMoreOfIt: Rule = ({ is, from }, { words, spans }) => {
  if (is !== 'number' || !/^an? (?:extra|additional)$/.test(words.slice(from, from + 2).join(' '))) return false;
  const named = spans[from + 2] ?? [];
  return named.some((one) => one.is === 'choice') && !named.some((one) => one.is === 'dish' && one.weight > 0.8);
};

/** Coffee is wished for black; black olives are olives. */
const wishesItBlack: Rule = (span, { words, spans }) =>
  span.is === 'note' &&
  span.text === 'black' &&
  words[span.from] === 'black' &&
  (spans[span.from + 1] ?? []).some((one) => one.is === 'choice');

/** 'A small black', of coffees, is no black tea. */
const namesItBlack: Rule = ({ is, from, to }, { words, spans }) =>
  is === 'dish' &&
  to === from + 1 &&
  words[from] === 'black' &&
  (spans[from] ?? []).some((one) => one.is === 'note' && one.text === 'black');

/** 'A tub of scallion cream cheese', where that is sold, is nothing on a bagel. */
const comesInATub: Rule = (span, { words, spans }) => {
  if (span.is !== 'choice' && span.is !== 'dish') return false;
  const begin = Math.max(0, span.from - 4);
  const tub = words.slice(begin, span.from).findLastIndex((word) => TUB.test(word)) + begin;
  if (tub < begin || words[tub + 1] !== 'of') return false;
  const sold = spans.slice(tub, tub + 6).flatMap((here) => here.filter((one) => one.is === 'dish' && one.weight > 0.5));
  const last = sold.toSorted((a, b) => b.to - a.to || b.weight - a.weight)[0];
  if (!last || last === span) return false;
  return span.is === 'dish' ? span.to <= last.from : span.to > last.from && span.from < last.to;
};
const TUB = /^(?:things?|tubs?|containers?|jars?)$/;

/** 'About twelve people' are no box of twelve. */
const countsPeople: Rule = (span, { words }) =>
  span.is !== 'filler' &&
  [span.from, span.from + 1].some((at) => {
    const number = at < span.to ? numberAt(words, at) : null;
    return number !== null && PEOPLE.test(words.slice(at + number.length, at + number.length + 2).join(' '));
  });
const PEOPLE = /^(?:people|persons|guests|adults|folks|of us)\b/;

/** 'A small one with milk' counts one once. */
const countsOneTwice: Rule = ({ is, from }, { words, spans, menu }) =>
  is === 'number' &&
  words[from] === 'one' &&
  /^(?:an?|the)$/.test(words[from - 2] ?? '') &&
  menu.sizeAt(words, from - 1)?.length === 1 &&
  menu.sizeAt(words, from + 1) === null &&
  (spans[from] ?? []).some((one) => one.is === 'one');

/** 'My kid's not eating it', 'she's not hungry' leave nothing off: of somebody something is told. */
const deniesADeed: Rule = ({ is, from, to }, { words, spans }) =>
  is === 'not' &&
  words[from] === 'not' &&
  (/..ing$/.test(words[to] ?? '') || TELLS.test(words[from - 1] ?? '')) &&
  !(spans[to] ?? []).some((one) => one.is === 'choice' || one.is === 'dish');

/** 'A ranch on the side, the little cup': what a thing comes in names no other dish behind it. */
export function isHolder(words: readonly string[], from: number, spans: readonly (readonly Span[])[]): boolean {
  const at = [from - 1, from - 2].find((place) => words[place] === 'the') ?? 0;
  const isNamed = spans.slice(0, at).some((here) => here.some(({ is }) => is === 'dish' || is === 'choice'));
  return HOLDS.test(words[from] ?? '') && isNamed && words[at - 1] !== 'and' && words[from + 1] !== 'of';
}

const comesInIt: Rule = ({ is, from, to }, { words, spans }) =>
  is === 'dish' && to === from + 1 && isHolder(words, from, spans);
const HOLDS = /^(?:cup|bottle|can|glass|jar|tub|carton|container)$/;

/** 'A burger, pickles on the side', where pickles are sold fried: what it is made with, put beside it. */
const isPutBeside: Rule = (span, { words, spans, menu }) =>
  span.is === 'dish' &&
  !span.mention.exact &&
  numberAt(words, span.from - 1) === null &&
  words.slice(span.to, span.to + 3).join(' ') === 'on the side' &&
  spans.some((here, at) =>
    here.some(
      (one) =>
        at < span.from &&
        one.is === 'dish' &&
        one.mention.families.some((key) =>
          words.slice(span.from, span.to).every((word) => madeOf(menu.family(key)).includes(singular(word))),
        ),
    ),
  );

/** 'Ten boneless, mild', where the wings can be mild, is no badly heard name of both words. */
const hearsItOver: Rule = (span, { words, spans }) =>
  span.is === 'dish' &&
  span.mention.sure === 'likely' &&
  (spans[span.from] ?? []).some(
    (one) =>
      one.is === 'dish' &&
      one.to < span.to &&
      one.mention.sure !== 'likely' &&
      (spans[one.to] ?? []).some((next) => next.is === 'choice' && next.to === span.to && next.said === words[one.to]),
  );

/** 'A melt on sesame and a plain bagel', where bagels are sold too, is no melt on a plain bagel. */
const namesADish: Rule = (span, { words, spans }) => {
  const named = spans.flat().find((one) => one.is === 'dish' && one.mention.exact && one.to === span.to);
  if (!isWhole(span) || named?.is !== 'dish' || named.from <= span.from) return false;
  const isOffered = named.mention.families.some((key) => span.choice.on.has(key));
  const isCounted = /^an?$/.test(words[span.from - 1] ?? '') || numberAt(words, span.from - 1) !== null;
  return isOffered && isCounted && NEXT.test(words.slice(0, span.from - 1).join(' '));
};
const NEXT = /(?:^|\b(?:and|then|also|plus|get|have|need|want|add)(?: (?:uh|um|then|like|maybe|also))*)$/;

const RULES: readonly Rule[] = [
  namesADish,
  comesInIt,
  isPutBeside,
  hearsItOver,
  deniesADeed,
  countsPeople,
  countsOneTwice,
  comesInATub,
  countsASingle,
  halvesNothing,
  countsASize,
  sizesNothing,
  comesRegular,
  splitsADozen,
  countsPieces,
  isOfDishes,
  cutsAName,
  cutsWhatIsInside,
  measuresAChoice,
  countsMoreOfIt,
  namesItBlack,
  wishesItBlack,
];

/** 'Not toasted', where that can be chosen, tells no more as a note. */
function asNamed(span: Span, all: readonly Span[]): Span {
  const same = span.is === 'note' && all.find((one) => isWhole(one) && one.from === span.from && one.to === span.to);
  return same && same.weight < span.weight ? { ...span, weight: same.weight } : span;
}

/** These words stand together in what a dish is made of. */
const isMadeOf = (said: string, menu: Menu): boolean =>
  menu.families.some((family) => ` ${writtenOf(family).join(' ')} `.includes(` ${said} `));
