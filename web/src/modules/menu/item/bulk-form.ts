import { MENU_FLAGS } from '@attendant/contract/constants';
import type { MenuBulk } from '@attendant/contract/menu';

export type FlagWish = 'keep' | 'add' | 'remove';
type FlagWishes = Readonly<Record<(typeof MENU_FLAGS)[number], FlagWish>>;

export const NO_FLAGS: FlagWishes = { popular: 'keep', special: 'keep', new: 'keep', limited: 'keep' };

export function flagUpdates(wishes: FlagWishes): Pick<MenuBulk['updates'], 'add_flags' | 'remove_flags'> {
  const add = MENU_FLAGS.filter((flag) => wishes[flag] === 'add');
  const remove = MENU_FLAGS.filter((flag) => wishes[flag] === 'remove');
  return { ...(add.length > 0 && { add_flags: add }), ...(remove.length > 0 && { remove_flags: remove }) };
}

export const changesNothing = (updates: MenuBulk['updates']): boolean => Object.keys(updates).length === 0;
