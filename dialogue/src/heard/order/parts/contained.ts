import type { Menu } from '../../../understand/menu/menu.ts';
import { singular } from '../../../understand/words.ts';
import type { Hypothesis, Item } from '../hypothesis.ts';

const CONTAINER = /^(?:cans?|bottles?|cups?|bowls?|glass(?:es)?|pitchers?|cartons?|pints?|quarts?)$/;

/** 'A can of coke', of a Can of Soda and a 2 Liter Soda: what it comes in stands in the name of one of them. */
export function inContainers(order: Hypothesis, words: readonly string[], menu: Menu): Hypothesis {
  return { ...order, items: order.items.map((item) => contained(item, words, menu)) };
}

function contained(item: Item, words: readonly string[], menu: Menu): Item {
  const [first] = item.choices;
  if (item.dish?.sure === 'certain' || item.kind || !first?.choice || first.not) return item;
  const at = words.findIndex(
    (word, place) =>
      CONTAINER.test(word) &&
      words
        .slice(place + 1)
        .join(' ')
        .startsWith(`of ${first.words}`),
  );
  const said = words[at];
  if (said === undefined) return item;
  const { on } = first.choice;
  const meant = menu.families.filter(({ key, words: name }) => on.has(key) && name.includes(singular(said)));
  const [only, ...others] = meant;
  if (!only || others.length > 0) return item;
  return { ...item, dish: { from: at, to: at + 1, said, families: [only.key], sure: 'certain', exact: true } };
}
