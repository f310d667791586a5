import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import type { Memory } from '@attendant/contract/memories';
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { UpdatedAgo } from '../../kit/frame/UpdatedAgo.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { later } from '../../kit/window/later.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import styles from './MemoriesPage.module.css';
import { MemoryFilters } from './MemoryFilters.tsx';
import { MemoryList } from './MemoryList.tsx';
import { NO_FILTER, useMemories, useOpenMemory } from './memories.ts';
import { Proposals } from './Proposals.tsx';
import { useRemoval } from './use-removal.ts';

const MemoryDialog = later(() => import('./MemoryDialog.tsx'));

/** What the agent keeps in mind on every call. */
export function MemoriesPage({ children }: { children?: ReactNode }) {
  const agent = useCurrentAgent();
  const mayChange = useAllowed('memories.change');
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useDebounced(filter.search.trim(), SEARCH_DEBOUNCE_MS);
  const query = useMemories(agent.id, { ...filter, search });
  const title = useRef<HTMLHeadingElement>(null);
  const form = useMemoryForm();
  const opening = useOpenMemory(form.open);
  const remove = useRemoval(agent.id, title);
  const edit = ({ id }: Memory) => opening.mutate(id);
  return (
    <main className="wrap main" id="main">
      <div className={`pagehead ${styles.head}`}>
        <Heading query={query} title={title} />
        {mayChange && (
          <Button variant="primary" onClick={() => form.open(null)}>
            <Plus />
            New Memory
          </Button>
        )}
      </div>
      {mayChange && <Proposals agent={agent} onApprove={form.approve} />}
      <MemoryFilters filter={filter} onChange={setFilter} />
      <MemoryList
        query={query}
        failure={problemText(query.error, search ? 'Failed to search memories' : 'Failed to fetch memories')}
        isFiltered={search !== '' || filter.type !== ''}
        onReset={() => setFilter(NO_FILTER)}
        timezone={agent.timezone}
        act={mayChange ? { edit, remove } : null}
      />
      {/* What stands below the list shows itself when its place is known. */}
      <div className={query.memories || query.isError ? undefined : styles.later}>{children}</div>
      {form.key > 0 && <MemoryDialog key={form.key} agentId={agent.id} {...form.dialog} />}
    </main>
  );
}

interface HeadingProps {
  query: ReturnType<typeof useMemories>;
  title: RefObject<HTMLHeadingElement | null>;
}

const Heading = ({ query: { memories, isError, dataUpdatedAt }, title }: HeadingProps) => (
  <div>
    <h2 className="title-2" ref={title} tabIndex={-1}>
      Memories
    </h2>
    <p className="small t3">
      Things this agent keeps in mind on every call.{' '}
      {memories && (isError ? 'Could not refresh, trying again' : <UpdatedAgo at={dataUpdatedAt} />)}
    </p>
  </div>
);

/** Each opening is a fresh form; a closed one stays until it has faded. */
function useMemoryForm() {
  const [state, setState] = useState({ key: 0, memory: null as Memory | null, isProposal: false, isOpen: false });
  const show = (memory: Memory | null, isProposal: boolean) =>
    setState(({ key }) => ({ key: key + 1, memory, isProposal, isOpen: true }));
  return {
    key: state.key,
    open: (memory: Memory | null) => show(memory, false),
    approve: (proposal: Memory) => show(proposal, true),
    dialog: {
      memory: state.memory,
      isProposal: state.isProposal,
      isOpen: state.isOpen,
      onClose: () => setState((before) => ({ ...before, isOpen: false })),
    },
  };
}
