import type { Profile } from '@attendant/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Building2, Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { selectedTenant, selectTenant } from '../../api/tenant.ts';
import { Menu } from '../../kit/window/Menu.tsx';
import styles from './TenantSwitch.module.css';

/** Between the organisations of somebody who has several. */
export function TenantSwitch({ tenants }: Pick<Profile, 'tenants'>) {
  const [selected, setSelected] = useState(selectedTenant);
  const cache = useQueryClient();
  const navigate = useNavigate();
  if (tenants.length < 2) return null;
  const current = tenants.find(({ id }) => id === selected);
  async function choose(id: string) {
    // Away first: what is open may belong to the other one, and what is typed is asked about.
    await navigate({ to: '/app/agents' });
    if (location.pathname !== '/app/agents') return;
    selectTenant(id);
    setSelected(id);
    await cache.invalidateQueries();
  }
  return (
    <Menu
      label="Organisation"
      actions={tenants.map(({ id, name }) => ({
        text: name,
        icon: <Check aria-label="Selected" visibility={id === selected ? 'visible' : 'hidden'} />,
        onAction: () => void choose(id),
      }))}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger}>
          <Building2 size={16} />
          <span className="sr">Organisation</span>
          <span className={styles.name}>{current?.name ?? 'All organisations'}</span>
          <ChevronDown size={14} />
        </button>
      )}
    />
  );
}
