import type { Tx } from './database/open.ts';
import type { AgentActor } from './http/context.ts';
import { actingUser } from './http/context.ts';

/** Writes down who did what; `detail` holds names of fields, never their contents. */
export async function note(
  tx: Tx,
  actor: AgentActor,
  action: string,
  subjectId: string,
  detail?: Record<string, unknown>,
) {
  await tx
    .insertInto('audit_log')
    .values({
      user_id: actingUser(actor),
      tenant_id: actor.tenantId,
      agent_id: actor.agentId,
      action,
      subject_id: subjectId,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute();
}
