import { cents } from '@attendant/contract/endpoint';
import type { NewOrderItem } from '@attendant/contract/orders';
import type { LineProblem, OrderLineInput, PricedOrder } from '@attendant/contract/tools';
import type { Db, Tx } from '../../database/open.ts';
import { problem } from '../../http/problem.ts';
import { itemsOf } from '../menu/index.ts';

export interface OrderLine {
  menu_item_id: string | null;
  name: string;
  quantity: number;
  price_cents: number;
  note: string | null;
}

export const totalCents = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0);

/** Prices a cart from the menu as it is now; what cannot be sold is named, not guessed at. */
export async function priceOrder(db: Db | Tx, agentId: string, cart: readonly OrderLineInput[]): Promise<PricedOrder> {
  const ids = [...new Set(cart.map(({ menu_item_id }) => menu_item_id))];
  const rows = await itemsOf(db, agentId).selectAll().where('id', 'in', ids).execute();
  const items = new Map(rows.map((row) => [row.id, row]));
  const lines: PricedOrder['lines'] = [];
  const problems: LineProblem[] = [];
  for (const { menu_item_id, quantity, note } of cart) {
    const item = items.get(menu_item_id);
    if (!item?.available) {
      problems.push({ menu_item_id, name: item?.name ?? 'That item', code: item ? 'sold_out' : 'gone' });
      continue;
    }
    const { name, price_cents } = item;
    lines.push({
      menu_item_id,
      name,
      quantity,
      price_cents,
      line_total_cents: quantity * price_cents,
      note: note?.trim() || null,
    });
  }
  return { lines, problems, total_cents: lines.reduce((sum, line) => sum + line.line_total_cents, 0) };
}

/** The lines of an order made by hand: from the menu by id, or with a name and a price of their own. */
export async function linesByHand(tx: Tx, agentId: string, items: readonly NewOrderItem[]): Promise<OrderLine[]> {
  const ids = items.flatMap(({ menu_item_id }) => menu_item_id ?? []);
  const rows = ids.length ? await itemsOf(tx, agentId).selectAll().where('id', 'in', ids).execute() : [];
  const menu = new Map(rows.map((row) => [row.id, row]));
  return items.map(({ menu_item_id, name, quantity, price, note }) => {
    const item = menu_item_id ? menu.get(menu_item_id) : undefined;
    if (menu_item_id && !item) throw problem('not-found');
    const called = name ?? item?.name;
    const price_cents = price !== undefined ? cents(price) : item?.price_cents;
    if (!called || price_cents === undefined) {
      const message = 'Each item needs a name and a price';
      throw problem('invalid', { message, errors: { order_items: message } });
    }
    return { menu_item_id: item?.id ?? null, name: called, quantity, price_cents, note: note || null };
  });
}
