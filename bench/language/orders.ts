import { order, type Wish } from './caller.ts';
import { forget, openConversation, transcript, unconsented } from './conversation.ts';
import type { House } from './house.ts';
import { tellsOf } from './judging/questions.ts';
import { kitchenOf, savedBy } from './judging/saved.ts';
import { difference, type Kitchen } from './judging/tickets.ts';
import type { Judged, Verdict } from './judging/verdict.ts';

export interface OrderCase extends Wish {
  id: string;
  /** The business that is rung. */
  shop: string;
}

/** One caller orders; judged is what stands on the board. */
export async function holdOrder(house: House, wanted: OrderCase, reads?: Partial<Kitchen>): Promise<Judged> {
  const shop = house.shop(wanted.shop);
  const kitchen = { ...kitchenOf(shop), ...reads };
  const conversation = await openConversation(house, shop);
  await order(conversation, wanted, shop.menu);
  const { order: placed, orders } = await savedBy(house, shop);
  await forget(house, shop);
  const { turns } = conversation;
  const wrong = placed ? (difference(wanted.gold, placed, kitchen) ?? detailsWrong(wanted, placed)) : null;
  const why = orders > 1 ? `${orders} orders` : (wrong ?? '');
  const verdict: Verdict = !placed
    ? 'nothing'
    : why === ''
      ? 'right'
      : tellsOf(turns.slice(0, -1).map(({ reply }) => reply))
        ? 'told'
        : 'silent';
  return {
    id: wanted.id,
    verdict,
    unconsented: unconsented(turns),
    why: placed ? why : `nothing saved; wanted ${wanted.gold.join(' + ')}`,
    transcript: transcript(turns),
    ms: turns.map(({ ms }) => ms),
  };
}

type Placed = NonNullable<Awaited<ReturnType<typeof savedBy>>['order']>;

function detailsWrong(wanted: OrderCase, placed: Placed): string | null {
  const { fulfilment, address, name } = wanted;
  if (fulfilment && placed.fulfilment !== fulfilment) return `wanted ${fulfilment}, saved ${placed.fulfilment}`;
  if (address && !placed.address?.toLowerCase().includes(address.toLowerCase()))
    return `wanted it at ${address}, saved ${placed.address}`;
  if (name && placed.customer.toLowerCase() !== name.toLowerCase()) return `wanted ${name}, saved ${placed.customer}`;
  return null;
}
