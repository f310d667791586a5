import type { ReactNode } from 'react';
import styles from './Line.module.css';

interface LineProps {
  /** A face, or an icon of 20 pixels. */
  mark: ReactNode;
  title: string;
  note?: ReactNode;
  /** What is told or done at its end. */
  children?: ReactNode;
}

/** A person or a thing in a list: `<ul className="ruled"><Line mark={<KeyRound size={20} />} title="My phone">...`. */
export const Line = ({ mark, title, note, children }: LineProps) => (
  <li className={styles.line}>
    {mark}
    <span className={styles.what}>
      <b className="strong trunc">{title}</b>
      {note && <span className="small t2">{note}</span>}
    </span>
    {children}
  </li>
);
