import { useEffect, useState } from 'react';

const SETTLE_MS = 400;

/** A live region's text: nothing on arrival, then what it was when it last stood still. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first && settled === '') return;
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
