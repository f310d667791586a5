import { useEffect, useState } from 'react';

const CANCELLED_BY = ['keydown', 'pointerdown', 'focusin', 'wheel', 'touchstart'] as const;

/**
 * Seconds left until `act`, counted once; null when somebody has begun to read or to move, which stops it for good
 * (WCAG 2.2.1). Leaving the page stops it too.
 */
export function useCountdown(seconds: number, act: () => void): number | null {
  const [left, setLeft] = useState<number | null>(seconds);
  useEffect(() => {
    const stop = () => setLeft(null);
    const overLink = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) stop();
    };
    for (const event of CANCELLED_BY) addEventListener(event, stop, { passive: true });
    addEventListener('pointermove', overLink);
    return () => {
      for (const event of CANCELLED_BY) removeEventListener(event, stop);
      removeEventListener('pointermove', overLink);
    };
  }, []);
  useEffect(() => {
    if (left === null) return;
    if (left === 0) return act();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  });
  return left;
}
