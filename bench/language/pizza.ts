import * as z from 'zod';
import type { House } from './house.ts';
import type { Kitchen } from './judging/tickets.ts';
import type { LanguageSet } from './judging/verdict.ts';
import { holdOrder, type OrderCase } from './orders.ts';
import { sharedRows } from './shared.ts';

/** Orders that people wrote (amazon-science/pizza-semantic-parsing-dataset), for two menus of different make. */

type Tree = readonly [string, ...(string | Tree)[]];

/** '(ORDER (PIZZAORDER (NUMBER 1 ) ) )' */
function treeOf(text: string): Tree {
  const tokens = text.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const node = (): Tree => {
    at++;
    const name = tokens[at++] ?? '';
    const parts: (string | Tree)[] = [];
    while (at < tokens.length && tokens[at] !== ')') parts.push(tokens[at] === '(' ? node() : (tokens[at++] ?? ''));
    at++;
    return [name, ...parts];
  };
  return node();
}

const partsOf = ([, ...parts]: Tree): Tree[] => parts.filter((part) => typeof part !== 'string');
const wordOf = ([, word]: Tree): string => (typeof word === 'string' ? word : '');
const spoken = (name: string): string => name.toLowerCase().replaceAll('_', ' ');

const CALLED: Readonly<Record<string, string>> = {
  ICE_TEA: 'iced tea',
  SEVEN_UP: '7 up',
  MEAT_LOVER: 'meat lovers',
  GARLIC_POWDER: 'garlic',
};
const CRUST = /CRUST|DEEP_DISH/;

interface Menu {
  shop: string;
  drink(name: string, size: string): string;
  pizza(style: string | null): { dish: string; facts: string[] };
  /** What it has no word for. */
  lacks: RegExp;
}

const ONE: Menu = {
  shop: 'pizza-one',
  drink: (name, size) => `${name}: ${size}`,
  pizza: (style) => ({ dish: 'Pizza', facts: style ? [style] : [] }),
  lacks: /^$/,
};
const TWO: Menu = {
  shop: 'pizza-two',
  drink: (name, size) => `${size} ${name}`,
  pizza: (style) => ({
    dish: style ? `${style === 'vegetarian' ? 'veggie' : style} pizza` : 'build your own pizza',
    facts: [],
  }),
  lacks: /CONTAINERTYPE/,
};

/** Asked for it, somebody who had no size in mind says this one. */
const NO_MATTER = 'medium';

function lineOf(part: Tree, menu: Menu): string {
  const [kind] = part;
  const found = new Map(partsOf(part).map((one) => [one[0], one]));
  const word = (name: string) => (found.has(name) ? wordOf(found.get(name) ?? ['']) : null);
  const count = word('NUMBER') ?? '1';
  const size = spoken(word('SIZE') ?? word('CONTAINERTYPE') ?? NO_MATTER);
  if (kind === 'DRINKORDER') {
    const drink = word('DRINKTYPE') ?? '';
    return `${count} ${menu.drink(CALLED[drink] ?? spoken(drink), size)}`;
  }
  const all = partsOf(part);
  const styles = all.flatMap((one) => (one[0] === 'STYLE' ? [wordOf(one)] : []));
  const [style] = styles.filter((one) => !CRUST.test(one));
  const { dish, facts } = menu.pizza(style ? (CALLED[style] ?? spoken(style)) : null);
  const crusts = styles.filter((one) => CRUST.test(one)).map(spoken);
  return `${count} ${dish}: ${[size, ...facts, ...crusts, ...all.flatMap(factsOf)].join('; ')}`;
}

function factsOf(part: Tree): string[] {
  const [kind] = part;
  const topping = (name: string) => CALLED[name] ?? spoken(name);
  if (kind === 'TOPPING') return [topping(wordOf(part))];
  const inner = partsOf(part);
  const named = inner.flatMap(factsOf);
  if (kind === 'COMPLEX_TOPPING') {
    const quantity = inner.find(([one]) => one === 'QUANTITY');
    return named.map((one) => `${quantity ? spoken(wordOf(quantity)) : 'extra'} ${one}`);
  }
  return kind === 'NOT'
    ? [...named, ...inner.flatMap((one) => (one[0] === 'STYLE' ? [spoken(wordOf(one))] : []))].map((one) => `no ${one}`)
    : [];
}

/** A cheese pizza is a pizza, a pepperoni pizza one with pepperoni; drinks of the second menu have their size in the name. */
const READS: Partial<Kitchen> = {
  idle: ['cheese', 'regular crust'],
  dish(name) {
    const [, size, drink] = /^(small|medium|large|can|bottle) (.+)$/i.exec(name) ?? [];
    if (size && drink) return { dish: drink, facts: [size] };
    if (/^(?:build your own|cheese) pizza$/i.test(name)) return { dish: 'Pizza', facts: [] };
    return /^pepperoni pizza$/i.test(name) ? { dish: 'Pizza', facts: ['Pepperoni'] } : { dish: name, facts: [] };
  },
};

const Row = z.object({ text: z.string(), gold: z.string() });

function casesOf(menu: Menu): OrderCase[] {
  const rows = sharedRows('pizza-dev.json', Row) ?? [];
  return rows.flatMap(({ text, gold }, index) =>
    menu.lacks.test(gold)
      ? []
      : [
          {
            id: `${menu.shop} ${index + 1}`,
            shop: menu.shop,
            say: [text],
            gold: partsAsSaid(text, gold).map((part) => lineOf(part, menu)),
          },
        ],
  );
}

/** The gold is sorted by the alphabet; whoever is asked for a size line by line answers in the order they spoke. */
function partsAsSaid(text: string, gold: string): Tree[] {
  const place = (part: Tree): number => {
    const words = JSON.stringify(part.slice(1)).match(/[A-Z]{3,}/g) ?? [];
    const places = words.map((word) => text.toUpperCase().indexOf(word.slice(0, 5))).filter((at) => at >= 0);
    return places.length === 0 ? 0 : Math.max(...places);
  };
  return partsOf(treeOf(gold)).toSorted((one, other) => place(one) - place(other));
}

export const pizzaSets = (house: House): LanguageSet[] =>
  [ONE, TWO].map((menu) => ({
    name: `PIZZA ${menu.shop}`,
    cases: () => casesOf(menu).map((one) => ({ id: one.id, half: null, hold: () => holdOrder(house, one, READS) })),
  }));
