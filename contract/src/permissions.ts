/** Who may do what (docs/decisions/0003): the one table that server and web share. */

/** From the least to the most: each may all that those before it may, but for the kitchen, which stands beside them. */
export const AGENT_ROLES = ['kitchen', 'viewer', 'editor', 'owner'] as const;
export type AgentRole = (typeof AGENT_ROLES)[number];

/** What a table holds is text; what is no role has the least rights to look on. */
export const asRole = (role: string | null | undefined): AgentRole =>
  AGENT_ROLES.find((known) => known === role) ?? 'viewer';

/** A role on one agent; administrators pass every agent policy. */
export type RoleHere = AgentRole | 'admin';

/** The least role on an agent that a capability needs. */
export const CAPABILITIES = {
  'agent.see': 'viewer',
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
  'orders.move': 'editor',
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
} as const satisfies Record<string, Exclude<AgentRole, 'kitchen'>>;
export type Capability = keyof typeof CAPABILITIES;

/** What whoever works in the kitchen may: the tickets, and no more of the agent than stands above them. */
export const KITCHEN: ReadonlySet<Capability> = new Set(['agent.see', 'orders.read', 'orders.move']);

/** What an endpoint asks of its caller; a capability is asked on the agent that the path or the object names. */
export type Needs = 'nothing' | 'sign-in' | 'admin' | 'superadmin' | Capability;

export const isCapability = (needs: string): needs is Capability => needs in CAPABILITIES;

export function allows(role: RoleHere, capability: Capability): boolean {
  if (role === 'admin') return true;
  if (role === 'kitchen') return KITCHEN.has(capability);
  return AGENT_ROLES.indexOf(role) >= AGENT_ROLES.indexOf(CAPABILITIES[capability]);
}
