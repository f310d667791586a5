import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '../../kit/form/Input.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { later } from '../../kit/window/later.tsx';
import { AdminPage } from '../leads/AdminPage.tsx';
import { AgentRows } from './AgentRows.tsx';
import { useAllAgents } from './agents.ts';
import styles from './DashboardPage.module.css';
import { MissingNumbers } from './MissingNumbers.tsx';
import { Stats } from './Stats.tsx';

const CreateForm = later(
  () => import('./CreateForm.tsx'),
  ({ onDone }) => onDone(),
);

/** Every agent of every tenant: made, changed and looked at here. */
export function DashboardPage() {
  const [typed, setTyped] = useState('');
  const [creating, setCreating] = useState(false);
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const list = useAllAgents(search);
  return (
    <AdminPage
      title="Admin Dashboard"
      tools={
        <Button variant={creating ? 'secondary' : 'primary'} onClick={() => setCreating(!creating)}>
          {!creating && <Plus />}
          {creating ? 'Cancel' : 'Create New Agent'}
        </Button>
      }
    >
      <Stats />
      {creating && <CreateForm onDone={() => setCreating(false)} />}
      <MissingNumbers />
      <div className={styles.head}>
        <h2 className="title-2">Agents</h2>
        <SearchField
          className={styles.search}
          label="Name, phone number or language"
          value={typed}
          onSearch={setTyped}
        />
      </div>
      <AgentRows list={list} isSearch={search !== ''} onCreate={() => setCreating(true)} />
    </AdminPage>
  );
}
