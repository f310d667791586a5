import * as z from 'zod/mini';
import { endpoint, Id, Instant } from '../endpoint.ts';

/** Who did what, and when. */

/** What entries are about, where that has a page. */
export const AUDIT_SUBJECTS = ['order', 'menu-item', 'conversation', 'booking', 'callback', 'memory', 'file'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const AuditChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.object({
  /** Grows with time. */
  id: z.int(),
  at: Instant,
  /** Past tense behind its noun: 'agent.changed', 'member.removed', 'admin.conversations.read'. */
  action: z.string(),
  /** Null where no person acted: the agent on a call, or a job. */
  user: z.nullable(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
  agent: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Names of the fields that were changed. */
  fields: z.array(z.string()),
  /** Of switches, choices and figures what they were and are, in words; never of free texts, numbers or addresses. */
  changes: z.array(AuditChange),
  /** What it was done to, while that may still be there. */
  about: z.nullable(z.object({ kind: z.enum(AUDIT_SUBJECTS), id: z.uuid() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AUDIT_PAGE = 50;
/** What an action begins with. */
export const AUDIT_KINDS = ['agent', 'member', 'menu', 'order', 'conversation', 'memory', 'account', 'admin'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const Narrowed = {
  kind: z.optional(z.enum(AUDIT_KINDS)),
  /** From this moment on, and before that. */
  since: z.optional(Instant),
  until: z.optional(Instant),
};
const Page = {
  ...Narrowed,
  /** Only what is older than this entry. */
  before: z.optional(z.int()),
  limit: z._default(z.int().check(z.gte(1), z.lte(200)), AUDIT_PAGE),
};
const Whose = { agent_id: z.optional(z.uuid()), user_id: z.optional(z.uuid()) };
const File = z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() });
const Entries = z.object({ items: z.array(AuditEntry), more: z.boolean() });

export const audit = {
  all: endpoint('admin')
    .route({ method: 'GET', path: '/admin/audit' })
    .input(z.object({ ...Page, ...Whose }))
    .output(Entries),
  ofAgent: endpoint('audit.read')
    .route({ method: 'GET', path: '/agent/{id}/audit' })
    .input(z.extend(Id, Page))
    .output(Entries),
  /** The latest of them, ten thousand at most. */
  download: endpoint('admin')
    .route({ method: 'GET', path: '/admin/audit/spreadsheet', outputStructure: 'detailed' })
    .input(z.object({ ...Narrowed, ...Whose }))
    .output(File),
  downloadOfAgent: endpoint('audit.read')
    .route({ method: 'GET', path: '/agent/{id}/audit/spreadsheet', outputStructure: 'detailed' })
    .input(z.extend(Id, Narrowed))
    .output(File),
};
