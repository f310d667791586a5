import type { Db, Tx } from '../../database/open.ts';

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
