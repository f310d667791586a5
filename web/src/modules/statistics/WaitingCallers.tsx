import type { Agent } from '@attendant/contract/agents';
import { Count } from '../../kit/frame/Badge.tsx';
import { useWaiting } from './statistics.ts';

/** How many callers wait to be called back, wherever the owner is looking. */
export function WaitingCallers({ agent }: { agent: Agent }) {
  const count = useWaiting(agent.id).data?.callbacks ?? 0;
  return count > 0 && <Count value={count} label={`${count} waiting`} hot />;
}
