import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import type { MenuItem } from '@attendant/contract/menu';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../kit/frame/Button.tsx';
import { EmptyState } from '../../kit/frame/States.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { useMore } from '../../kit/hook/use-more.ts';
import { allergensOf, filterMenu, groupMenu, NO_FILTER, shownOf } from './list.ts';
import { MenuCategory } from './MenuCategory.tsx';
import { MenuFilters } from './MenuFilters.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';

interface MenuItemsProps {
  agentId: string;
  items: readonly MenuItem[];
  categories: readonly string[];
  mayChange: boolean;
  onEdit: (item: MenuItem) => void;
}

const route = getRouteApi('/app/agents/$id/menu');

/** Rows of cards that are drawn at a time. */
const STEP = 90;

/** The menu by category, with what narrows it down and what is done to many items. */
export function MenuItems({ agentId, items, categories, mayChange, onEdit }: MenuItemsProps) {
  const { search: looked = '' } = route.useSearch();
  const [filter, setFilter] = useState({ ...NO_FILTER, search: looked });
  // Somebody who stands here already looks for another dish from elsewhere.
  const [followed, setFollowed] = useState(looked);
  if (followed !== looked) {
    setFollowed(looked);
    setFilter({ ...NO_FILTER, search: looked });
  }
  const search = useDebounced(filter.search, SEARCH_DEBOUNCE_MS);
  const { category, availability, flag, allergen } = filter;
  const groups = useMemo(
    () => groupMenu(filterMenu(items, { search, category, availability, flag, allergen })),
    [items, search, category, availability, flag, allergen],
  );
  const allergens = useMemo(() => allergensOf(items), [items]);
  const found = groups.reduce((sum, group) => sum + group.items.length, 0);
  const { selected, select, clear } = useSelection(items);
  const { most, end } = useMore(STEP);
  const onRemove = useRemoval(agentId);
  const onSelect = useCallback((id: string, is: boolean) => select([id], is), [select]);
  const actions = useMemo(
    () => ({
      onSelect,
      onEdit,
      onRemove,
      onSelectAll: (all: readonly MenuItem[], is: boolean) =>
        select(
          all.map(({ id }) => id),
          is,
        ),
    }),
    [select, onSelect, onEdit, onRemove],
  );
  return (
    <>
      <MenuFilters categories={categories} allergens={allergens} filter={filter} onChange={setFilter} />
      <output className="sr">{found < items.length ? `${found} items found` : ''}</output>
      {shownOf(groups, most).map(([group, count]) => (
        <MenuCategory
          key={group.name}
          agentId={agentId}
          category={group}
          most={count}
          selected={selected}
          actions={mayChange ? actions : null}
        />
      ))}
      {most < found && <div key={most} ref={end} aria-hidden="true" />}
      {found === 0 && (
        <EmptyState title="No menu items found" action={<Button onClick={() => setFilter(NO_FILTER)}>Reset</Button>}>
          Nothing on the menu matches the search and filters.
        </EmptyState>
      )}
      {mayChange && <SelectionBar {...{ agentId, selected, categories }} onClear={clear} />}
    </>
  );
}
