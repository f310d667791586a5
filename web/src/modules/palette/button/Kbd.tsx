import styles from './Kbd.module.css';

/** A key to press. */
export const Kbd = ({ children }: { children: string }) => <kbd className={styles.kbd}>{children}</kbd>;
