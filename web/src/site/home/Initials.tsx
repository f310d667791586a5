import styles from './Initials.module.css';

/** Who is meant, as letters in a circle. */
export const Initials = ({ letters }: { letters: string }) => <span className={styles.initials}>{letters}</span>;
