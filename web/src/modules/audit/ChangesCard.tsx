import { Card } from '../../kit/part/Card.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { AuditList } from './AuditList.tsx';
import { useAgentAudit } from './audit.ts';

/** Who did what on the open agent, for its owners. */
export function ChangesCard() {
  const mayRead = useAllowed('audit.read');
  return mayRead ? <Changes /> : null;
}

function Changes() {
  const { id, timezone } = useCurrentAgent();
  const list = useAgentAudit(id);
  return (
    <Card id="changes" title="Change Log" note="Who did what on this agent, the latest first.">
      <AuditList list={list} timezone={timezone} />
    </Card>
  );
}
