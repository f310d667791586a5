import type { Agent } from '@attendant/contract/agents';
import { Count } from '../../kit/frame/Badge.tsx';
import { useWaiting } from './statistics.ts';

/** How many callers wait to be called back, or orders to be begun, wherever the owner is looking. */
export function WaitingMark({ agent, of }: { agent: Agent; of: 'callbacks' | 'orders' }) {
  const count = useWaiting(agent.id).data?.[of] ?? 0;
  return count > 0 && <Count value={count} label={`${count} ${of === 'orders' ? 'new' : 'waiting'}`} hot />;
}
