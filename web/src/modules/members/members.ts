import type { Member } from '@attendant/contract/members';
import type { AgentRole } from '@attendant/contract/permissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { isProblem, problemText } from '../../api/problem.ts';
import { toast } from '../../kit/toast.ts';

const membersKey = (agentId: string) => ['members', agentId] as const;

export const useMembers = (agentId: string) =>
  useQuery({
    queryKey: membersKey(agentId),
    queryFn: ({ signal }): Promise<Member[]> => client.members.list({ id: agentId }, { signal }),
  });

/** A change of the list, which is asked for again whatever came of it (MBR-15). */
function useMemberChange<Input>(
  agentId: string,
  act: (input: Input) => Promise<unknown>,
  done: string,
  failure: string,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.success(done),
    onError: (error) => {
      if (isProblem(error, 401)) return;
      const said = problemText(error, failure);
      toast.error(failure, said === failure ? undefined : said);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: membersKey(agentId) }),
  });
}

export const useChangeRole = (id: string) =>
  useMemberChange(
    id,
    (input: { userId: string; role: AgentRole }) => client.members.changeRole({ id, ...input }),
    'User role updated successfully!',
    'Failed to update user role.',
  );

export const useRemoveMember = (id: string) =>
  useMemberChange(
    id,
    (userId: string) => client.members.remove({ id, userId }),
    'User removed successfully!',
    'Failed to remove user.',
  );

export const useWithdrawInvitation = (id: string) =>
  useMemberChange(
    id,
    (invitationId: string) => client.members.withdraw({ id, invitationId }),
    'Invitation withdrawn',
    'Failed to withdraw the invitation.',
  );

export const useSendAgain = (id: string) =>
  useMemberChange(
    id,
    ({ email, role }: Pick<Member, 'email' | 'role'>) => client.members.invite({ id, email, role }),
    'Invitation sent again',
    'Failed to send invitation email.',
  );

interface Invite {
  email: string;
  role: AgentRole;
}

/** Adds whoever has an account, invites everybody else; answers what was done (C-05, C-06). */
export function useInvite(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, role }: Invite): Promise<string> => {
      const user = await client.members.lookup({ email }).catch((error: unknown) => {
        if (isProblem(error, 404)) return null;
        throw error;
      });
      if (user) {
        await client.members.assign({ id, user_id: user.id, role });
        return `User ${user.name} was added.`;
      }
      const invitation = await client.members.invite({ id, email, role });
      return `Invitation sent to ${invitation.email}`;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: membersKey(id) }),
  });
}
