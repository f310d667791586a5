import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** What keeps one caller, or a flood of them, from using up a line that others need, or the owner's money. */

const AT_ONCE = { caller: 2, agent: 30, tenant: 100 };
const CALLS_PER_HOUR = 20;
const MINUTES_PER_HOUR = { caller: 60, agent: 900, tenant: 3_000 };
const TEXTS_PER_HOUR = { caller: 60, agent: 1_000, tenant: 3_000 };

interface Of {
  id: string;
  tenant_id: string;
}
type Counts = Record<keyof typeof AT_ONCE, number>;

const exceeds = (counts: Counts, most: Counts): boolean =>
  counts.caller > most.caller || counts.agent > most.agent || counts.tenant > most.tenant;

/** Whether one more call would be too many; the present one is counted already. */
export async function tooManyCalls(db: Db, agent: Of, phone: string | null): Promise<boolean> {
  const running = sql<boolean>`conversations.status = 'in_progress' and conversations.channel = 'voice'`;
  const here = sql<boolean>`conversations.agent_id = ${agent.id}`;
  const same = sql<boolean>`${here} and conversations.caller_phone = ${phone}`;
  const minutes = sql<number>`coalesce(conversations.duration_seconds, 0) / 60.0`;
  const { rows } = await sql<Record<'once' | 'minutes', Counts> & { hour: number }>`
    select count(*) filter (where ${same}) as hour,
      json_build_object('caller', count(*) filter (where ${running} and ${same}),
        'agent', count(*) filter (where ${running} and ${here}),
        'tenant', count(*) filter (where ${running})) as once,
      json_build_object('caller', coalesce(sum(${minutes}) filter (where ${same}), 0),
        'agent', coalesce(sum(${minutes}) filter (where ${here}), 0),
        'tenant', coalesce(sum(${minutes}), 0)) as minutes
    from conversations join agents on agents.id = conversations.agent_id
    where agents.tenant_id = ${agent.tenant_id} and conversations.channel = 'voice' and conversations.carrier <> 'browser'
      and conversations.started_at > now() - interval '1 hour'`.execute(db);
  const [now] = rows;
  if (!now) return false;
  return now.hour > CALLS_PER_HOUR || exceeds(now.once, AT_ONCE) || exceeds(now.minutes, MINUTES_PER_HOUR);
}

/** Whether one more text would be too many: from this sender, for this agent, or for its business. */
export async function tooManyTexts(db: Db, agent: Of, phone: string): Promise<boolean> {
  const here = sql<boolean>`conversations.agent_id = ${agent.id}`;
  const { rows } = await sql<{ texts: Counts }>`
    select json_build_object('caller', count(*) filter (where ${here} and conversations.caller_phone = ${phone}) + 1,
      'agent', count(*) filter (where ${here}) + 1, 'tenant', count(*) + 1) as texts
    from messages join conversations on conversations.id = messages.conversation_id
      join agents on agents.id = conversations.agent_id
    where agents.tenant_id = ${agent.tenant_id} and conversations.carrier = 'text'
      and conversations.started_at > now() - interval '7 days'
      and conversations.updated_at > now() - interval '1 hour'
      and messages.role = 'user' and messages.said_at > now() - interval '1 hour'`.execute(db);
  return rows[0] !== undefined && exceeds(rows[0].texts, TEXTS_PER_HOUR);
}
