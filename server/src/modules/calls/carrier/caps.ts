import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** What keeps one caller, or a flood of them, from using up a line that others need. */

const CALLER_AT_ONCE = 2;
const CALLER_PER_HOUR = 20;
const AGENT_AT_ONCE = 30;
const TENANT_AT_ONCE = 100;
const CALLER_TEXTS_PER_HOUR = 60;

/** Whether one more call would be too many; the present one is counted already. */
export async function tooManyCalls(
  db: Db,
  agent: { id: string; tenant_id: string },
  phone: string | null,
): Promise<boolean> {
  const running = sql<boolean>`conversations.status = 'in_progress' and conversations.channel = 'voice'`;
  const same = sql<boolean>`conversations.agent_id = ${agent.id} and conversations.caller_phone = ${phone}`;
  const { rows } = await sql<{ caller: number; agent: number; tenant: number; hour: number }>`
    select count(*) filter (where ${running} and ${same}) as caller,
      count(*) filter (where ${running} and conversations.agent_id = ${agent.id}) as agent,
      count(*) filter (where ${running}) as tenant,
      count(*) filter (where ${same}) as hour
    from conversations join agents on agents.id = conversations.agent_id
    where agents.tenant_id = ${agent.tenant_id} and conversations.carrier in ('twilio', 'telnyx')
      and conversations.started_at > now() - interval '1 hour'`.execute(db);
  const [now] = rows;
  if (!now) return false;
  return (
    now.caller > CALLER_AT_ONCE ||
    now.hour > CALLER_PER_HOUR ||
    now.agent > AGENT_AT_ONCE ||
    now.tenant > TENANT_AT_ONCE
  );
}

/** Whether this sender texts more than any person would. */
export async function tooManyTexts(db: Db, agentId: string, phone: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversations.agent_id', '=', agentId)
    .where('conversations.carrier', '=', 'text')
    .where('conversations.caller_phone', '=', phone)
    .where('messages.role', '=', 'user')
    .where('messages.said_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count >= CALLER_TEXTS_PER_HOUR;
}
