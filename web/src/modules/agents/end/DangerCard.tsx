import { useState } from 'react';
import { Button } from '../../../kit/frame/Button.tsx';
import { Card } from '../../../kit/part/Card.tsx';
import { later } from '../../../kit/window/later.tsx';
import { useAllowed, useCurrentAgent } from '../current-agent.ts';
import styles from './DangerCard.module.css';

const DeleteAgentDialog = later(() => import('./DeleteAgentDialog.tsx'));

/** Last on the page, for owners: the agent goes, and can come back for thirty days. */
export function DangerCard() {
  const agent = useCurrentAgent();
  const mayDelete = useAllowed('agent.delete');
  const [asking, setAsking] = useState<'never' | 'now' | 'closed'>('never');
  if (!mayDelete) return null;
  return (
    <Card id="danger" title="Danger Zone" className={styles.danger} bodyClass={styles.row}>
      <div className="grow">
        <h3 className="title-3">Delete this agent</h3>
        <p className="t2">It stops answering at once. You can restore it, with all that belongs to it, for 30 days.</p>
      </div>
      <Button variant="danger-quiet" onClick={() => setAsking('now')}>
        Delete Agent
      </Button>
      {asking !== 'never' && (
        <DeleteAgentDialog agent={agent} isOpen={asking === 'now'} onClose={() => setAsking('closed')} />
      )}
    </Card>
  );
}
