import { useEffect } from 'react';
import styles from './kit/look/Button.module.css';

const again = () => location.reload();

/** In the place of a page that broke or could not be loaded. It tries again by itself when the connection is back. */
export function PageFailed() {
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <main className="wrap main" id="main" role="alert">
      <h1 className="title-1">This page could not be loaded</h1>
      <p>Check the connection and try again.</p>
      <button type="button" className={`${styles.button} ${styles.secondary}`} onClick={again}>
        Try Again
      </button>
    </main>
  );
}
