import { AuditChange, type AuditEntry, type AuditKind, type AuditSubject } from '@attendant/contract/identity/audit';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../database/open.ts';

interface Asked {
  kind?: AuditKind | undefined;
  agent_id?: string | undefined;
  user_id?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
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
    .select(['audit_log.id', 'audit_log.at', 'audit_log.action', 'audit_log.detail', 'audit_log.subject_id'])
    .select(['audit_log.user_id as userId', 'users.name as userName', 'identities.email'])
    .select(['agents.id as agentId', 'agents.name as agentName'])
    .orderBy('audit_log.id', 'desc')
    .limit(asked.limit + 1);
  if (asked.agent_id) found = found.where('audit_log.agent_id', '=', asked.agent_id);
  if (asked.user_id) found = found.where('audit_log.user_id', '=', asked.user_id);
  if (asked.since) found = found.where('audit_log.at', '>=', new Date(asked.since));
  if (asked.until) found = found.where('audit_log.at', '<', new Date(asked.until));
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
      ...detailOf(row.detail),
      about: row.agentId ? aboutOf(row.action, row.subject_id) : null,
    })),
  };
}

const Detail = z.object({
  fields: z._default(z.array(z.string()), []),
  changes: z._default(z.array(AuditChange), []),
});

function detailOf(detail: unknown): Pick<AuditEntry, 'fields' | 'changes'> {
  const { success, data } = Detail.safeParse(detail);
  return success ? data : { fields: [], changes: [] };
}

const SUBJECTS: Readonly<Record<string, AuditSubject>> = {
  order: 'order',
  menu: 'menu-item',
  conversation: 'conversation',
  booking: 'booking',
  callback: 'callback',
  memory: 'memory',
  dataset: 'file',
};
/** Of these nothing is left, or they are of many. */
const GONE = /\.(?:removed|erased|imported|arranged|bulk-changed|dismissed)$/;

function aboutOf(action: string, id: string | null): AuditEntry['about'] {
  const kind = SUBJECTS[action.slice(0, action.indexOf('.'))];
  return kind && id && !GONE.test(action) && z.safeParse(z.uuid(), id).success ? { kind, id } : null;
}
