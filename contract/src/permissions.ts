/** Who may do what (docs/decisions/0003): the one table that server and web share. */

/** From the least to the most: each may all that those before it may. */
export const AGENT_ROLES = ['viewer', 'editor', 'owner'] as const;
export type AgentRole = (typeof AGENT_ROLES)[number];

/** A role on one agent; administrators pass every agent policy. */
export type RoleHere = AgentRole | 'admin';

/** The least role on an agent that a capability needs. */
export const CAPABILITIES = {
  'agent.read': 'viewer',
  'agent.change': 'editor',
  'agent.delete': 'owner',
  'agent.export': 'owner',
  'phone.assign': 'owner',
  'webhooks.read': 'owner',
  'transfer.change': 'owner',
  'audit.read': 'owner',
  'members.read': 'editor',
  'members.manage': 'editor',
  'owners.manage': 'owner',
  'menu.read': 'viewer',
  'menu.change': 'editor',
  'orders.read': 'viewer',
  'orders.change': 'editor',
  'orders.delete': 'owner',
  'bookings.read': 'viewer',
  'bookings.change': 'editor',
  'conversations.read': 'viewer',
  'conversations.delete': 'owner',
  'conversations.try': 'editor',
  'conversations.steer': 'editor',
  'callers.export': 'owner',
  'callbacks.read': 'viewer',
  'callbacks.change': 'editor',
  'memories.read': 'viewer',
  'memories.change': 'editor',
  'datasets.read': 'viewer',
  'datasets.change': 'editor',
} as const satisfies Record<string, AgentRole>;
export type Capability = keyof typeof CAPABILITIES;

/** What an endpoint asks of its caller; a capability is asked on the agent that the path or the object names. */
export type Needs = 'nothing' | 'sign-in' | 'admin' | 'superadmin' | Capability;

export const isCapability = (needs: string): needs is Capability => needs in CAPABILITIES;

export function allows(role: RoleHere, capability: Capability): boolean {
  if (role === 'admin') return true;
  return AGENT_ROLES.indexOf(role) >= AGENT_ROLES.indexOf(CAPABILITIES[capability]);
}
