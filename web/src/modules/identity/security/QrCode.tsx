import { renderSVG } from 'uqr';
import styles from './Security.module.css';

/** Dark on light in both themes: cameras expect it so. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <img
    className={styles.qr}
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`}
  />
);
