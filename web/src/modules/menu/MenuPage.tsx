import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import type { MenuItem } from '@attendant/contract/menu';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { Button } from '../../kit/Button.tsx';
import { EmptyState, ErrorPanel, Skeleton, Waiting } from '../../kit/States.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { filterMenu, groupMenu, menuTitle, NO_FILTER } from './list.ts';
import { MenuActions } from './MenuActions.tsx';
import { MenuCategory } from './MenuCategory.tsx';
import { MenuFilters } from './MenuFilters.tsx';
import { MenuImport } from './MenuImport.tsx';
import styles from './MenuPage.module.css';
import { useMenu } from './menu.ts';

export function MenuPage() {
  const agent = useCurrentAgent();
  const mayChange = useAllowed('menu.change');
  const { items, error, refetch } = useMenu(agent.id);

  if (!items && error) {
    return (
      <Frame>
        <ErrorPanel title="Failed to get menu items" onRetry={() => void refetch()}>
          {problemText(error, 'Please try again.')}
        </ErrorPanel>
      </Frame>
    );
  }
  if (!items) return <MenuSkeleton />;
  const isEmpty = items.length === 0;
  return (
    <Frame>
      <MenuImport agentId={agent.id}>
        {(importButton) => (
          <>
            <div className="pagehead">
              <Counts items={items} />
              <MenuActions agentId={agent.id} importButton={mayChange && !isEmpty && importButton({})} />
            </div>
            {isEmpty ? (
              <EmptyState title="No menu items yet" action={mayChange && importButton({ variant: 'primary' })}>
                Import the menu from a CSV file. Download the template to see its columns.
              </EmptyState>
            ) : (
              <Items agentId={agent.id} items={items} mayChange={mayChange} />
            )}
          </>
        )}
      </MenuImport>
    </Frame>
  );
}

function Counts({ items }: { items: readonly MenuItem[] }) {
  const off = items.filter((item) => !item.available).length;
  return (
    <div>
      <h2 className="title-2">{menuTitle(items)}</h2>
      {items.length > 0 && (
        <p className="small t3">{off > 0 ? `${off} marked unavailable` : 'Everything can be ordered'}</p>
      )}
    </div>
  );
}

interface ItemsProps {
  agentId: string;
  items: readonly MenuItem[];
  mayChange: boolean;
}

function Items({ agentId, items, mayChange }: ItemsProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useDebounced(filter.search, SEARCH_DEBOUNCE_MS);
  const found = filterMenu(items, { ...filter, search });
  return (
    <>
      <MenuFilters categories={groupMenu(items).map(({ name }) => name)} filter={filter} onChange={setFilter} />
      <output className="sr">{found.length < items.length ? `${found.length} items found` : ''}</output>
      {groupMenu(found).map((category) => (
        <MenuCategory key={category.name} agentId={agentId} category={category} mayChange={mayChange} />
      ))}
      {found.length === 0 && (
        <EmptyState title="No menu items found" action={<Button onClick={() => setFilter(NO_FILTER)}>Reset</Button>}>
          Nothing on the menu matches the search and filters.
        </EmptyState>
      )}
    </>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <main className="wrap main" id="main">
    {children}
  </main>
);

const MenuSkeleton = () => (
  <Frame>
    <Waiting label="Loading menu">
      <Skeleton width={180} height={20} />
      <div className={styles.filters}>
        <Skeleton width={340} height={36} radius={8} />
      </div>
      <div className={styles.items}>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Skeleton key={at} height={148} radius={12} />
        ))}
      </div>
    </Waiting>
  </Frame>
);
