import type { AuditEntry } from '@attendant/contract/identity/audit';
import { onAgent } from '../../http/context.ts';
import { type Cell, csvFile, writeCsv } from '../../http/csv-file.ts';
import { endpoints } from '../../http/endpoints.ts';
import { findEntries } from './entries.ts';

const { audit } = endpoints;
const SHEET_MOST = 10_000;

export const auditRoutes = {
  all: audit.all.handler(({ input, context }) => findEntries(context.db, input)),
  ofAgent: audit.ofAgent.handler(({ input: { id: _, ...asked }, context }) =>
    findEntries(context.db, { ...asked, agent_id: onAgent(context).agentId }),
  ),
  download: audit.download.handler(async ({ input, context }) =>
    sheetOf((await findEntries(context.db, { ...input, limit: SHEET_MOST })).items),
  ),
  downloadOfAgent: audit.downloadOfAgent.handler(async ({ input: { id: _, ...asked }, context }) => {
    const of = { ...asked, agent_id: onAgent(context).agentId, limit: SHEET_MOST };
    return sheetOf((await findEntries(context.db, of)).items);
  }),
};

const COLUMNS = ['at', 'who', 'email', 'agent', 'action', 'fields', 'changes', 'about'];

const sheetOf = (entries: readonly AuditEntry[]) => csvFile('audit.csv', writeCsv(COLUMNS, entries.map(rowOf)));

const rowOf = ({ at, user, agent, action, fields, changes, about }: AuditEntry): Cell[] => [
  at,
  user?.name ?? '',
  user?.email ?? '',
  agent?.name ?? '',
  action,
  fields.join(', '),
  changes.map(({ field, before, after }) => `${field}: ${before ?? ''} -> ${after ?? ''}`).join('; '),
  about ? `${about.kind} ${about.id}` : '',
];
