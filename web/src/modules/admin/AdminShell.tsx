import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { session } from '../../api/client.ts';
import { queries } from '../../api/live/queries.ts';
import { useSession } from '../../api/live/use-session.ts';
import { Logo, ThemeToggle } from '../../kit/frame/Brand.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { SkipLink } from '../../kit/frame/SkipLink.tsx';
import { BRAND } from '../../kit/look/brand-name.ts';
import styles from './AdminShell.module.css';

/** The frame of the administrators' pages, dark so that nobody takes them for the app. */
export function AdminShell() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      <header className={styles.topbar}>
        <Logo to="/admin/dashboard" compact aria-label={`${BRAND}, admin dashboard`} />
        <b className={styles.tag}>Administrator</b>
        <span className="ms" />
        <span className={styles.email}>{user.email || 'Admin User'}</span>
        <ThemeToggle />
        <Button variant="inverse" size="sm" onClick={() => void session.signOut()}>
          <LogOut />
          Logout
        </Button>
      </header>
      <Outlet />
    </QueryClientProvider>
  );
}
