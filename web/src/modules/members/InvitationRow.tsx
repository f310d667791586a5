import type { Member } from '@attendant/contract/members';
import { Mail, Send, X } from 'lucide-react';
import { formatDateTime } from '../../kit/form/format.ts';
import { Badge } from '../../kit/frame/Badge.tsx';
import { IconButton } from '../../kit/frame/Button.tsx';
import { useNow } from '../../kit/frame/use-now.ts';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import styles from './MembersCard.module.css';
import { useSendAgain, useWithdrawInvitation } from './members.ts';
import { roleName } from './RoleSelect.tsx';

const MINUTE_MS = 60_000;

/** Somebody who has not accepted yet. */
export function InvitationRow({ invitation }: { invitation: Member }) {
  const { id, timezone } = useCurrentAgent();
  const now = useNow(MINUTE_MS);
  const again = useSendAgain(id);
  const withdraw = useWithdrawInvitation(id);
  const [mayManage, mayManageOwners] = [useAllowed('members.manage'), useAllowed('owners.manage')];
  const mine = mayManage && (invitation.role !== 'owner' || mayManageOwners);
  const { email, role, expires_at: expires } = invitation;
  const over = expires !== null && Date.parse(expires) <= now;
  return (
    <li className={styles.row}>
      <span className={styles.letter} aria-hidden="true">
        <Mail size={16} />
      </span>
      <span className={styles.who}>
        <b className="strong trunc">{email}</b>
        <span className={styles.invited}>
          <Badge tone={over ? 'warning' : 'neutral'}>{over ? 'Invitation ran out' : 'Invited'}</Badge>
          {expires && !over && <span className="small t2">until {formatDateTime(expires, timezone)}</span>}
        </span>
      </span>
      <span className={styles.role}>{roleName(role)}</span>
      {mine && (
        <span className={styles.actions}>
          <IconButton
            label={`Send the invitation to ${email} again`}
            disabled={again.isPending}
            onClick={() => again.mutate({ email, role })}
          >
            <Send size={16} />
          </IconButton>
          <IconButton
            label={`Withdraw the invitation to ${email}`}
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate(invitation.id)}
          >
            <X size={16} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
