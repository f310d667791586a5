import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window the end of a list may be when more of it is added. */
const AHEAD = '800px';

/** A long list is drawn as it is scrolled to: how many to draw, and a ref for what stands at its end. */
export function useMore(step: number): { most: number; end: RefCallback<HTMLElement> } {
  const [most, setMost] = useState(step);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const seen = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setMost((before) => before + step);
        },
        { rootMargin: AHEAD },
      );
      seen.observe(element);
      return () => seen.disconnect();
    },
    [step],
  );
  return { most, end };
}
