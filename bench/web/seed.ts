import type pg from 'pg';
import { z } from 'zod';

const Made = z.object({ id: z.uuid() });

/** 500 of the orders are still open, and the newest conversation is 300 messages long. Returns that conversation's id. */
export async function makeBusy(client: pg.Client, agentId: string): Promise<string> {
  await client.query(
    `update orders set status = (array['new', 'in_progress', 'ready'])[1 + n % 3]
     from (select id as open, row_number() over (order by created_at desc) as n from orders where agent_id = $1) newest
     where orders.id = newest.open and n <= 500`,
    [agentId],
  );
  const { rows } = await client.query(
    `insert into conversations (agent_id, channel, status, carrier, caller_phone, started_at, ended_at, duration_seconds,
       talk_seconds, end_reason, summary, alive_at)
     values ($1, 'voice', 'completed', 'twilio', '+17185550199', now(), now(), 1200, 900, 'agent-ended', 'A long order.', now())
     returning id`,
    [agentId],
  );
  const { id } = Made.parse(rows[0]);
  await client.query(
    `insert into messages (id, conversation_id, turn, role, content, started_ms, ended_ms, confidence, said_at)
     select gen_random_uuid(), $1, n, case when n % 2 = 1 then 'user' else 'agent' end,
       'Two large pepperoni pies and a garlic knot, for pickup at half past six please.', n * 4000, n * 4000 + 3000, 0.92, now()
     from generate_series(1, 300) n`,
    [id],
  );
  await client.query('analyze');
  return id;
}
