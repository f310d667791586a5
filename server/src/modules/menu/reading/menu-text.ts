import type { MenuDraft, MenuDraftRow } from '@attendant/contract/menu/draft';
import { isPartAlone, nameIn, tellingFirst } from './blocks.ts';
import { areNamesCapital } from './capitals.ts';
import { apart, newPart, type Part, rowOf, withChoice, withExtras, withSizes } from './dishes.ts';
import { type Line, linesOf } from './lines.ts';
import { isCapitals, isTitle, isUsualTitle, tells } from './looks.ts';
import { isNumbered, withoutNumber } from './numbers.ts';
import { choicesOf, named, type PricedLine, pricedLine, type Said } from './priced-line.ts';
import { pricesIn, textsAround } from './prices.ts';
import { isSize, sizeColumns } from './sizes.ts';

/** A menu while it is read, line by line. */
interface Reading {
  rows: MenuDraftRow[];
  leftOut: Line[];
  part: Part;
  /** Whether the part has a dish yet. */
  hasBegun: boolean;
  /** Of all of its part was said last what can be had on top. */
  isOfAll: boolean;
  /** Lines without a price, of which the next price decides what they are. */
  waiting: Line[];
  isNumbered: boolean;
  /** All dishes are printed in capitals. */
  areCapital: boolean;
  /** The sizes that the last dish was given so far, a line for each. */
  sized: { prices: Said['prices']; description: string } | null;
}

/** Reads a list as people write it: parts, dishes, prices, what is told of them and what can be had on top. */
export function readMenuText(pasted: string): Pick<MenuDraft, 'rows' | 'left_out'> {
  const lines = linesOf(pasted);
  const reading: Reading = {
    rows: [],
    leftOut: [],
    part: newPart('Menu'),
    hasBegun: false,
    isOfAll: false,
    waiting: [],
    isNumbered: isNumbered(lines),
    areCapital: areNamesCapital(lines),
    sized: null,
  };
  for (const [at, line] of lines.entries()) takeLine(reading, line, lines.slice(at + 1, at + 9));
  settleEnd(reading);
  return { rows: reading.rows, left_out: reading.leftOut.map(({ line, text }) => ({ line, text })) };
}

/** '+$3.00' is what the line above it costs more. */
function withWordsAbove({ waiting }: Reading, line: Line): Line {
  const priced = pricedLine(line.text, []);
  const above = priced?.kind === 'more' && priced.choices.length === 0 ? waiting.pop() : undefined;
  return above ? { ...above, text: `${above.text} ${line.text}` } : line;
}

const SOLD_OUT = /^\(?(sold out|out of stock|unavailable|currently unavailable|ausverkauft)\)?$/i;
const CHOICE = /^(?:your |a )?(?:choice of|choose(?: your| a| an| one| from)?) (?:an? )?(?:([^:,]+):)?(.+)$/i;

function takeLine(reading: Reading, found: Line, below: readonly Line[]): void {
  const line = withWordsAbove(reading, found);
  const last = reading.rows.at(-1);
  if (SOLD_OUT.test(line.text)) {
    if (last) last.available = false;
    return;
  }
  if (takeChoice(reading, line) || takePricedPart(reading, line, below)) return;
  const { number, text } = withoutNumber(line.text, reading.isNumbered);
  const priced = pricedLine(text, reading.part.sizes);
  if (!priced) takeUnpriced(reading, line);
  else if (priced.kind === 'more') takeMore(reading, line, priced);
  else if (priced.kind === 'prices') takePrices(reading, line, sizedAbove(reading, priced.prices));
  else if (areSizes(reading, priced.dishes)) takePrices(reading, line, kindsOf(priced.dishes));
  else if (areKinds(reading, priced.dishes)) takePrices(reading, line, kindsOf(priced.dishes));
  else {
    settleBefore(reading);
    for (const dish of priced.dishes) addDish(reading, line, dish, number);
  }
}

/** 'plain 3.25 / almond 4.50' below 'Croissant'. */
const areKinds = ({ waiting }: Reading, dishes: readonly Said[]): boolean =>
  dishes.length > 1 && waiting.length > 0 && dishes.every(({ name }) => /^\p{Ll}[\p{L} ]{1,20}$/u.test(name));

/** 'Glass $9' below 'House Red', or below another of its sizes. */
const areSizes = ({ waiting, sized }: Reading, dishes: readonly Said[]): boolean =>
  (waiting.length > 0 || sized !== null) && dishes.every(({ name, prices }) => isSize(name) && prices.length === 1);

/** '6 pc' in the line above is what the price is for. */
function sizedAbove({ waiting }: Reading, prices: Said['prices']): Said['prices'] {
  const size = waiting.at(-1)?.text ?? '';
  if (prices.length > 1 || !isSize(size)) return prices;
  waiting.pop();
  return prices.map(({ cents }) => ({ size, cents }));
}

