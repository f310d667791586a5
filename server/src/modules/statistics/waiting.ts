import type { Waiting } from '@attendant/contract/agents/statistics';
import type { Db } from '../../database/open.ts';
import { together } from '../../database/together.ts';
import { addDays, dayOf, daySpan, startOfDay } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { zoneOf } from '../agents/index.ts';
import { countCallbacks } from '../callbacks/index.ts';
import { countFailed } from '../conversations/index.ts';
import { countProposals } from '../memories/index.ts';
import { countNew } from '../orders/index.ts';

/** What waits for a person at this moment. */
export async function whatWaits(db: Db, actor: AgentActor): Promise<Waiting> {
  const { agentId } = actor;
  const zone = await zoneOf(db, actor);
  const yesterday = startOfDay(addDays(dayOf(new Date(), zone), -1), zone);
  const [left, failed_calls, orders, lessons] = await together(db, (one) =>
    Promise.all([
      countCallbacks(one, agentId),
      countFailed(one, agentId, yesterday),
      countNew(one, agentId, daySpan({}, zone)),
      countProposals(one, agentId),
    ]),
  );
  return { callbacks: left.callbacks, complaints: left.complaints, failed_calls, orders, lessons };
}
