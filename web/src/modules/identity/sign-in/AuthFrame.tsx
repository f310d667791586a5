import type { ReactNode } from 'react';
import { ThemeToggle } from '../../../kit/form/ThemeToggle.tsx';
import { BRAND, FOOTER_YEAR } from '../../../kit/look/brand-name.ts';
import { cx } from '../../../kit/look/cx.ts';
import { HomeLink } from '../../../kit/look/HomeLink.tsx';
import styles from './AuthFrame.module.css';

const NIGHT = [
  ['9:12 PM', 'Booked a cleaning', 'June Park, Tuesday 9:40 AM'],
  ['10:47 PM', 'Transferred an emergency', 'Lost crown, to Dr. Okafor’s line'],
  ['11:30 PM', 'Answered a question', 'Do you take Delta Dental? Yes.'],
  ['6:58 AM', 'Moved an appointment', 'Luis Ortiz, from 8:00 to 2:20 PM'],
  ['8:00 AM', 'You unlock the door', '4 calls, nothing missed'],
] as const;
const TRANSFER = 1;

interface FrameProps {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** The way to the other form. */
  alternative: ReactNode;
  /** The administrators' door, which nobody should take for the other one. */
  administrator?: boolean;
}

/** The form on the left, a night on the line beside it: the frame of every door into the app. */
export const AuthFrame = ({ title, subtitle, children, alternative, administrator }: FrameProps) => (
  <div className={styles.frame}>
    <main className={styles.side} id="main">
      <header className={cx(styles.top, administrator && styles.door)}>
        <HomeLink brand={BRAND} />
        {administrator && <b className={styles.tag}>Administrator</b>}
        <ThemeToggle />
      </header>
      <div className={styles.box}>
        <h1 className="display-3">{title}</h1>
        <p className="read t2">{subtitle}</p>
        {children}
        <p className={styles.alt}>{alternative}</p>
      </div>
      <p className="micro t3">
        © {FOOTER_YEAR} {BRAND}. All rights reserved
      </p>
    </main>
    <Night />
  </div>
);

const Night = () => (
  <aside className={styles.night} aria-label="Example: one night on the line">
    <div className={styles.inner}>
      <h2 className="display-2">While you were closed</h2>
      <p className={styles.caption}>An ordinary night at a dental clinic, as an example.</p>
      <ol>
        {NIGHT.map(([time, what, detail], at) => (
          <li key={time}>
            <time>{time}</time>
            <span className={styles.dot}>
              <i className={cx(at === TRANSFER && styles.caller)} />
            </span>
            <span>
              <b>{what}</b>
              <span className={styles.sub}>{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  </aside>
);
