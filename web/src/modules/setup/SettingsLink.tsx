import type { Agent } from '@attendant/contract/agents';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../kit/frame/Button.tsx';

interface SettingsLinkProps {
  agent: Agent;
  /** The page that it is about. */
  section: 'behavior' | 'features' | 'hours' | 'users';
  children: ReactNode;
}

export const SettingsLink = ({ agent, section, children }: SettingsLinkProps) => (
  <ButtonLink size="sm" to="/app/agents/$id/settings/$section" params={{ id: agent.id, section }}>
    {children}
  </ButtonLink>
);
