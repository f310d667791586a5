import { AGENT_ROLES, type AgentRole } from '@attendant/contract/permissions';
import type { ComponentProps } from 'react';
import { Options } from '../../kit/form/Input.tsx';
import { RowSelect } from '../../kit/pick/SelectField.tsx';
import { useAllowed } from '../agents/current-agent.ts';

const NAMES: Readonly<Record<AgentRole, string>> = {
  kitchen: 'Kitchen',
  viewer: 'Viewer',
  editor: 'Editor',
  owner: 'Owner',
};
export const roleName = (role: AgentRole): string => NAMES[role];

/** The roles that whoever looks may give. */
export function RoleSelect(props: ComponentProps<'select'>) {
  const mayManageOwners = useAllowed('owners.manage');
  return (
    <RowSelect {...props}>
      <Options of={AGENT_ROLES.filter((role) => role !== 'owner' || mayManageOwners).toReversed()} nameOf={roleName} />
    </RowSelect>
  );
}
