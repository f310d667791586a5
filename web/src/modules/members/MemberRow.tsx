import type { Member } from '@attendant/contract/members';
import type { AgentRole } from '@attendant/contract/permissions';
import { Trash2 } from 'lucide-react';
import { doConfirmed } from '../../api/do-confirmed.ts';
import { Avatar } from '../../kit/frame/Avatar.tsx';
import { IconButton } from '../../kit/frame/Button.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import { LeaveButton } from './LeaveButton.tsx';
import styles from './MembersCard.module.css';
import { useChangeRole, useRemoveMember } from './members.ts';
import { RoleSelect, roleName } from './RoleSelect.tsx';

export function MemberRow({ member, userId, isMe }: { member: Member; userId: string; isMe: boolean }) {
  const agent = useCurrentAgent();
  const change = useChangeRole(agent.id);
  const remove = useRemoveMember(agent.id);
  const [mayManage, mayManageOwners] = [useAllowed('members.manage'), useAllowed('owners.manage')];
  const mine = !isMe && mayManage && (member.role !== 'owner' || mayManageOwners);
  const name = member.name || member.email;
  const askToRemove = () =>
    doConfirmed({
      title: `Remove ${name}?`,
      message: `${name} can no longer see ${agent.name}, from now on.`,
      confirmText: 'Remove',
      action: () => remove.mutateAsync(userId),
    });
  return (
    <li className={styles.row}>
      <Avatar id={userId} name={name} shape="round" letters={2} />
      <span className={styles.who}>
        <b className="strong trunc">
          {name}
          {isMe && <span className="t2"> (you)</span>}
        </b>
        <span className="small t2 trunc">{member.email}</span>
      </span>
      {mine ? (
        <RoleSelect
          aria-label={`Role of ${name}`}
          value={change.isPending ? change.variables.role : member.role}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ userId, role: event.target.value as AgentRole })}
        />
      ) : (
        <span className={styles.role}>{roleName(member.role)}</span>
      )}
      {isMe && <LeaveButton agentId={agent.id} agentName={agent.name} />}
      {mine && (
        <IconButton label={`Remove ${name}`} onClick={askToRemove}>
          <Trash2 size={16} />
        </IconButton>
      )}
    </li>
  );
}
