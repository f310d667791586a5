import * as z from 'zod';
import type { Db } from '../../../database/open.ts';
import { type Letter, words } from '../../../mail/index.ts';
import { agentOf } from '../../agents/index.ts';
import { addressOf, type Notices } from '../../callbacks/index.ts';
import { conversationOf } from '../../conversations/index.ts';
import { ownersOf } from '../../members/index.ts';
import { largestOrderIn } from '../../orders/index.ts';

const Wanted = z.object({
  missed: z.boolean(),
  failed: z.boolean(),
  large_order_cents: z.number().nullable(),
});

export const wantedNotices = (stored: unknown): z.infer<typeof Wanted> => Wanted.parse(stored);

/** After a call: what the owners asked to be told of. */
export async function tellOfCall(db: Db, { post, publicUrl }: Notices, conversationId: string): Promise<void> {
  const call = await conversationOf(db, conversationId);
  if (call.is_test) return;
  const agent = await agentOf(db, call.agent_id);
  const what = toldOf(wantedNotices(agent.notices), call.status, await largestOrderIn(db, conversationId));
  if (what === null) return;
  const letter: Letter = {
    title: words`${what}: ${call.caller_phone ?? 'unknown caller'}`,
    paragraphs: [
      words`${agent.business_name || agent.name}: ${what.toLowerCase()}.`,
      words`Caller: ${call.caller_phone ?? 'unknown'}`,
    ],
    button: {
      label: words`Open the conversation`,
      url: addressOf(publicUrl, call.agent_id, conversationId),
    },
  };
  await db.transaction().execute(async (tx) => {
    for (const to of await ownersOf(tx, call.agent_id)) await post.queue(tx, { kind: 'call', to, letter });
  });
}

function toldOf(wanted: z.infer<typeof Wanted>, status: string, largestCents: number | null): string | null {
  if (wanted.failed && status === 'failed') return 'A call failed';
  if (wanted.missed && status === 'missed') return 'Missed call';
  const large = wanted.large_order_cents !== null && largestCents !== null && largestCents >= wanted.large_order_cents;
  return large ? `Large order of $${(largestCents / 100).toFixed(2)}` : null;
}
