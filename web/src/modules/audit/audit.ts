import type { AuditEntry, AuditKind } from '@attendant/contract/identity/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

export interface AuditFilter {
  kind?: AuditKind;
  agent_id?: string | undefined;
  user_id?: string | undefined;
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

export const useAudit = (filter: AuditFilter) =>
  useEntries(['audit', 'all', filter], (before, signal) =>
    client.audit.all({ ...filter, ...(before !== undefined && { before }) }, { signal }),
  );

const FEW = 10;

export const useAgentAudit = (id: string) =>
  useEntries(['audit', id], (before, signal) =>
    client.audit.ofAgent({ id, limit: FEW, ...(before !== undefined && { before }) }, { signal }),
  );
