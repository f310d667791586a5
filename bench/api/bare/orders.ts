import type { Answer } from './request.ts';

/** Orders with their lines, and one that is moved: the rows that the product writes, one statement for each. */

const COLUMNS = `o.id, o.agent_id, o.conversation_id, o.status, o.customer_name, o.customer_phone, o.special_request,
  o.allergies, o.fulfilment, o.delivery_address, o.wanted_at, o.promised_at, o.closes_at, o.waits_until, o.total_cents,
  o.cancelled_at, o.cancel_reason, o.created_at, o.updated_at`;
const LINES = `(select json_agg(json_build_object('id', l.id, 'menu_item_id', l.menu_item_id, 'name', l.name,
    'quantity', l.quantity, 'price', l.price_cents / 100.0, 'note', l.note, 'options', l.options,
    'done', l.done_at is not null,
    'station', null) order by l.position)
  from order_items l where l.order_id = o.id) as order_items`;
const DAY = `select ${COLUMNS}, ${LINES}, count(*) over () as total,
    exists (select from conversations t where t.id = o.conversation_id and t.is_test) as is_test
  from orders o where o.agent_id = $1 and o.created_at >= $2::date::timestamp at time zone $4
    and o.created_at < ($3::date + 1)::timestamp at time zone $4
  order by o.created_at desc limit 500`;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

interface Order {
  total: number;
  total_cents: number;
  wanted_at: Date | null;
  promised_at: Date | null;
  closes_at: Date | null;
  waits_until: Date | null;
  cancelled_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const present = ({ total: _, total_cents, ...row }: Order) => ({
  ...row,
  total_price: total_cents / 100,
  wanted_at: iso(row.wanted_at),
  promised_at: iso(row.promised_at),
  closes_at: iso(row.closes_at),
  waits_until: iso(row.waits_until),
  cancelled_at: iso(row.cancelled_at),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

export const orders: Answer = async ({ pool, id, asked, who }) => {
  // Not named: a plan that is kept knows nothing of the days that are asked for.
  const { rows } = await pool.query<Order>(DAY, [id, asked.get('start_date'), asked.get('end_date'), who.timezone]);
  return { items: rows.map(present), total: rows[0]?.total ?? 0, limit: 500, offset: 0 };
};

export const moveOrder: Answer = async ({ pool, id, who, body }) => {
  const status = body !== null && typeof body === 'object' && 'status' in body ? body.status : null;
  const client = await pool.connect();
  const ask = (name: keyof typeof MOVE, values: unknown[]) =>
    client.query<Order & { status: string }>({ name, text: MOVE[name], values });
  try {
    await client.query('begin');
    const before = await ask('lock', [id, who.agent_id]);
    await ask('move', [id, status]);
    await ask('noteMove', [id, before.rows[0]?.status, status, who.id]);
    await ask('note', [who.id, who.tenant_id, who.agent_id, id, JSON.stringify({ fields: ['status'] })]);
    await ask('tell', [JSON.stringify({ noun: 'orders', verb: 'moved', agent_id: who.agent_id, id })]);
    const { rows } = await ask('moved', [id]);
    await client.query('commit');
    return rows[0] && present(rows[0]);
  } finally {
    client.release();
  }
};

const MOVE = {
  lock: `select * from orders where id = $1 and agent_id = $2 for update`,
  move: `update orders set status = $2, updated_at = now() where id = $1`,
  noteMove: `insert into order_moves (order_id, from_status, to_status, moved_by) values ($1, $2, $3, $4)`,
  note: `insert into audit_log (user_id, tenant_id, agent_id, action, subject_id, detail)
    values ($1, $2, $3, 'order.moved', $4, $5)`,
  tell: `select pg_notify('attendant_live', $1)`,
  moved: `select ${COLUMNS}, ${LINES}, false as is_test from orders o where id = $1`,
};
