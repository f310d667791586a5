import type { Agent } from '@attendant/contract/agents';
import { allows, type Capability } from '@attendant/contract/permissions';

type Gate = 'ordering_enabled' | 'booking_enabled';

const TABS = [
  { name: 'Overview', to: '/app/agents/$id/overview' },
  { name: 'Conversations', to: '/app/agents/$id/conversations' },
  { name: 'Call-backs', to: '/app/agents/$id/callbacks' },
  { name: 'Orders', to: '/app/agents/$id/orders', gate: 'ordering_enabled', needs: 'orders.read' },
  { name: 'Menu', to: '/app/agents/$id/menu', gate: 'ordering_enabled' },
  { name: 'Bookings', to: '/app/agents/$id/bookings', gate: 'booking_enabled' },
  { name: 'Memories', to: '/app/agents/$id/memory' },
  { name: 'Reports', to: '/app/agents/$id/reports' },
  { name: 'Settings', to: '/app/agents/$id/settings' },
] as const;

export type AgentTab = (typeof TABS)[number];

/** The pages of one agent, without what is switched off or not for whoever looks. */
export const tabsOf = (agent: Pick<Agent, Gate | 'my_role'>): AgentTab[] =>
  TABS.filter((tab) => (!('gate' in tab) || agent[tab.gate]) && allows(agent.my_role, needsOf(tab)));

const needsOf = (tab: AgentTab): Capability => ('needs' in tab ? tab.needs : 'agent.read');
