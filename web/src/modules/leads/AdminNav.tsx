import { Link } from '@tanstack/react-router';
import styles from './AdminNav.module.css';

/** Between the two lists about visitors. */
export const AdminNav = () => (
  <nav className={styles.nav} aria-label="Visitors">
    <Link to="/admin/leads">Leads</Link>
    <Link to="/admin/page-views">Page views</Link>
  </nav>
);
