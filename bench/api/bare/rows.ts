import type { Answer } from './request.ts';

interface Row {
  id: string;
  created_at: Date;
  updated_at: Date;
}

/** Answers that are rows, hardly changed. */

export const me: Answer = async ({ pool, hash }) => {
  const { rows } = await pool.query<Row & { trial_ends_at: Date | null }>({ name: 'me', text: ME, values: [hash] });
  const [row] = rows;
  if (!row) return null;
  const [created_at, updated_at] = [row.created_at.toISOString(), row.updated_at.toISOString()];
  return { ...row, trial_ends_at: row.trial_ends_at?.toISOString() ?? null, created_at, updated_at };
};

const ME = `select u.id, i.email, u.name, u.phone_number, u.is_admin, u.is_superadmin,
    case when u.is_superadmin then 'superadmin' when u.is_admin then 'admin' else 'user' end as global_role,
    i.uid as firebase_uid, i.email_verified_at is not null as email_verified, i.password_hash is not null as has_password,
    u.photo_url, (select o.trial_ends_at from tenants o join tenant_members m on m.tenant_id = o.id
      where m.user_id = u.id and m.role = 'owner' limit 1) as trial_ends_at,
    (select json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role) order by m.created_at)
      from tenants o join tenant_members m on m.tenant_id = o.id where m.user_id = u.id) as tenants,
    u.created_at, u.updated_at
  from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
  join identities i on i.uid = u.identity_uid
  where t.hash = $1 and t.kind = 'access' and t.expires_at > now() and s.ended_at is null and s.expires_at > now()
    and u.disabled_at is null`;

export const agents: Answer = async ({ pool, who, asked }) => {
  const { rows } = await pool.query<Row & { business_week: Week }>({
    name: 'agents',
    text: AGENTS,
    values: [who.id, asked.get('limit')],
  });
  return rows.map((row) => {
    const { created_at, updated_at, business_week, ...agent } = row;
    return {
      ...agent,
      business_week,
      business_hours: hoursOf(business_week),
      blocked_dates: [],
      special_days: [],
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    };
  });
};

type Week = Record<string, { enabled: boolean; intervals: { open: string; close: string }[] }>;

const hoursOf = (week: Week) =>
  Object.fromEntries(Object.entries(week).map(([day, { enabled, intervals }]) => [day, { enabled, ...intervals[0] }]));

const AGENTS = `select a.id, a.tenant_id, a.name, a.business_name, a.phone_number, a.timezone, a.greeting, a.system_prompt,
    a.voice_model, a.language, a.active, a.booking_enabled, a.ordering_enabled, a.closed, a.default_slot_duration,
    a.max_slot_appointments, a.buffer_time, a.closed_message, a.business_week, m.role as my_role, f.*, a.created_at,
    a.updated_at
  from agents a join agent_members m on m.agent_id = a.id and m.user_id = $1
  cross join lateral (select
      coalesce(sum(c.conversations) filter (where c.channel = 'voice'
        and c.day = (now() at time zone a.timezone)::date), 0)::int as calls_today,
      coalesce(sum(c.conversations), 0)::int as conversations_count,
      coalesce(round(sum(c.seconds) filter (where c.channel = 'voice' and c.status <> 'in_progress')
        / nullif(sum(c.conversations) filter (where c.channel = 'voice' and c.status <> 'in_progress'), 0)), 0)::int
        as avg_call_duration
    from conversation_days c where c.agent_id = a.id) f
  where a.deleted_at is null order by lower(a.name), a.id limit $2`;

interface Dish extends Row {
  total: number;
  price_cents: number;
  available: boolean;
  sold_out_until: Date | null;
  allergens: string[];
}

export const menu: Answer = async ({ pool, id, asked }) => {
  const limit = Number(asked.get('limit'));
  const { rows } = await pool.query<Dish>({ name: 'menu', text: MENU, values: [id, limit] });
  const items = rows.map(({ total: _, price_cents, allergens, created_at, updated_at, ...row }) => ({
    ...row,
    price: price_cents / 100,
    sold_out_until: row.available ? null : row.sold_out_until,
    allergens: allergens.join(', '),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0, limit, offset: 0 };
};

const MENU = `select id, agent_id, name, aliases, description, category, price_cents, prep_time, notes, flags,
    available or coalesce(sold_out_until <= now(), false) as available, sold_out_until, allergens, option_groups,
    created_at, updated_at, count(*) over () as total
  from menu_items where agent_id = $1
  order by array_position((select o.categories from category_orders o where o.agent_id = $1), lower(category)),
    lower(category), lower(name) limit $2`;

interface Message extends Row {
  total: number;
  said_at: Date;
  audio_key: string | null;
}

export const thread: Answer = async ({ pool, id }) => {
  const { rows } = await pool.query<Message>({ name: 'thread', text: THREAD, values: [id] });
  const items = rows.map(({ total: _, said_at, created_at, audio_key, ...row }) => ({
    ...row,
    timestamp: said_at.toISOString(),
    created_at: created_at.toISOString(),
    has_audio: audio_key !== null,
    audio_url: audio_key === null ? null : `/api/messages/${row.id}/audio`,
  }));
  return { items, total: rows[0]?.total ?? 0, limit: 200, offset: 0 };
};

const THREAD = `select m.id, m.conversation_id, m.role, m.content, m.said_at, m.created_at, m.audio_key, m.started_ms,
    m.ended_ms, m.interrupted, m.confidence, m.heard_to_words_ms, m.heard_to_turn_ms, m.heard_to_reply_ms,
    m.heard_to_sound_ms, count(*) over () as total,
    coalesce((select json_agg(json_build_object('name', t.name, 'ok', t.ok, 'ms', t.duration_ms, 'code', t.code,
      'receipt', t.receipt) order by t.created_at) from tool_calls t
      where t.conversation_id = m.conversation_id and t.turn = m.turn and m.role = 'agent'), '[]') as tools,
    coalesce((select json_agg(json_build_object('kind', s.kind, 'id', s.source_id, 'label', s.label, 'text', s.excerpt)
      order by s.position) from message_sources s
      where s.conversation_id = m.conversation_id and s.turn = m.turn and m.role = 'agent'), '[]') as sources
  from messages m where m.conversation_id = $1 order by m.said_at, m.turn limit 200`;
