import { cents } from '@attendant/contract/endpoint';
import {
  type ChosenOption,
  OptionGroups,
  type OrderedOption,
  optionText,
  priceOptions,
} from '@attendant/contract/menu/options';
import type { NewOrderItem } from '@attendant/contract/orders';
import type { LineProblem, OrderLineInput, PricedOrder } from '@attendant/contract/tools';
import type { Db, Tx } from '../../database/open.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { itemsOf, type MenuRow } from '../menu/index.ts';

/** A line with its price, before it is written. `price_cents` is for one, with its options. */
export interface OrderLine {
  /** Of a line that stands on the order already. */
  id?: string;
  menu_item_id: string | null;
  name: string;
  quantity: number;
  price_cents: number;
  note: string | null;
  options: readonly OrderedOption[];
}

/** What is read back and what is saved. */
export const totalCents = (lines: readonly Pick<OrderLine, 'quantity' | 'price_cents'>[]): number =>
  lines.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0);

/** Prices a cart from the menu as it is now; what cannot be sold is named, not guessed at. */
export async function priceOrder(db: Db | Tx, agentId: string, cart: readonly OrderLineInput[]): Promise<PricedOrder> {
  const ids = [...new Set(cart.map(({ menu_item_id }) => menu_item_id))];
  const rows = await itemsOf(db, agentId).selectAll().where('id', 'in', ids).execute();
  const items = new Map(rows.map((row) => [row.id, row]));
  const lines: PricedOrder['lines'] = [];
  const problems: LineProblem[] = [];
  for (const { menu_item_id, quantity, note, options = [] } of cart) {
    const item = items.get(menu_item_id);
    if (!item?.available) {
      problems.push({ menu_item_id, name: item?.name ?? 'That item', code: item ? 'sold_out' : 'gone' });
      continue;
    }
    const { name } = item;
    const unit = priceOne(item, options);
    if (!unit.ok) {
      problems.push({ menu_item_id, name, code: 'options', say: unit.problem });
      continue;
    }
    const { price_cents } = unit;
    const line_total_cents = quantity * price_cents;
    lines.push({
      menu_item_id,
      name,
      quantity,
      price_cents,
      line_total_cents,
      note: note?.trim() || null,
      options: unit.options,
    });
  }
  return { lines, problems, total_cents: totalCents(lines) };
}

/** One of a dish with what was chosen on it; never less than nothing. */
function priceOne(item: MenuRow, chosen: readonly ChosenOption[]) {
  const priced = priceOptions(OptionGroups.parse(item.option_groups), chosen);
  if (!priced.ok) return priced;
  return { ok: true as const, options: priced.options, price_cents: Math.max(0, item.price_cents + priced.addedCents) };
}

/**
 * The lines of an order made by hand: from the menu by id, or with a name and a price of their own. What was chosen on a
 * line that stands on the order stays as it was ordered, whatever has become of the menu; what is new must be on sale.
 */
export async function linesByHand(
  tx: Tx,
  agentId: string,
  items: readonly NewOrderItem[],
  standing: ReadonlyMap<string, readonly OrderedOption[]> = new Map(),
): Promise<OrderLine[]> {
  const ids = items.flatMap(({ menu_item_id }) => menu_item_id ?? []);
  const rows = ids.length ? await itemsOf(tx, agentId).selectAll().where('id', 'in', ids).execute() : [];
  const menu = new Map(rows.map((row) => [row.id, row]));
  return items.map(({ id, menu_item_id, name, quantity, price, note, options = [] }) => {
    const item = menu_item_id ? menu.get(menu_item_id) : undefined;
    if (menu_item_id && !item) throw problem('not-found');
    const kept = standing.get(id ?? '');
    const unit =
      kept && price !== undefined && optionText(kept) === optionText(options)
        ? { ok: true as const, options: kept, price_cents: cents(price) }
        : item && priceOne(item, options);
    if (unit && !unit.ok) refuseField('order_items', unit.problem);
    if (item && !item.available && !kept) refuseField('order_items', `${item.name} is sold out.`);
    const called = name ?? item?.name;
    const price_cents = price !== undefined ? cents(price) : unit?.price_cents;
    if (!called || price_cents === undefined) refuseField('order_items', 'Each item needs a name and a price');
    return {
      ...(id !== undefined && { id }),
      menu_item_id: item?.id ?? null,
      name: called,
      quantity,
      price_cents,
      note: note || null,
      options: unit?.options ?? [],
    };
  });
}
