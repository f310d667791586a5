import type { Member } from '@attendant/contract/members';
import type { ReactNode } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { useSession } from '../../api/live/use-session.ts';
import { ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './MembersCard.module.css';
import { useMembers } from './members.ts';

/** The last section of the settings (C-09); viewers see nobody else, but may leave. */
export function MembersCard() {
  const { id, name, my_role } = useCurrentAgent();
  const reads = useAllowed('members.read');
  if (reads) {
    return (
      <Card title="User Management" text="Owners and editors can change this agent, viewers can look at it.">
        <Members agentId={id} />
      </Card>
    );
  }
  if (my_role === 'admin') return null;
  return (
    <Card title="Your access" text={`You can look at ${name}, but not change it.`}>
      <LeaveButton agentId={id} agentName={name} />
    </Card>
  );
}

const Card = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="card" aria-labelledby="users">
    <div className="card-head">
      <div className="grow">
        <h2 className="title-2" id="users">
          {title}
        </h2>
        <p className="small t2">{text}</p>
      </div>
    </div>
    <div className="card-body">{children}</div>
  </section>
);

export function Members({ agentId }: { agentId: string }) {
  const { data: members, error, refetch } = useMembers(agentId);
  const mayManage = useAllowed('members.manage');
  return (
    <>
      {members && <MemberList members={members} />}
      {!members && error && (
        <ErrorPanel title="Failed to fetch users." onRetry={() => void refetch()}>
          {problemText(error, 'Please try again in a moment.')}
        </ErrorPanel>
      )}
      {!members && !error && (
        <Waiting label="Loading users...">
          <Skeleton height={52} width="100%" />
        </Waiting>
      )}
      {mayManage && <InviteForm agentId={agentId} />}
    </>
  );
}

function MemberList({ members }: { members: readonly Member[] }) {
  const { user } = useSession();
  return (
    <ul className={styles.list}>
      {members.map((member) =>
        member.user_id === null ? (
          <InvitationRow key={member.id} invitation={member} />
        ) : (
          <MemberRow key={member.id} member={member} userId={member.user_id} isMe={member.user_id === user?.id} />
        ),
      )}
    </ul>
  );
}
