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
    <section className="card" aria-labelledby="changes">
      <div className="card-head">
        <div className="grow">
          <h2 className="title-2" id="changes">
            Change Log
          </h2>
          <p className="small t2">Who did what on this agent, the latest first.</p>
        </div>
      </div>
      <div className="card-body">
        <AuditList list={list} timezone={timezone} />
      </div>
    </section>
  );
}
