import type { Profile } from '@attendant/contract/identity';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { session } from '../../../api/client.ts';
import { queries } from '../../../api/live/queries.ts';
import { useSession } from '../../../api/live/use-session.ts';
import { Logo, ThemeToggle } from '../../../kit/frame/Brand.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { SkipLink } from '../../../kit/frame/SkipLink.tsx';
import { BRAND } from '../../../kit/look/brand-name.ts';
import { TenantSwitch } from '../../tenants/TenantSwitch.tsx';
import styles from './AppShell.module.css';
import { UserMenu } from './UserMenu.tsx';

/** The frame of everything behind the sign-in. */
export function AppShell({ search }: { search: (user: Profile) => ReactNode }) {
  const { user } = useSession();
  const usable = Boolean(user?.email);
  useEffect(() => {
    // A session without an email is none.
    if (!usable) void session.signOut();
  }, [usable]);
  if (!user) return null;
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      <header className={styles.topbar}>
        <div className={styles.inner}>
          <Logo to="/app/agents" compact aria-label={`${BRAND}, all agents`} />
          <nav className={styles.nav} aria-label="Main">
            <Link to="/app/agents">Agents</Link>
          </nav>
          <TenantSwitch tenants={user.tenants} />
          <span className="ms" />
          {search(user)}
          <ThemeToggle />
          <UserMenu user={user} />
          <Button className="only-d" variant="ghost" size="sm" onClick={() => void session.signOut()}>
            Sign Out
          </Button>
        </div>
      </header>
      <Outlet />
    </QueryClientProvider>
  );
}
