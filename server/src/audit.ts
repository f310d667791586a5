import { sql } from 'kysely';
import { writtenAlong } from './database/built-once.ts';
import type { Db, Tx } from './database/open.ts';
import type { AgentActor, Place, RequestContext, SignedIn } from './http/context.ts';
import { actingUser } from './http/context.ts';

const written = writtenAlong(
  (value) => sql`insert into audit_log (user_id, tenant_id, agent_id, action, subject_id, detail) values (
    ${value('userId')}, ${value('tenantId')}, ${value('agentId')}, ${value('action')}, ${value('subjectId')},
    ${value('detail')})`,
);

/** Writes down who did what; of contents `detail` holds only what `changesOf` tells. */
export async function note(
  tx: Tx,
  actor: AgentActor,
  action: string,
  subjectId: string,
  detail?: Record<string, unknown>,
) {
  const { agentId, tenantId } = actor;
  const told = detail ? JSON.stringify(detail) : null;
  await written(tx, { userId: actingUser(actor), tenantId, agentId, action, subjectId, detail: told });
}

/** Writes down what concerns somebody's account; `detail` holds no secrets. */
export async function noteAccount(
  db: Db | Tx,
  action: string,
  userId: string | null,
  detail?: Record<string, string>,
  agentId?: string,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: userId,
      action,
      subject_id: userId,
      agent_id: agentId ?? null,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute();
}

/** What administrators see of other people's customers is written down (docs/decisions/0003). */
export async function noteAdministrator(
  { db, requestId }: Pick<RequestContext, 'db' | 'requestId'>,
  userId: string,
  { agentId, tenantId }: Pick<Place, 'agentId' | 'tenantId'>,
  capability: string,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: userId,
      tenant_id: tenantId,
      agent_id: agentId,
      action: `admin.${capability}`,
      request_id: requestId,
    })
    .execute();
}

/** Stays when everything else of the agent is gone, and names nothing of it. */
export const noteErased = (
  db: Db | Tx,
  { agentId, tenantId, userId }: { agentId: string; tenantId: string; userId: string | null },
) =>
  db
    .insertInto('audit_log')
    .values({ user_id: userId, tenant_id: tenantId, action: 'agent.erased', subject_id: agentId })
    .execute();

/** What was done to the business stays with its time; by whom can no longer be found out. */
export async function forgetDetails(tx: Tx, { id, email }: Pick<SignedIn, 'id' | 'email'>): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ detail: null })
    .where((eb) =>
      eb.or([eb.and([eb('user_id', '=', id), eb('agent_id', 'is', null)]), eb(sql`detail ->> 'email'`, '=', email)]),
    )
    .execute();
}
