import { type Family, isAvailable } from '../../../understand/menu/families.ts';
import { mentionOf } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { sizeOf } from '../../../understand/sizes.ts';
import { stems, tokenise } from '../../../understand/words.ts';
import type { Item } from '../hypothesis.ts';

/** 'A full rack', where only the ribs come in racks: a size that is nobody else's names what comes in it. */
export function onlyIn(size: string, menu: Menu): Family | null {
  if (sizeOf(size) !== null || tokenise(size).length < 2) return null;
  const [family, ...others] = menu.families.filter(({ variants }) => variants.some((one) => one.size === size));
  return family && others.length === 0 && isAvailable(family) ? family : null;
}

/** 'Boneless wings, ten', of wings by six, ten and twenty: the one that is called by that number. */
export function countedSo(family: Family | undefined, value: number): string | null {
  const groups = family?.variants[0]?.item.optionGroups ?? [];
  const many = (name: string) => numberAt(tokenise(name), 0)?.value ?? 0;
  const counts = groups.find(
    ({ min, max, choices }) => min === 1 && max === 1 && choices.every(({ name }) => many(name) > 0),
  );
  const named = counts?.choices.find(({ name }) => many(name) === value)?.name;
  return named ? named.toLowerCase() : null;
}

/**
 * 'A sweet tea, medium', where the gallon comes in one size and the fountain drinks, which may be sweet tea, in several: the size
 * decides between what is called so and what can be chosen to be that.
 */
export function ofChoiceInSize(item: Item, menu: Menu): Item {
  const { dish, size } = item;
  const [key, ...more] = dish?.families ?? [];
  if (!dish || !size || !key || more.length > 0 || dish.exact || comesIn(menu.family(key), size)) return item;
  const choice = menu.choiceNames.byKey.get(stems(tokenise(dish.said)));
  const [meant, ...others] = [...(choice?.needed ?? [])].filter((one) => comesIn(menu.family(one), size));
  const family = menu.family(meant ?? '');
  if (!choice || !family || others.length > 0) return item;
  const chosen = { words: dish.said, part: false, not: false, amount: null, half: false, count: null } as const;
  const named = { ...mentionOf(family.key, family.name), from: dish.from, to: dish.to, said: dish.said };
  return { ...item, dish: named, choices: [{ ...chosen, choice }, ...item.choices] };
}

const comesIn = (family: Family | undefined, size: string): boolean =>
  family?.variants.some((one) => one.size === size) ?? false;
