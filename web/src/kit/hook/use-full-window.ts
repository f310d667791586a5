import { type RefObject, useEffect } from 'react';

/**
 * Gives an element the whole window: what stands before it on the page is hidden, also from the keyboard and from
 * screen readers. What comes after it, like messages, stays.
 */
export function useFullWindow(element: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const hidden = shownBefore(element.current);
    setHidden(hidden, true);
    scrollTo(0, 0);
    return () => setHidden(hidden, false);
  }, [element, on]);
}

function shownBefore(element: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element?.previousElementSibling; one; one = one.previousElementSibling) {
    if (one instanceof HTMLElement && !one.hidden) found.push(one);
  }
  return found;
}

function setHidden(elements: readonly HTMLElement[], hidden: boolean): void {
  for (const element of elements) element.hidden = hidden;
}
