import type { Member } from '@attendant/contract/members';
import { useSession } from '../../api/live/use-session.ts';
import { Card } from '../../kit/part/Card.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { MemberRow } from './MemberRow.tsx';
import { useMembers } from './members.ts';

/** The last section of the settings; viewers see nobody else, but may leave. */
export function MembersCard() {
  const { id, name, my_role } = useCurrentAgent();
  const reads = useAllowed('members.read');
  if (reads) {
    return (
      <Card
        id="users"
        title="User Management"
        note="Owners and editors can change this agent, viewers can look at it. Kitchen sees the order board and nothing else."
      >
        <Members agentId={id} />
      </Card>
    );
  }
  if (my_role === 'admin') return null;
  return (
    <Card id="users" title="Your access" note={`You can look at ${name}, but not change it.`}>
      <LeaveButton agentId={id} agentName={name} />
    </Card>
  );
}

export function Members({ agentId }: { agentId: string }) {
  const query = useMembers(agentId);
  const mayManage = useAllowed('members.manage');
  return (
    <>
      <Loaded query={query} loading="Loading users..." failed="Failed to fetch users." height={52}>
        {(members) => <MemberList members={members} />}
      </Loaded>
      {mayManage && <InviteForm agentId={agentId} />}
    </>
  );
}

function MemberList({ members }: { members: readonly Member[] }) {
  const { user } = useSession();
  return (
    <ul className="ruled">
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
