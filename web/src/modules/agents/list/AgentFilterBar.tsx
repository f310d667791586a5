import { languageName } from '@attendant/contract/constants';
import { useEffect, useRef } from 'react';
import { capital } from '../../../kit/form/format.ts';
import { SearchField, Select } from '../../../kit/form/Input.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import styles from './AgentsPage.module.css';
import type { useAgentFilters } from './use-agent-filters.ts';

const LANGUAGES = ['en', 'es', 'fr'];

export function AgentFilterBar({ filters }: { filters: ReturnType<typeof useAgentFilters> }) {
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(() => search.current?.focus());
  return (
    <search className={styles.bar}>
      <SearchField
        ref={search}
        className={styles.search}
        label="Search agents"
        value={filters.typed}
        onSearch={filters.setTyped}
      />
      <Select
        label="Status"
        value={filters.status}
        options={['active', 'inactive']}
        nameOf={capital}
        all="All"
        onPick={filters.setStatus}
      />
      <Select
        label="Language"
        value={filters.language}
        options={LANGUAGES}
        nameOf={languageName}
        all="All"
        onPick={filters.setLanguage}
      />
      <Button variant="ghost" disabled={!filters.isSet} onClick={filters.reset}>
        Reset
      </Button>
    </search>
  );
}

/** '/' goes to the search while the page has the focus, unless it is being typed somewhere (WCAG 2.1.4). */
function useSlashKey(act: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (!at?.closest('main') || at.matches('input, textarea, select')) return;
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