const kindsOf = (dishes: readonly Said[]): Said['prices'] =>
  dishes.flatMap(({ name, prices }) => prices.map(({ cents }) => ({ size: name, cents })));

function takeUnpriced(reading: Reading, line: Line): void {
  const columns = sizeColumns(line.text);
  if (!columns) {
    reading.waiting.push(line);
    return;
  }
  if (columns.rest) reading.waiting.push({ ...line, text: columns.rest, isApart: true });
  settleBefore(reading);
  reading.part = { ...reading.part, sizes: columns.sizes };
}

function addDish(reading: Reading, { line }: Line, dish: Said, number: string | null): void {
  for (const one of apart(dish, reading.part.name)) reading.rows.push(rowOf(line, one, reading.part, number));
  reading.hasBegun = true;
  reading.isOfAll = false;
  reading.sized = null;
}

function openPart(reading: Reading, name: string): void {
  reading.part = newPart(name);
  reading.hasBegun = false;
  reading.isOfAll = false;
}

/** Nobody has one dish in it and not the others. */
const OF_ALL = /\b(crust|dough|base)s?\b/i;
const EXTRAS = /\b(extras?|toppings?|add-?ons?|supplements?)\b/i;

/** 'Add bacon +1.50': on the dish above, or on all of a part that has none yet; 'Extra toppings $2' on all of it. */
function takeMore(reading: Reading, line: Line, { choices, ofAll }: Extract<PricedLine, { kind: 'more' }>): void {
  settleBefore(reading);
  const { rows, part, hasBegun } = reading;
  reading.isOfAll ||= ofAll || choices.some(({ name }) => OF_ALL.test(name));
  if (choices.length === 0) reading.leftOut.push(line);
  else if (!hasBegun && EXTRAS.test(part.name)) {
    // A part of its own, with nothing above that they could go on.
    for (const { name, cents } of choices) {
      rows.push(rowOf(line.line, { name, description: '', prices: [{ size: '', cents }] }, part, null));
    }
  } else if (hasBegun && !reading.isOfAll) withExtras(rows.at(-1)?.option_groups ?? [], choices);
  else {
    withExtras(part.groups, choices);
    if (hasBegun) for (const row of ofPart(rows, part)) withExtras(row.option_groups, choices);
  }
}

/** Those at the end that stand under this title. */
const ofPart = (rows: readonly MenuDraftRow[], { name }: Part): MenuDraftRow[] =>
  rows.slice(rows.findLastIndex(({ category }) => category !== name) + 1);

/** 'Choice of side: fries, onion rings (+1.00)'. */
function takeChoice(reading: Reading, { text }: Line): boolean {
  const [, of, list = ''] = CHOICE.exec(text) ?? [];
  const choices = list
    .trim()
    .split(/\s*[,/]\s*(?:or |oder )?|\s+or\s+/i)
    .map(choiceOf);
  if (choices.length < 2 || pricesIn(text).some(({ isMore }) => !isMore)) return false;
  settleBefore(reading);
  const last = reading.rows.at(-1);
  const name = (of ?? 'Choice').trim();
  withChoice(
    reading.hasBegun && last ? last.option_groups : reading.part.groups,
    name.charAt(0).toUpperCase() + name.slice(1),
    choices,
  );
  return true;
}

function choiceOf(text: string): { name: string; cents: number } {
  const prices = pricesIn(text);
  const [first] = choicesOf(textsAround(text, prices), prices);
  return first ?? { name: text.replace(/\.$/, '').trim(), cents: 0 };
}

