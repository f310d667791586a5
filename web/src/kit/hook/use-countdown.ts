import { useEffect, useState } from 'react';

const CANCELLED_BY = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/**
 * Seconds left until `act`, counted once; null when somebody has begun to read or to move, which stops it for good
 * (WCAG 2.2.1). Leaving the page stops it too.
 */
export function useCountdown(seconds: number, act: () => void): number | null {
  const [left, setLeft] = useState<number | null>(seconds);
  useEffect(() => {
    const stop = () => setLeft(null);
    // The focus that a page gives to its heading by itself is nobody's move.
    const onControl = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a, button, input, select, textarea')) stop();
    };
    for (const event of CANCELLED_BY) addEventListener(event, stop, { passive: true });
    addEventListener('focusin', onControl);
    addEventListener('pointermove', onControl);
    return () => {
      for (const event of CANCELLED_BY) removeEventListener(event, stop);
      removeEventListener('focusin', onControl);
      removeEventListener('pointermove', onControl);
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
