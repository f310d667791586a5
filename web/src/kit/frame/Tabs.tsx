import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './Tabs.module.css';

/** Tabs are links: the page behind each has an address of its own. */
export const TabBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.tabs} aria-label={label}>
    {children}
  </nav>
);

function TabAnchor({ children, ...props }: ComponentProps<'a'>) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const current = props['aria-current'];
  useEffect(() => {
    const bar = anchor.current?.parentElement;
    if (!current || !anchor.current || !bar) return;
    // On a phone the bar scrolls: bring the current tab to its middle, without moving the page.
    bar.scrollLeft = anchor.current.offsetLeft - (bar.clientWidth - anchor.current.offsetWidth) / 2;
  }, [current]);
  return (
    <a {...props} ref={anchor} className={styles.tab}>
      {children}
    </a>
  );
}

export const Tab = createLink(TabAnchor);

interface SegmentedProps<Value extends string> {
  label: string;
  /** None is pressed when the value is no option. */
  value: Value | null;
  options: readonly (readonly [value: Value, label: ReactNode])[];
  onChange: (value: Value) => void;
}

/** Two to four choices that exclude each other. */
export const Segmented = <Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) => (
  <fieldset className={styles.segmented} aria-label={label}>
    {options.map(([option, text]) => (
      <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
        {text}
      </button>
    ))}
  </fieldset>
);
