import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../api/live/use-session.ts';
import styles from './AdminPage.module.css';

/** Between the pages of administrators. */
function AdminNav() {
  const { user } = useSession();
  return (
    <nav className={styles.nav} aria-label="Administration">
      <Link to="/admin/dashboard">Dashboard</Link>
      <Link to="/admin/health">Health</Link>
      <Link to="/admin/usage">Usage</Link>
      <Link to="/admin/audit">Audit log</Link>
      <Link to="/admin/leads">Leads</Link>
      <Link to="/admin/page-views">Page views</Link>
      {user?.global_role === 'superadmin' && <Link to="/admin/administrators">Administrators</Link>}
    </nav>
  );
}

interface AdminPageProps {
  title: string;
  note?: ReactNode;
  /** Right of the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What all of them have around them. */
export const AdminPage = ({ title, note, tools, children }: AdminPageProps) => (
  <main className="wrap main" id="main">
    <AdminNav />
    <div className="pagehead">
      <div>
        <h1 className="title-1">{title}</h1>
        {note && <p className="t2">{note}</p>}
      </div>
      {tools}
    </div>
    {children}
  </main>
);
