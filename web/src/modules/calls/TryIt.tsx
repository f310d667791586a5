import type { Agent } from '@attendant/contract/agents';

export const TryIt = (_: { agent: Agent }) => null;
