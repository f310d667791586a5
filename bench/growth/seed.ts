import type pg from 'pg';

/** One business that has been open for longer and longer: three hundred conversations a day, whatever their number. */
const EVERY_S = 288;

/** Rows number `from` + 1 to `to`, the newest first: what is added lies before what is there. */
export async function grow(client: pg.Client, agentId: string, tenantId: string, from: number, to: number) {
  const [shelfFrom, shelfTo] = [shelf(from), shelf(to)];
  // Figures are counted once, at the end, and not with each of the rows.
  await client.query('set session_replication_role = replica');
  for (const statement of CONVERSATIONS) await client.query(statement, [agentId, from + 1, to]);
  await client.query(AUDIT, [agentId, tenantId, from + 1, to]);
  for (const statement of SHELVES) await client.query(statement, [agentId, shelfFrom + 1, shelfTo]);
  await client.query(`select recount_conversations($1, 'America/New_York')`, [agentId]);
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
}

/** Dishes, memories and passages: what an owner writes does not grow like what callers say. */
export const shelf = (conversations: number): number => Math.min(10_000, conversations / 10);

/** A stable id for a number, so that rows can name each other. */
const id = (kind: string, n = 'n') => `md5($1::uuid::text || '${kind}' || ${n})::uuid`;
const SERIES = 'generate_series($2::int, $3::int) n';
const CAME = `now() - n * interval '${EVERY_S} seconds'`;
const PHONE = `'+1718' || lpad((n::bigint * 7919 % 90000)::text, 7, '0')`;

const CONVERSATIONS = [
  `insert into conversations (id, agent_id, channel, status, carrier, caller_phone, caller_name, started_at, ended_at,
     duration_seconds, talk_seconds, end_reason, summary, alive_at)
   select ${id('call')}, $1, case when n % 5 = 0 then 'message' else 'voice' end,
     case when n % 17 = 0 then 'missed' else 'completed' end, 'twilio', ${PHONE},
     case when n % 3 = 0 then 'Dana ' || n % 900 end, ${CAME}, ${CAME} + interval '80 seconds', 80, 60, 'agent-ended',
     'Asked for the opening hours.', now()
   from ${SERIES}`,
  `insert into messages (id, conversation_id, turn, role, content, started_ms, ended_ms, confidence, said_at)
   select gen_random_uuid(), ${id('call')}, turn, case when turn = 1 then 'user' else 'agent' end,
     case when n % 50 = 0 then 'Do you have a gluten free crust for the ' || n || 'th?'
       else 'Two large pepperoni pies and a garlic knot, for pickup at half past six please.' end,
     turn * 4000, turn * 4000 + 3000, 0.92, ${CAME} + turn * interval '4 seconds'
   from ${SERIES}, generate_series(1, 2) turn`,
  `insert into orders (id, agent_id, conversation_id, customer_name, customer_phone, total_cents, status, fulfilment,
     created_at, updated_at)
   select ${id('order')}, $1, ${id('call')}, 'Dana Whitfield', ${PHONE}, 4350, 'completed', 'pickup', ${CAME}, ${CAME}
   from ${SERIES} where n % 10 = 0`,
  `insert into order_items (order_id, position, name, quantity, price_cents, options)
   select ${id('order')}, line, 'Dish ' || line, 1, 1450, '[]' from ${SERIES}, generate_series(0, 2) line where n % 10 = 0`,
  `insert into callbacks (agent_id, conversation_id, kind, caller_name, caller_phone, body, created_at, done_at)
   select $1, ${id('call')}, 'message', 'Dana', ${PHONE}, 'Please call me back about the catering.', ${CAME},
     case when n > 600 then ${CAME} end
   from ${SERIES} where n % 20 = 0`,
  `insert into appointments (agent_id, customer_name, customer_phone, starts_at, ends_at, status, created_at)
   select $1, 'Dana Whitfield', ${PHONE}, ${CAME} + interval '7 days', ${CAME} + interval '7 days 30 minutes', 'booked', ${CAME}
   from ${SERIES} where n % 10 = 5`,
];

const AUDIT = `insert into audit_log (agent_id, tenant_id, action, subject_id, at)
   select $1, $2, 'order.moved', $1::uuid::text, now() - n * interval '${EVERY_S} seconds'
   from generate_series($3::int, $4::int) n where n % 5 = 0`;

const SHELVES = [
  `insert into menu_items (agent_id, name, description, category, price_cents, option_groups)
   select $1, 'Dish ' || n, 'Tomato, fresh mozzarella and basil', 'Part ' || n % 12, 900 + n % 500, '[]' from ${SERIES}`,
  `insert into memories (agent_id, memory_type, content, importance, active, proposed)
   select $1, 'fact', 'On street ' || n || ' the van may stand for half an hour.', 0.5, true, false from ${SERIES}`,
  `insert into datasets (id, agent_id, label, file_name, content_type, size_bytes, status)
   values (${id('file', '1')}, $1, 'Handbook', 'handbook.txt', 'text/plain', 1000 + ($3::int - $2::int) * 0, 'completed')
   on conflict do nothing`,
  `insert into passages (agent_id, dataset_id, position, content)
   select $1, ${id('file', '1')}, n, 'Rule ' || n || ': the oven is swept before the first pie of the evening.' from ${SERIES}`,
];
