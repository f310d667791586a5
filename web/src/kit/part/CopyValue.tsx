import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../frame/Button.tsx';
import { toast } from '../frame/toast.ts';
import styles from './CopyValue.module.css';

const COPIED_MS = 2_000;

/** A value to be told somewhere else, inside a `<dl>`: its name, itself, and a button that copies it. */
export function CopyValue({ name, value }: { name: string; value: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    try {
      // Not there at all on a page without https.
      await navigator.clipboard.writeText(value);
      setCopied(Date.now());
    } catch {
      toast.error('Nothing was copied', 'Mark the text and copy it by hand.');
    }
  }
  return (
    <div className={styles.value}>
      <dt>{name}</dt>
      <dd className="mono">
        <span>{value}</span>
        <Button variant="ghost" size="sm" onClick={() => void copy()}>
          {copied ? <Check /> : <Copy />}
          <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
          <span className="sr"> {name}</span>
        </Button>
      </dd>
    </div>
  );
}