/** 'Subs (half $8, whole $14)', 'SIDES $3.50 each': what all of a part cost, above names without a price. */
function takePricedPart(reading: Reading, line: Line, below: readonly Line[]): boolean {
  const next = below.slice(0, 2);
  if (next.length < 2 || !next.every(isNameAlone) || areNextPriced(below)) return false;
  const [, title = line.text, inside] = /^([^(]+)\((?:all )?([^()]*\d[^()]*)\)$/.exec(line.text) ?? [];
  const priced = pricedLine(inside === undefined ? line.text : `${title} ${inside}`, []);
  const [dish, ...more] = priced?.kind === 'dishes' ? priced.dishes : [];
  if (!dish || more.length > 0 || dish.prices.length === 0 || !isTitle(dish.name)) return false;
  reading.waiting.push({ ...line, text: dish.name, isApart: true });
  settleBefore(reading);
  reading.part = { ...newPart(dish.name), prices: dish.prices };
  return true;
}

/** What follows costs what stands below it, in a line of its own. */
function areNextPriced(below: readonly Line[]): boolean {
  const end = below.findIndex(({ isApart }) => isApart);
  const priced = below.slice(0, end < 0 ? below.length : end).map(({ text }) => pricedLine(text, []));
  return priced.find((one) => one !== null)?.kind === 'prices';
}

const isNameAlone = ({ text, isApart }: Line, at: number): boolean =>
  pricesIn(text).length === 0 && !isApart && (at > 0 || !tells(named(text).name));

/** What was waiting when a dish begins in its own line: more of the dish above, then the title of a part. */
function settleBefore(reading: Reading): void {
  const waiting = settlePriced(reading, reading.waiting);
  reading.waiting = [];
  const told = tellsOfLast(reading, waiting);
  for (const { text } of waiting.slice(0, told)) describeLast(reading, text);
  const rest = waiting.slice(told);
  const title = rest.findLastIndex(({ text }) => isTitle(text) && !tells(text));
  const at = title < 0 ? rest.findLastIndex(({ text, isApart }) => isApart && text.length <= 40) : title;
  reading.leftOut.push(...rest.filter((_, place) => place !== at));
  const part = rest[at];
  if (part) openPart(reading, part.text);
}

/** How many of the lines tell of the dish above them. */
function tellsOfLast({ rows, hasBegun, areCapital }: Reading, waiting: readonly Line[]): number {
  if (rows.length === 0 || !hasBegun) return 0;
  const end = waiting.findIndex(
    ({ text, isApart }) =>
      isApart || (((isTitle(text) && !areCapital) || isCapitals(text)) && !tells(text)) || isPlainTitle(text),
  );
  return end < 0 ? waiting.length : end;
}

const isPlainTitle = (text: string): boolean => isUsualTitle(text) && !tells(text);

function describeLast({ rows }: Reading, text: string): void {
  const last = rows.at(-1);
  if (!last) return;
  const isSentence = /[^,;.]$/.test(last.description) && /^\p{Lu}/u.test(text);
  last.description = [last.description, text].filter(Boolean).join(isSentence ? '. ' : ' ');
}

/** A price in a line of its own: the dish is among the lines above, its part may be too. */
function takePrices(reading: Reading, line: Line, prices: Said['prices']): void {
  const last = reading.rows.at(-1);
  if (reading.waiting.length === 0 && reading.sized && last) {
    reading.sized.prices.push(...prices);
    withSizes(last, reading.sized);
    return;
  }
  const told = reading.hasBegun
    ? Math.min(reading.waiting.length - 1, tellingFirst(reading.waiting, reading.areCapital))
    : 0;
  for (const { text } of reading.waiting.slice(0, told)) describeLast(reading, text);
  const block = reading.waiting.slice(told);
  const at = nameIn(block, reading.areCapital);
  const name = block[at];
  if (!name) {
    reading.waiting = [];
    reading.leftOut.push(...block, line);
    return;
  }
  reading.waiting = block.slice(0, at).map((one) => ({ ...one, isApart: true }));
  settleBefore(reading);
  const { number, text } = withoutNumber(name.text, reading.isNumbered);
  const dish = named(text);
  const description = [dish.description, ...block.slice(at + 1).map((one) => one.text)].filter(Boolean).join(' ');
  if (block.length === 1 && prices.some(({ size }) => isSize(size)) && isPartAlone(name)) openPart(reading, name.text);
  addDish(reading, name, { name: dish.name, description, prices }, number);
  noteSize(reading, prices, description);
}

/** One size may be the first of several. */
function noteSize(reading: Reading, prices: Said['prices'], description: string): void {
  const dish = reading.rows.at(-1);
  if (!dish || prices.length !== 1 || prices[0]?.size === '') return;
  reading.sized = { prices: [...prices], description };
  withSizes(dish, reading.sized);
}

/** In a part where all cost the same, a line is a dish until something stands apart. */
function settlePriced(reading: Reading, waiting: readonly Line[]): Line[] {
  const { prices } = reading.part;
  if (!prices) return [...waiting];
  const end = waiting.findIndex(({ text, isApart }) => isApart || isCapitals(text));
  for (const line of waiting.slice(0, end < 0 ? waiting.length : end)) {
    const { number, text } = withoutNumber(line.text, reading.isNumbered);
    if (tells(named(text).name) && reading.hasBegun) describeLast(reading, text);
    else addDish(reading, line, { ...named(text), prices }, number);
  }
  return end < 0 ? [] : waiting.slice(end);
}

function settleEnd(reading: Reading): void {
  const waiting = settlePriced(reading, reading.waiting);
  const told = tellsOfLast(reading, waiting);
  for (const { text } of waiting.slice(0, told)) describeLast(reading, text);
  reading.leftOut.push(...waiting.slice(told));
}
