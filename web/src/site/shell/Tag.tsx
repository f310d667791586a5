import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A word lit by the lamp: 'New', 'Save 20%'. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>;
