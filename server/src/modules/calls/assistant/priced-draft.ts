import type { TalkDraft } from '@attendant/contract/calls';
import type { Drafted } from '@attendant/dialogue';
import type { Db } from '../../../database/open.ts';
import { priceOrder } from '../../orders/index.ts';

/** What is being ordered with what each line costs: the till reckons it, as it will for the confirmation. */
export async function pricedDraft(db: Db, agentId: string, { cart, ...draft }: Drafted): Promise<TalkDraft> {
  const line_cents = await Promise.all(
    cart.map(async (line) => {
      const [priced] = line ? (await priceOrder(db, agentId, [line])).lines : [];
      return priced?.line_total_cents ?? null;
    }),
  );
  return { ...draft, line_cents };
}
