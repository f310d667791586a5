import type { OrderLineInput } from '@attendant/contract/tools';
import type { Family, Variant } from '../understand/menu/families.ts';
import type { Menu } from '../understand/menu/menu.ts';

/** A line of an order with the dish that it is of. */
export interface DishLine {
  line: OrderLineInput;
  family: Family;
  variant: Variant;
}

/** Whether the line has the choice that makes this size. */
const isSized = ({ option }: Variant, { options = [] }: OrderLineInput): boolean =>
  option === null || options.some(({ group, choice }) => same(group, option.group) && same(choice, option.choice));

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Lines of dishes that are not on the menu are refused elsewhere. */
export const linesOf = (lines: readonly OrderLineInput[], { families }: Menu): DishLine[] =>
  lines.flatMap((line) => {
    const family = families.find(({ variants }) => variants.some(({ item }) => item.id === line.menu_item_id));
    const own = family?.variants.filter(({ item }) => item.id === line.menu_item_id) ?? [];
    const [first] = own;
    const variant = own.find((one) => isSized(one, line)) ?? (first && { ...first, size: null });
    return family && variant ? { line, family, variant } : [];
  });
