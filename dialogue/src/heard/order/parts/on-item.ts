import { isMadeOf, madeOf } from '../../../understand/described/what-it-is.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { singular } from '../../../understand/words.ts';
import type { Chosen, Item } from '../hypothesis.ts';

/** A choice that is left off, or that no menu names, is nowhere refused. */
export const isOffered = ({ choice, not }: Chosen, families: readonly string[]): boolean =>
  not || choice === null || families.some((key) => choice.on.has(key));

/** Whether that dish, or some dish of that kind, has the choice. */
export function isOnItem(said: Chosen, item: Item, menu: Menu): boolean {
  if (item.dish) return isOffered({ ...said, not: false }, item.dish.families);
  const { kind } = item;
  const dishes = kind ? menu.ofKind(kind) : menu.families;
  return dishes.some(({ key }) => said.choice?.on.has(key));
}

/** Whether the menu says that this is in the dish: 'red onion' of a lox sandwich. */
export const isMadeWith = ({ dish }: Item, said: string, menu: Menu): boolean =>
  dish?.families.some((key) => {
    const made = madeOf(menu.family(key));
    return said.split(' ').every((word) => made.includes(singular(word)));
  }) ?? false;

/** 'No tartar sauce', 'no green peppers': one thing that the menu says dishes are made with, though its last word is chosen elsewhere. */
export function isOneThing({ choices }: Item, said: string, menu: Menu): boolean {
  const chosen = choices.at(-1);
  const isWished = chosen?.choice === null && (chosen.not || chosen.amount !== null);
  return isWished && menu.families.some((family) => isMadeOf(family, `${chosen.words} ${said}`));
}
