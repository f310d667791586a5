import type { Agent } from '@attendant/contract/agents';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../kit/Button.tsx';

export const SettingsLink = ({ agent, children }: { agent: Agent; children: ReactNode }) => (
  <ButtonLink size="sm" to="/app/agents/$id/settings" params={{ id: agent.id }}>
    {children}
  </ButtonLink>
);
