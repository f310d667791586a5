import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** Of one provider, in its unit. */
export interface Used {
  provider: string;
  unit: 'seconds' | 'characters' | 'tokens-in' | 'tokens-out';
  amount: number;
}

/** What was used on one line, added up until it is written. */
export function openUsage() {
  const amounts = new Map<string, Used>();
  return {
    add({ provider, unit, amount }: Used): void {
      const key = `${unit} ${provider}`;
      amounts.set(key, { provider, unit, amount: amount + (amounts.get(key)?.amount ?? 0) });
    },
    total: (): Used[] => [...amounts.values()].filter(({ amount }) => amount > 0),
  };
}

/** Adds to what the conversation has used. */
export async function recordUsage(db: Db, conversationId: string, used: readonly Used[]): Promise<void> {
  if (used.length === 0) return;
  await db
    .insertInto('conversation_usage')
    .values(used.map((one) => ({ conversation_id: conversationId, ...one })))
    .onConflict((oc) =>
      oc
        .columns(['conversation_id', 'provider', 'unit'])
        .doUpdateSet({ amount: sql<number>`conversation_usage.amount + excluded.amount` }),
    )
    .execute();
}

/** How long the carrier says that its call lasted. */
export async function recordCarrierSeconds(db: Db, conversationId: string, seconds: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ carrier_seconds: seconds })
    .where('id', '=', conversationId)
    .where('carrier_seconds', 'is', null)
    .execute();
}
