import type { SavingsFigures } from '@attendant/contract/site/plans';
import { useEffect, useRef } from 'react';
import { NEXT_STEPS } from '../home/home-content.ts';
import { LeadForm } from './LeadForm.tsx';
import styles from './LeadSection.module.css';

interface LeadProps {
  figures: SavingsFigures;
  onFailed: () => void;
}

/** `#signup`: wherever it is linked from, it comes into view with the first field ready. */
export function LeadSection({ figures, onFailed }: LeadProps) {
  const section = useRef<HTMLElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const come = () => {
      section.current?.scrollIntoView();
      first.current?.focus({ preventScroll: true });
    };
    if (location.hash === '#signup') come();
    // A click counts although the address may already say so; afterwards, since following it takes the focus away.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href="#signup"]')) setTimeout(come);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <section className={styles.section} id="signup" ref={section}>
      <div className="wrap site">
        <div>
          <h2 className="display-2">Put it on your line.</h2>
          <ol className={styles.steps}>
            {NEXT_STEPS.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <LeadForm figures={figures} onFailed={onFailed} firstField={first} />
      </div>
    </section>
  );
}
