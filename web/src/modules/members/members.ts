import type { Member } from '@attendant/contract/members';
import type { AgentRole } from '@attendant/contract/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { isProblem, problemText } from '../../api/door/problem.ts';
import { useChange } from '../../api/use-change.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';
import { toast } from '../../kit/frame/toast.ts';

const membersKey = (agentId: string) => ['members', agentId] as const;

export const useMembers = (agentId: string) =>
  useQuery({
    queryKey: membersKey(agentId),
    queryFn: ({ signal }): Promise<Member[]> => client.members.list({ id: agentId }, { signal }),
  });

/** A change of the list, which is asked for again whatever came of it. */
const useMemberChange = <Input>(id: string, act: (input: Input) => Promise<unknown>, done: string, failed: string) =>
  useChange(act, { touches: membersKey(id), done: () => toast.success(done), failed });

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

/** What refusals of an identity provider mean here; ours has no cause to give them. */
const OF_PROVIDERS: Readonly<Record<string, string>> = {
  'auth/weak-password': 'Password is too weak.',
  'auth/wrong-password': 'User exists but password is incorrect. They may have changed their password.',
  'auth/invalid-id-token': 'Failed to get user ID from login response',
};

/** A failure as the form says it; the end of a session speaks for itself, on the sign-in. */
function said(error: unknown, fallback: string): unknown {
  if (isProblem(error, 401)) return error;
  const code = isProblem(error) ? error.code : undefined;
  const text = (code && OF_PROVIDERS[code]) ?? problemText(error, '');
  return new Error(text ? `Error: ${text}` : fallback, { cause: error });
}

/** How somebody comes in: once they accept, or at once. */
export type Way = 'invite' | 'add';

/** Adds whoever has an account; invites everybody else, or makes an account for them. Answers what was done. */
export function useInvite(id: string) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: async ({ way, email, role }: Invite & { way: Way }): Promise<string> => {
      const user = await client.members.lookup({ email }).catch((error: unknown) => {
        if (isProblem(error, 404)) return null;
        throw said(error, 'Error: Failed to check if user exists.');
      });
      if (user) return assign({ id, user, role });
      return way === 'add' ? add({ id, email, role }) : invite({ id, email, role });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: membersKey(id) }),
  });
}

interface On {
  id: string;
  role: AgentRole;
}

async function assign({ id, user, role }: On & { user: { id: string; name: string } }): Promise<string> {
  await client.members.assign({ id, user_id: user.id, role }).catch((error: unknown) => {
    throw said(error, 'Error: Failed to create and assign user.');
  });
  return `User ${user.name} was added.`;
}

async function add(input: On & { email: string }): Promise<string> {
  const { name, email, status } = await client.members.add(input).catch((error: unknown) => {
    throw said(error, 'Error: Failed to create and assign user.');
  });
  // An account that nobody has confirmed yet is only invited.
  if (status === 'invited') return `Invitation sent to ${email}`;
  return `User ${name} was added. An email with a link to set a password was sent to ${email}.`;
}

async function invite(input: On & { email: string }): Promise<string> {
  const { email } = await client.members.invite(input).catch((error: unknown) => {
    throw said(error, 'Error: Failed to send invitation');
  });
  return `Invitation sent to ${email}`;
}
