import { DEFAULT_GREETING } from '@attendant/contract/constants';
import { cx } from '../../../kit/look/cx.ts';
import styles from './CreateAgentPage.module.css';

/** How a call will begin, while the greeting is being written. */
export const GreetingPreview = ({ greeting, name }: { greeting: string; name: string }) => (
  <aside className={styles.preview} aria-label="How a call will begin">
    <h2 className="title-3">How a call will begin</h2>
    <p className={cx(styles.who, styles.agent)}>{name.trim() || 'Your agent'}</p>
    <p className={cx(styles.bubble, styles.agent)}>{greeting.trim() || DEFAULT_GREETING}</p>
    <p className={styles.who}>Caller</p>
    <p className={cx(styles.bubble, styles.caller)}>Hi, are you open tonight?</p>
  </aside>
);
