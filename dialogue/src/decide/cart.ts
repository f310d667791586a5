import type { OrderLineInput } from '@attendant/contract/tools';
import { chosenOn } from '../heard/order/choices.ts';
import type { Menu } from '../understand/menu/menu.ts';
import type { Line } from './state.ts';

/** A line as the till takes it; null where it is not settled yet which dish or size it is. */
export function cartLine(line: Line, menu: Menu): OrderLineInput | null {
  const family = menu.family(line.family);
  const variant = family?.variants.find(({ id }) => id === line.variantId);
  if (!variant) return null;
  const { options, notes } = chosenOn(line, family, variant);
  return {
    menu_item_id: variant.item.id,
    quantity: line.quantity,
    ...(notes.length > 0 && { note: notes.join(', ').slice(0, 200) }),
    ...(options.length > 0 && { options }),
  };
}
