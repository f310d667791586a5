import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import { useEffect, useState } from 'react';
import type { AgentFilters } from '../agents.ts';

/** What stands in the filter bar, and what of it is asked for: typing counts 300 ms after the last key. */
export function useAgentFilters() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<NonNullable<AgentFilters['status']> | ''>('');
  const [language, setLanguage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const reset = () => {
    setTyped('');
    setSearch('');
    setStatus('');
    setLanguage('');
  };
  const applied: AgentFilters = {
    ...(search && { search }),
    ...(status && { status }),
    ...(language && { language }),
  };
  const isSet = Boolean(typed || status || language);
  return { typed, setTyped, status, setStatus, language, setLanguage, applied, isSet, reset };
}
