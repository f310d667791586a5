import type { AuditEntry, AuditKind } from '@attendant/contract/identity/audit';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

interface Asked {
  kind?: AuditKind | undefined;
  agent_id?: string | undefined;
  user_id?: string | undefined;
  before?: number | undefined;
  limit: number;
}

/** What the kinds of the screen are in the log; a kind that is not here is its own beginning. */
const BEGINNINGS: Partial<Record<AuditKind, string[]>> = {
  agent: ['agent', 'transfer', 'callback'],
  member: ['member', 'invitation'],
  order: ['order', 'order-settings', 'kitchen'],
  account: ['account', 'password', 'session', 'limit', 'access', 'passkey', 'authenticator', 'recovery-code'],
};

/** The log, the latest first; what is asked for is narrowed by all that is given. */
export async function findEntries(db: Db, asked: Asked): Promise<{ items: AuditEntry[]; more: boolean }> {
  let found = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .leftJoin('identities', 'identities.uid', 'users.identity_uid')
    .leftJoin('agents', 'agents.id', 'audit_log.agent_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.action', 'audit_log.detail'])
    .select(['audit_log.user_id as userId', 'users.name as userName', 'identities.email'])
    .select(['agents.id as agentId', 'agents.name as agentName'])
    .orderBy('audit_log.id', 'desc')
    .limit(asked.limit + 1);
  if (asked.agent_id) found = found.where('audit_log.agent_id', '=', asked.agent_id);
  if (asked.user_id) found = found.where('audit_log.user_id', '=', asked.user_id);
  if (asked.before !== undefined) found = found.where('audit_log.id', '<', asked.before);
  if (asked.kind) {
    const beginnings = BEGINNINGS[asked.kind] ?? [asked.kind];
    found = found.where(sql<string>`split_part(audit_log.action, '.', 1)`, 'in', beginnings);
  }
  const rows = await found.execute();
  return {
    more: rows.length > asked.limit,
    items: rows.slice(0, asked.limit).map((row) => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      action: row.action,
      user: row.userId ? { id: row.userId, name: row.userName ?? 'Erased account', email: row.email ?? '' } : null,
      agent: row.agentId ? { id: row.agentId, name: row.agentName ?? '' } : null,
      fields: fieldsOf(row.detail),
    })),
  };
}

function fieldsOf(detail: unknown): string[] {
  const fields = typeof detail === 'object' && detail && 'fields' in detail ? detail.fields : null;
  return Array.isArray(fields) ? fields.map(String) : [];
}
