import { useState } from 'react';
import { Card } from '../../kit/part/Card.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { AuditList } from './AuditList.tsx';
import { useAgentAudit, useAgentAuditCsv } from './audit.ts';
import { DayFilter } from './DayFilter.tsx';
import { ANY_DAY, spanOf } from './days.ts';

/** Who did what on the open agent, for its owners. */
export function ChangesCard() {
  const mayRead = useAllowed('audit.read');
  return mayRead ? <Changes /> : null;
}

function Changes() {
  const { id, timezone } = useCurrentAgent();
  const [days, setDays] = useState(ANY_DAY);
  const span = spanOf(days, timezone);
  const list = useAgentAudit(id, span);
  const csv = useAgentAuditCsv(id, span);
  return (
    <Card id="changes" title="Change Log" note="Who did what on this agent, the latest first.">
      <DayFilter days={days} onChange={setDays} csv={csv} />
      <AuditList list={list} timezone={timezone} />
    </Card>
  );
}
