import * as z from 'zod/mini';
import { endpoint, Id, Instant } from '../endpoint.ts';

/** Who did what, and when. */

export const AuditEntry = z.object({
  /** Grows with time. */
  id: z.int(),
  at: Instant,
  /** Past tense behind its noun: 'agent.changed', 'member.removed', 'admin.conversations.read'. */
  action: z.string(),
  /** Null where no person acted: the agent on a call, or a job. */
  user: z.nullable(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
  agent: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Of fields that were changed: their names, never what stands in them. */
  fields: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AUDIT_PAGE = 50;
/** What an action begins with. */
export const AUDIT_KINDS = ['agent', 'member', 'menu', 'order', 'conversation', 'memory', 'account', 'admin'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const Page = {
  kind: z.optional(z.enum(AUDIT_KINDS)),
  /** Only what is older than this entry. */
  before: z.optional(z.int()),
  limit: z._default(z.int().check(z.gte(1), z.lte(200)), AUDIT_PAGE),
};
const Entries = z.object({ items: z.array(AuditEntry), more: z.boolean() });

export const audit = {
  all: endpoint('admin')
    .route({ method: 'GET', path: '/admin/audit' })
    .input(z.object({ ...Page, agent_id: z.optional(z.uuid()), user_id: z.optional(z.uuid()) }))
    .output(Entries),
  ofAgent: endpoint('audit.read')
    .route({ method: 'GET', path: '/agent/{id}/audit' })
    .input(z.extend(Id, Page))
    .output(Entries),
};
