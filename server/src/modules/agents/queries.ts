import type { EndpointMeta } from '@attendant/contract/endpoint';
import { BusinessWeek, Intervals } from '@attendant/contract/hours/business-week';
import type { Hours } from '@attendant/contract/hours/opening';
import type { SpecialDate } from '@attendant/contract/hours/special-days';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { dayOf } from '../../days.ts';

/** Living ones: deleted agents are found by their own functions. */
export const findAgents = (db: Db | Tx) =>
  db.selectFrom('agents').selectAll('agents').where('agents.deleted_at', 'is', null);

/** What a tenant's business is called, while all of its agents speak for one. */
export async function findBusinessName(db: Db | Tx, tenantId: string): Promise<string> {
  const [only, another] = await db
    .selectFrom('agents')
    .select('business_name')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('business_name', '<>', '')
    .limit(2)
    .execute();
  return only && !another ? only.business_name : '';
}

export type AgentRow = Awaited<ReturnType<ReturnType<typeof findAgents>['executeTakeFirstOrThrow']>>;

const OWNED = {
  'menu-item': 'menu_items',
  order: 'orders',
  conversation: 'conversations',
  memory: 'memories',
  proposal: 'memories',
} as const;

/** The agent that an object belongs to, with somebody's role on it: a living one, unless a deleted one is meant. */
export const placeOn = (userId: RawBuilder<string>, of: EndpointMeta['of'], id: RawBuilder<string>) =>
  sql<{ agentId: string; tenantId: string; zone: string; role: string | null }>`
    select a.id as "agentId", a.tenant_id as "tenantId", a.timezone as zone, m.role
    from agents a left join agent_members m on m.agent_id = a.id and m.user_id = ${userId}
    where a.id = ${agentBehind(of, id)} and a.erasing_at is null
      and (a.deleted_at is not null) = ${sql.lit(of === 'deleted-agent')}`;

function agentBehind(of: EndpointMeta['of'], id: RawBuilder<string>): RawBuilder<string> {
  if (of === 'agent' || of === 'deleted-agent') return id;
  if (of !== 'message') return sql`(select agent_id from ${sql.table(OWNED[of])} where id = ${id})`;
  return sql`(select c.agent_id from messages x join conversations c on c.id = x.conversation_id where x.id = ${id})`;
}

/** How each of these people stands to the agent beside them; null where the agent is gone. */
export async function whoIsMember(db: Db, people: readonly { userId: string; agentId: string }[]) {
  const key = (one: { userId: string; agentId: string }) => `${one.userId} ${one.agentId}`;
  const { rows } = await sql<{ userId: string; agentId: string; member: boolean }>`
    select p."userId", p."agentId", m.user_id is not null as member
    from unnest(${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ agentId }) => agentId)}::uuid[])
      as p ("userId", "agentId")
    join agents a on a.id = p."agentId" and a.deleted_at is null
    left join agent_members m on m.agent_id = p."agentId" and m.user_id = p."userId"`.execute(db);
  const found = new Map(rows.map((row) => [key(row), row.member ? ('member' as const) : ('stranger' as const)]));
  return (one: { userId: string; agentId: string }) => found.get(key(one)) ?? null;
}

/** Of conversations that were no tests. `avg_call_duration` is in seconds, of calls that are over. */
export interface AgentFigures {
  calls_today: number;
  conversations_count: number;
  avg_call_duration: number;
}

/** What the cards show, from what was counted of each day, without the tests. */
export async function findFigures(db: Db | Tx, agents: readonly { id: string; timezone: string }[]) {
  const figures = new Map<string, AgentFigures>();
  if (agents.length === 0) return figures;
  const now = new Date();
  const days = agents.map(({ timezone }) => dayOf(now, timezone));
  const { rows } = await sql<AgentFigures & { agent_id: string }>`
    select c.agent_id,
      coalesce(sum(c.conversations) filter (where c.channel = 'voice' and c.day = today.day), 0)::int as calls_today,
      sum(c.conversations)::int as conversations_count,
      coalesce(round(sum(c.seconds) filter (where c.channel = 'voice' and c.status <> 'in_progress')
        / nullif(sum(c.conversations) filter (where c.channel = 'voice' and c.status <> 'in_progress'), 0)), 0)::int
        as avg_call_duration
    from unnest(${agents.map(({ id }) => id)}::uuid[], ${days}::date[]) as today (agent_id, day)
    join conversation_days c on c.agent_id = today.agent_id
    group by c.agent_id`.execute(db);
  for (const { agent_id, ...row } of rows) figures.set(agent_id, row);
  return figures;
}

/** The days with hours of their own, in order. */
export async function findSpecialDaysOf(db: Db | Tx, agentIds: readonly string[]) {
  const byAgent = new Map<string, SpecialDate[]>(agentIds.map((id) => [id, []]));
  if (agentIds.length === 0) return byAgent;
  const rows = await db
    .selectFrom('special_days')
    .selectAll()
    .where('agent_id', 'in', agentIds)
    .orderBy('date')
    .execute();
  for (const { agent_id, date, reason, intervals } of rows) {
    byAgent
      .get(agent_id)
      ?.push({ date: String(date), intervals: Intervals.parse(intervals), ...(reason !== null && { reason }) });
  }
  return byAgent;
}

export const findSpecialDays = async (db: Db | Tx, agentId: string): Promise<SpecialDate[]> =>
  (await findSpecialDaysOf(db, [agentId])).get(agentId) ?? [];

/** When a business is open, and whether it is closed by hand; a deleted agent's too. */
export async function findHours(db: Db | Tx, agentId: string): Promise<Hours & { closed: boolean }> {
  const { timezone, business_week, closed } = await db
    .selectFrom('agents')
    .select(['timezone', 'business_week', 'closed'])
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return { timezone, week: BusinessWeek.parse(business_week), special: await findSpecialDays(db, agentId), closed };
}
