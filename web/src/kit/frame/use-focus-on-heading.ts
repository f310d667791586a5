import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * A screen reader hears the new page, and whoever works without a mouse stays on it. A page that has put the focus
 * somewhere keeps it; where what had it is taken away, a form that was sent or a page that was loading, the heading
 * gets it.
 */
export function useFocusOnHeading() {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => {
    const first = before.current === undefined;
    before.current = pathname;
    if (first || pathname === undefined) return;
    if (!document.querySelector('main')?.contains(document.activeElement)) focusHeading();
  }, [pathname]);
  useEffect(keepFocus, []);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, main h2, h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function keepFocus(): () => void {
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = target;
  };
  const leave = () => {
    last = null;
  };
  const isLost = () => last?.isConnected === false && document.activeElement === document.body;
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    // A window that closes gives the focus back by itself, a frame later.
    requestAnimationFrame(() => requestAnimationFrame(() => isLost() && focusHeading()));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', leave);
  };
}
