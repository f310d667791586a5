import { Link } from '@tanstack/react-router';
import styles from './AdminNav.module.css';

/** Between the pages of administrators. */
export const AdminNav = () => (
  <nav className={styles.nav} aria-label="Administration">
    <Link to="/admin/dashboard">Dashboard</Link>
    <Link to="/admin/audit">Audit log</Link>
    <Link to="/admin/leads">Leads</Link>
    <Link to="/admin/page-views">Page views</Link>
  </nav>
);
