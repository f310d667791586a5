import type { Agent } from '@attendant/contract/agents';

type Gate = 'ordering_enabled' | 'booking_enabled';

const TABS = [
  { name: 'Overview', to: '/app/agents/$id/overview' },
  { name: 'Conversations', to: '/app/agents/$id/conversations' },
  { name: 'Call-backs', to: '/app/agents/$id/callbacks' },
  { name: 'Orders', to: '/app/agents/$id/orders', gate: 'ordering_enabled' },
  { name: 'Menu', to: '/app/agents/$id/menu', gate: 'ordering_enabled' },
  { name: 'Bookings', to: '/app/agents/$id/bookings', gate: 'booking_enabled' },
  { name: 'Memories', to: '/app/agents/$id/memory' },
  { name: 'Settings', to: '/app/agents/$id/settings' },
] as const;

export type AgentTab = (typeof TABS)[number];

/** The pages of one agent, without what is switched off. */
export const tabsOf = (agent: Pick<Agent, Gate>): AgentTab[] =>
  TABS.filter((tab) => !('gate' in tab) || agent[tab.gate]);
