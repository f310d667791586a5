import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { Button } from '../../kit/Button.tsx';
import { toast } from '../../kit/toast.ts';
import { useWebhooks } from './agents.ts';
import styles from './Technical.module.css';

const COPIED_MS = 2_000;

/** What a carrier has to be told about an agent: read, and copied. */
export function Technical({ agentId }: { agentId: string }) {
  const { data: webhooks, error } = useWebhooks(agentId);
  return (
    <dl className={styles.list}>
      <Value name="Agent ID" value={agentId} />
      {webhooks && <Value name="Voice webhook" value={webhooks.voice_url} />}
      {webhooks && <Value name="Message webhook" value={webhooks.message_url} />}
      {webhooks && <Value name="Status webhook" value={webhooks.status_url} />}
      {error && <p role="alert">{problemText(error, 'Failed to load the webhook addresses.')}</p>}
    </dl>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(Date.now()),
      () => toast.error('Nothing was copied', 'Mark the text and copy it by hand.'),
    );
  return (
    <div>
      <dt>{name}</dt>
      <dd className="mono">{value}</dd>
      <Button variant="ghost" size="sm" onClick={() => void copy()}>
        {copied ? <Check strokeWidth={1.75} aria-hidden="true" /> : <Copy strokeWidth={1.75} aria-hidden="true" />}
        <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
        <span className="sr"> {name}</span>
      </Button>
    </div>
  );
}
