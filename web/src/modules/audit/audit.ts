import type { AuditEntry, AuditKind } from '@attendant/contract/identity/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../kit/part/save-file.ts';

export interface AuditFilter {
  kind?: AuditKind;
  agent_id?: string | undefined;
  user_id?: string | undefined;
}
/** Moments: from the first on, and before the second. */
interface AuditSpan {
  since?: string | undefined;
  until?: string | undefined;
}
interface Page {
  items: AuditEntry[];
  more: boolean;
}

/** Page by page, the latest first. */
const useEntries = (
  key: readonly unknown[],
  load: (before: number | undefined, signal: AbortSignal) => Promise<Page>,
) =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.more ? last.items.at(-1)?.id : undefined),
  });
export type Entries = ReturnType<typeof useEntries>;

export const useAudit = (filter: AuditFilter & AuditSpan) =>
  useEntries(['audit', 'all', filter], (before, signal) =>
    client.audit.all({ ...filter, ...(before !== undefined && { before }) }, { signal }),
  );

const FEW = 10;

export const useAgentAudit = (id: string, span: AuditSpan) =>
  useEntries(['audit', id, span], (before, signal) =>
    client.audit.ofAgent({ id, limit: FEW, ...span, ...(before !== undefined && { before }) }, { signal }),
  );

const FILE = 'audit.csv';
const FAILED = 'Failed to download CSV';

export const useAuditCsv = (filter: AuditFilter & AuditSpan) =>
  useChange(() => client.audit.download(filter), { done: ({ body }) => saveFile(body, FILE), failed: FAILED });

export const useAgentAuditCsv = (id: string, span: AuditSpan) =>
  useChange(() => client.audit.downloadOfAgent({ id, ...span }), {
    done: ({ body }) => saveFile(body, FILE),
    failed: FAILED,
  });
