import { type PriceAt, pricesIn, textsAround } from './prices.ts';
import { isSize, sizeBefore, sizeBehind, sizeListBehind, usualSizes } from './sizes.ts';

/** One dish as a line says it. */
export interface Said {
  name: string;
  description: string;
  /** One without a size, or one for each size; none: it is told by the waiter. */
  prices: { size: string; cents: number }[];
}

export type PricedLine =
  | { kind: 'dishes'; dishes: Said[] }
  /** Nothing but prices: of what stands above. */
  | { kind: 'prices'; prices: Said['prices'] }
  /** On top of the dish above, or of all of its part. */
  | { kind: 'more'; choices: { name: string; cents: number }[]; ofAll: boolean };

const MARKET = /[\s(]+(mp|m\.p\.|market price|tagespreis)\)?$/i;
const FROM = /(?:\s|^)(from|starting at|ab|a partir de|à partir de|je|each|ea\.?|only|nur)\s*$/i;

/** What a line with a price says; null: it has none. `columns` are the sizes that stand above. */
export function pricedLine(text: string, columns: readonly string[]): PricedLine | null {
  const prices = pricesIn(text);
  if (prices.length === 0) {
    if (!MARKET.test(text)) return null;
    return { kind: 'dishes', dishes: [{ ...named(text.replace(MARKET, '')), prices: [] }] };
  }
  const texts = textsAround(text, prices).map((part) => part.replace(FROM, ' '));
  if (prices.every(({ isMore }) => isMore) || /^add\s/i.test(text))
    return { kind: 'more', choices: choicesOf(texts, prices), ofAll: false };
  const [price] = prices;
  if (price && prices.length === 1 && TOPPINGS.test(text))
    return { kind: 'more', choices: toppings(texts.join(' '), price.cents), ofAll: true };
  const sold = prices.filter(({ isMore }) => !isMore);
  if (texts.every((part) => !hasWords(part))) return { kind: 'prices', prices: sized(sold, [], columns) };
  const dishes = dishesOf(texts, sold, columns);
  const [first] = dishes;
  // '6 pc $9.95 | 12 pc $17.95'
  if (first && dishes.length === 1 && first.name === '') return { kind: 'prices', prices: first.prices };
  return { kind: 'dishes', dishes };
}

/** 'Extra toppings: $1.50 each (pepperoni, mushrooms)' */
const TOPPINGS = /^(?:(?:extra|additional|each|any)\s+)+toppings?\b/i;

function toppings(text: string, cents: number): { name: string; cents: number }[] {
  const list = /\(([^()]*)\)/.exec(text)?.[1] ?? text.slice(text.indexOf(':') + 1);
  const names = list.split(/,|\band\b|\bor\b/).map(tidy);
  return (names.length > 1 ? names : ['extra topping']).flatMap((name) => (name === '' ? [] : [{ name, cents }]));
}

