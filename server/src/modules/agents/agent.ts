import { DELETED_KEPT_DAYS } from '@attendant/contract/agents/deleted';
import { sql, type Updateable } from 'kysely';
import { builtOnce } from '../../database/built-once.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Agents } from '../../database/schema.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { findAgents } from './queries.ts';

/** The row of an agent, for the modules that ask about it or set their part of it. */

const agentWith = (db: Db | Tx, id: string) => db.selectFrom('agents').selectAll().where('id', '=', id);

/** The agent, a deleted one too: whoever asks was let in already. */
export const agentOf = (db: Db | Tx, id: string) => agentWith(db, id).executeTakeFirstOrThrow();

/** The same, for a change: another waits until this transaction ends. */
export const lockAgent = (tx: Tx, id: string) => agentWith(tx, id).forUpdate().executeTakeFirstOrThrow();

/** Undefined for one that was deleted. */
export const findLivingAgent = (db: Db | Tx, id: string) => findAgents(db).where('id', '=', id).executeTakeFirst();

/** Those whose customers are reminded of appointments. */
export const remindingAgents = (db: Db) =>
  findAgents(db)
    .where('booking_enabled', '=', true)
    .where((eb) => eb.or([eb('reminder_text', '=', true), eb('reminder_mail', '=', true)]))
    .execute();

/** Deleted ones too: what they keep has its time all the same. */
export const allAgents = (db: Db) => db.selectFrom('agents').selectAll().execute();

/** The agent's time zone as its settings name it: pass it through `ianaZone` before a calendar reads it. */
export async function zoneOf(db: Db | Tx, { agentId, zone }: Pick<AgentActor, 'agentId' | 'zone'>): Promise<string> {
  if (zone !== undefined) return zone;
  const [agent] = await zoneWith(db, { id: agentId });
  if (!agent) throw problem('agent-not-found');
  return agent.timezone;
}
const zoneWith = builtOnce<{ timezone: string }>((value) => sql`select timezone from agents where id = ${value('id')}`);

/** Columns that the screens of other modules set; each has checked its own. */
type OfOthers = Pick<
  Updateable<Agents>,
  | 'busy_minutes'
  | 'busy_until'
  | 'emergency_text'
  | 'hours_confirmed_at'
  | 'hours_confirmed_by'
  | 'keep_audio_days'
  | 'keep_memory_days'
  | 'keep_text_days'
  | 'notices'
  | 'recording'
  | 'reminder_hour'
  | 'reminder_mail'
  | 'reminder_text'
>;

export async function setOnAgent(tx: Tx, id: string, columns: OfOthers): Promise<void> {
  await tx.updateTable('agents').set(columns).where('id', '=', id).execute();
}

/** Deleted ones too, until they are erased. */
export async function hasAgents(db: Db | Tx, tenantId: string): Promise<boolean> {
  const row = await db.selectFrom('agents').select('id').where('tenant_id', '=', tenantId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Nobody restores it any more; it is erased by the next job that looks, should this one never run. */
export async function giveUpAgent(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('agents').set({ erasing_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** What was given up, and what nobody restored in time. */
export const agentsToErase = (db: Db) =>
  db
    .selectFrom('agents')
    .select(['id', 'tenant_id as tenantId', 'erasing_at as erasingAt'])
    .where((eb) =>
      eb.or([
        eb('erasing_at', 'is not', null),
        eb('deleted_at', '<=', sql<Date>`now() - make_interval(days => ${DELETED_KEPT_DAYS})`),
      ]),
    )
    .execute();

/** With it goes what hangs on it. */
export async function removeAgentRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('agents').where('id', '=', id).execute();
}
