import { choose, groupsOf } from '../../heard/order/choices.ts';
import type { Family } from '../../understand/menu/families.ts';

/** What a dish is to be, as far as it is known. */
export interface Costing {
  family: Family;
  variantId: string | null;
  quantity: number;
  notes: readonly string[];
}

/** What it comes to in cents; `isLeast`: something that may cost more is still to be chosen. */
export function costOf({ family, variantId, quantity, notes }: Costing): { cents: number; isLeast: boolean } {
  const variants = family.variants.filter(({ id, item }) => (variantId ? id === variantId : item.available));
  const prices = (variants.length > 0 ? variants : family.variants).map(({ item }) => item.priceCents);
  const groups = groupsOf(family, variantId);
  const { options } = choose(groups, notes);
  const chosen = groups.map((group) => {
    const taken = options.filter((one) => one.group === group.name).map(({ choice }) => choice);
    const extras = group.choices.filter(({ name }) => taken.includes(name)).map(({ price }) => price);
    const open = Math.max(0, group.min - taken.length);
    const least = Math.min(...group.choices.map(({ price }) => price));
    const isOpen = open > 0 && group.choices.some(({ price }) => price !== least);
    return { price: extras.reduce((sum, one) => sum + one, 0) + (open > 0 ? open * least : 0), isOpen };
  });
  const extra = chosen.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  const isLeast = new Set(prices).size > 1 || chosen.some(({ isOpen }) => isOpen);
  return { cents: quantity * (Math.min(...prices) + extra), isLeast };
}
