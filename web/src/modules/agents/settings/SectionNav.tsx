import { useEffect, useRef, useState } from 'react';
import styles from './SectionNav.module.css';

/** Titles of the page's cards, which are named by the ids of their headings. */
export type Sections = readonly (readonly [id: string, title: string])[];

/** As long as a smooth scroll takes. */
const SCROLL_MS = 1_000;

/** Shows where on a long page one is, and goes elsewhere on it. It changes no address: nothing typed is left behind. */
export function SectionNav({ sections }: { sections: Sections }) {
  const { current, choose } = useCurrentSection(sections);
  // Whoever was sent to one section, as '/settings#hours', arrives there.
  useEffect(() => goTo(location.hash.slice(1)), []);
  return (
    <nav className={styles.nav} aria-label="Settings">
      {sections.map(([id, title]) => (
        <button key={id} type="button" aria-current={id === current || undefined} onClick={() => choose(id)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

function goTo(id: string): void {
  const heading = id ? document.getElementById(id) : null;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.closest('section')?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The section that crosses the upper third of the window, or that was chosen: the last ones never get up there. */
function useCurrentSection(sections: Sections) {
  const ids = sections.map(([id]) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.[0]);
  const scrollsUntil = useRef(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered && performance.now() > scrollsUntil.current)
          setCurrent(entered.target.getAttribute('aria-labelledby') ?? undefined);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  const choose = (id: string) => {
    scrollsUntil.current = performance.now() + SCROLL_MS;
    setCurrent(id);
    goTo(id);
  };
  return { current, choose };
}
