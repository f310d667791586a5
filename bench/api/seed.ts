import pg from 'pg';
import type { Owner } from '../../e2e/calls.ts';

/** What is asked about: a busy business after a year. */
export interface Seeded {
  agentId: string;
  orderIds: string[];
  /** The conversation of twenty messages. */
  threadId: string;
  /** A day on which fifty orders came, and the first of the thirty days before it. */
  day: string;
  monthBefore: string;
  weekBefore: string;
}

const AGENTS = 20;
const ZONE = 'America/New_York';
/** One of the days behind this one, on the clock of the business. */
const TODAY = `(now() at time zone '${ZONE}')::date`;

export async function seed(connection: pg.ClientConfig, { api }: Owner): Promise<Seeded> {
  const agents: string[] = [];
  for (let n = 0; n < AGENTS; n++) {
    const { id } = await api.agents.create({ name: `Line ${n}`, business_name: "Sal's", timezone: ZONE });
    agents.push(id);
  }
  const [agentId = ''] = agents;
  await api.agents.update({ id: agentId, ordering_enabled: true });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Figures are counted once, at the end, and not with each of the rows.
    await client.query(`set session_replication_role = replica`);
    for (const statement of ROWS) await client.query(statement, [agentId]);
    await client.query(`select recount_conversations($1, '${ZONE}')`, [agentId]);
    await client.query('vacuum analyze');
    const { rows } = await client.query<Omit<Seeded, 'agentId'>>(FOUND, [agentId]);
    const [found] = rows;
    if (!found) throw new Error('Nothing was seeded.');
    return { agentId, ...found };
  } finally {
    await client.end();
  }
}

const ROWS = [
  `insert into conversations (agent_id, channel, status, carrier, caller_phone, started_at, ended_at, duration_seconds,
     talk_seconds, end_reason, summary, alive_at)
   select $1, case when n % 5 = 0 then 'message' else 'voice' end, case when n % 17 = 0 then 'missed' else 'completed' end,
     'twilio', '+1718555' || lpad((n * 7919 % 9000)::text, 4, '0'), now() - n * interval '315 seconds',
     now() - n * interval '315 seconds' + interval '80 seconds', 80, 60, 'agent-ended', 'Asked for the opening hours.', now()
   from generate_series(1, 100000) n`,
  `insert into messages (id, conversation_id, turn, role, content, started_ms, ended_ms, confidence, said_at)
   select gen_random_uuid(), c.id, n, case when n % 2 = 0 then 'agent' else 'user' end,
     'Two large pepperoni pies and a garlic knot, for pickup at half past six please.', n * 4000, n * 4000 + 3000, 0.92,
     c.started_at + n * interval '4 seconds'
   from (select id, started_at, row_number() over (order by started_at desc) as place from conversations where agent_id = $1
     order by started_at desc limit 9000) c, generate_series(1, case when c.place = 40 then 20 else 4 end) n`,
  `insert into orders (agent_id, customer_name, customer_phone, total_cents, status, fulfilment, special_request, created_at,
     updated_at, promised_at)
   select $1, 'Dana Whitfield', '(718) 555-' || lpad(n::text, 4, '0'), 4350, case when d = 1 then 'new' else 'completed' end,
     'pickup', 'Ring the bell twice', came.at, came.at, came.at + interval '30 minutes'
   from generate_series(1, 200) d, generate_series(1, 50) n,
     lateral (select (${TODAY} - d + interval '11 hours' + n * interval '10 minutes') at time zone '${ZONE}' as at) came`,
  `insert into order_items (order_id, position, name, quantity, price_cents, note, options)
   select o.id, n, 'Large Pepperoni', 1, 1450, case when n = 1 then 'well done' end,
     '[{"group":"Size","choice":"Large","part":"whole","price":4},
       {"group":"Extra","choice":"Mushrooms","part":"whole","price":1.5}]'
   from orders o, generate_series(0, 2) n where o.agent_id = $1`,
  `insert into menu_items (agent_id, name, description, category, price_cents, flags, allergens, aliases, option_groups)
   select $1, 'Dish ' || n, 'Tomato, fresh mozzarella and basil, baked in the brick oven', 'Part ' || n % 12, 900 + n,
     '{popular}', '{milk,wheat}', '{the usual}',
     '[{"name":"Size","min":1,"max":1,"halves":false,"choices":[{"name":"Small","available":true,"price":0},
       {"name":"Large","available":true,"price":4}]},
       {"name":"Extra","min":0,"max":3,"halves":false,"choices":[{"name":"Olives","available":true,"price":1},
       {"name":"Onions","available":true,"price":1},{"name":"Mushrooms","available":true,"price":1.5}]}]'
   from generate_series(1, 300) n`,
];

const FOUND = `select
  array(select id from orders where agent_id = $1 and status = 'new' order by created_at) as "orderIds",
  (select conversation_id from messages where turn = 20 limit 1) as "threadId",
  (${TODAY} - 1)::text as day, (${TODAY} - 30)::text as "monthBefore", (${TODAY} - 7)::text as "weekBefore"`;
