import type { Agent } from '@attendant/contract/agents';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../kit/frame/Button.tsx';

interface SettingsLinkProps {
  agent: Agent;
  /** The card that it is about, by the id of its heading. */
  section: 'behavior' | 'features' | 'hours' | 'users';
  children: ReactNode;
}

export const SettingsLink = ({ agent, section, children }: SettingsLinkProps) => (
  <ButtonLink size="sm" to="/app/agents/$id/settings" params={{ id: agent.id }} hash={section}>
    {children}
  </ButtonLink>
);
