import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/live/use-session.ts';
import styles from './AdminNav.module.css';

/** Between the pages of administrators. */
export function AdminNav() {
  const { user } = useSession();
  return (
    <nav className={styles.nav} aria-label="Administration">
      <Link to="/admin/dashboard">Dashboard</Link>
      <Link to="/admin/health">Health</Link>
      <Link to="/admin/audit">Audit log</Link>
      <Link to="/admin/leads">Leads</Link>
      <Link to="/admin/page-views">Page views</Link>
      {user?.global_role === 'superadmin' && <Link to="/admin/administrators">Administrators</Link>}
    </nav>
  );
}
