import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { fadeAtEdges } from '../hook/fade-at-edges.ts';
import styles from './Tabs.module.css';

/** Tabs are links: the page behind each has an address of its own. */
export const TabBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.tabs} ref={fadeAtEdges} aria-label={label}>
    {children}
  </nav>
);

function TabAnchor({ children, ...props }: ComponentProps<'a'>) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const current = props['aria-current'];
  useEffect(() => {
    const tab = anchor.current;
    const bar = tab?.parentElement;
    if (!current || !bar) return;
    // On a phone the bar scrolls: bring the current tab to its middle, without moving the page; again when a count widens one.
    const sizes = new ResizeObserver(() => {
      bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
    });
    for (const one of bar.children) sizes.observe(one);
    return () => sizes.disconnect();
  }, [current]);
  return (
    <a {...props} ref={anchor} className={styles.tab}>
      {children}
    </a>
  );
}

export const Tab = createLink(TabAnchor);