const hasWords = (text: string): boolean => /\p{L}{2}|\p{L}\b/u.test(text);
function tidy(text: string): string {
  const plain = text.replace(/^[\s/|,;:=()[\]–—-]+|[\s/|,;:=([•·–—-]+$/g, '').trim();
  return plain.includes('(') ? plain : plain.replace(/\)$/, '');
}

/** 'add bacon +1.50, avocado +2': the words before each amount. */
export const choicesOf = (texts: readonly string[], prices: readonly PriceAt[]) =>
  prices.flatMap(({ cents }, at) => {
    const name = tidy(tidy(texts[at] ?? '').replace(/^(add|extra|with|plus|and|make it( an?)?|mit|\/)\s+/i, ''));
    return name === '' ? [] : [{ name, cents }];
  });

function sized(prices: readonly PriceAt[], own: readonly string[], columns: readonly string[]): Said['prices'] {
  if (prices.length === 1 && own.length === 0) return [{ size: '', cents: prices[0]?.cents ?? 0 }];
  const names =
    own.length === prices.length ? own : columns.length >= prices.length ? columns : usualSizes(prices.length);
  return prices.map(({ cents }, at) => ({ size: names[at] ?? '', cents }));
}

function dishesOf(texts: readonly string[], prices: readonly PriceAt[], columns: readonly string[]): Said[] {
  const [head = '', ...after] = texts;
  const last = after.at(-1) ?? '';
  if (prices.length === 1) return [oneDish(head, last, sized(prices, [], []))];
  const between = after.slice(0, -1);
  // 'Cappuccino (S/M/L) 3.80/4.30/4.80'
  const list = sizeListBehind(head);
  if (list && list.sizes.length === prices.length && between.every((part) => tidy(part) === '')) {
    return [oneDish(list.rest, last, sized(prices, list.sizes, []))];
  }
  if (between.every((part) => !hasWords(part) && !/\d/.test(part)))
    return [oneDish(head, last, sized(prices, [], columns))];
  // 'Latte S 4 / M 4.50 / L 5'
  const first = sizeBehind(head);
  const labels = between.map((part) => tidy(part).replace(/^\(|\)$/g, ''));
  if (first && labels.every(isSize)) {
    return [oneDish(first.rest, last, sized(prices, [...first.sizes, ...labels], []))];
  }
  // 'Vin rouge : verre 5 € / bouteille 22 €'
  const [, wine, glass] = /^(.*):\s*(\p{Ll}+)$/u.exec(head.trim()) ?? [];
  if (wine !== undefined && glass !== undefined && labels.every((label) => /^\p{Ll}+$/u.test(label))) {
    return [oneDish(wine, last, sized(prices, [glass, ...labels], []))];
  }
  // 'Cheese pie $9 small, $12 large'
  const behind = [...between, last].map(sizeBefore);
  if (behind.every((cut) => cut !== null)) {
    const rest = behind.at(-1)?.rest ?? '';
    return [
      oneDish(
        head,
        rest,
        sized(
          prices,
          behind.flatMap(({ sizes }) => sizes),
          [],
        ),
      ),
    ];
  }
  return prices.map((price, at) =>
    oneDish(texts[at] ?? '', at === prices.length - 1 ? last : '', sized([price], [], [])),
  );
}

/** Either the name stands before the price, and what follows tells of it, or behind it. */
function oneDish(before: string, behind: string, prices: Said['prices']): Said {
  if (tidy(before) === '') return { ...named(tidy(behind)), prices };
  const { name, description } = named(before);
  return { name, description: joined(description, tidy(behind)), prices };
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join('. ');

const MARKS: Readonly<Record<string, string>> = {
  v: 'vegetarian',
  ve: 'vegan',
  vg: 'vegan',
  gf: 'gluten free',
  df: 'dairy free',
};
const MARK = /\s*[([](ve?|vg|gf|df)[)\]]/giu;
/** 'Eggplant Parm V GF' */
const MARKS_BEHIND = /(?: (?:VE?|VG|GF|DF))+$/;

/** What parts a name from what is told of it: 'Regina – ham, olives', 'Regina: ham, olives', 'Regina (ham, olives)'. */
const TOLD = [/^(.+?)(?:\s[–—-]\s|:\s)(.*)$/, /^([^(]+)\(([^(),]*,[^()]*)\)$/];
const LONGEST_NAME = 60;
const isNamed = (found: RegExpExecArray | null): found is RegExpExecArray =>
  found?.[1] !== undefined && found[1].length > 1 && found[1].length <= LONGEST_NAME;

/** 'Onion Bhaji (v) – crispy onions' in a name and what is told of it. */
export function named(text: string): Pick<Said, 'name' | 'description'> {
  const plain = tidy(text.replace(MARK, ' ').replace(/\s{2,}/g, ' '));
  const [, whole = plain, told = ''] = TOLD.map((told) => told.exec(plain)).find(isNamed) ?? [];
  const [behind = ''] = (/\p{Ll}/u.test(whole) && MARKS_BEHIND.exec(whole)) || [];
  const name = behind === '' ? whole : whole.slice(0, -behind.length);
  const marks = [...[...text.matchAll(MARK)].map(([, mark = '']) => mark), ...behind.trim().split(' ')];
  const meant = marks.map((mark) => MARKS[mark.toLowerCase()] ?? '').filter(Boolean);
  return { name: tidy(name), description: joined(told.trim(), capital(meant.join(', '))) };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
