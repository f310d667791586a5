import type { Agent } from '@attendant/contract/agents';
import { todayIn } from '../../kit/form/format.ts';
import { Count } from '../../kit/frame/Badge.tsx';
import { useNow } from '../../kit/frame/use-now.ts';
import { useOrderStatistics } from './kitchen/kitchen.ts';

const DAY_STEP_MS = 60_000;

/** How many orders of today's board nobody has begun, wherever the owner is looking. */
export function NewOrders({ agent }: { agent: Agent }) {
  const today = todayIn(agent.timezone, new Date(useNow(DAY_STEP_MS)));
  const count = useOrderStatistics(agent.id, { start: today, end: today }, today)?.by_status.new ?? 0;
  return count > 0 && <Count value={count} label={`${count} new`} hot />;
}
