import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';

const KEY = ['administrators'] as const;

export const useAdministrators = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => client.auth.listAdmins(undefined, { signal }) });

const useAdministratorChange = <Input, Result>(act: (input: Input) => Promise<Result>) =>
  useChange(act, { touches: KEY });

/** At once for somebody with an account, by mail for everybody else. */
export const useInviteAdministrator = () =>
  useAdministratorChange((email: string) => client.auth.inviteAdmin({ email }));

export const useRevokeAdministrator = () => useAdministratorChange((id: string) => client.auth.revokeAdmin({ id }));

export const useWithdrawAdministrator = () => useAdministratorChange((id: string) => client.auth.withdrawAdmin({ id }));
