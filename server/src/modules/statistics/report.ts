import type { Report } from '@attendant/contract/agents/reports';
import type { Db } from '../../database/open.ts';
import { daySpan } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { zoneOf } from '../agents/index.ts';
import { bookedByService } from '../bookings/index.ts';
import { countOutcomes } from '../conversations/index.ts';
import { unansweredIn } from '../memories/index.ts';
import { salesIn } from '../orders/index.ts';

/** What some days came to. Each noun counts its own rows, so that a figure is the length of the list behind it. */
export async function reportOf(
  db: Db,
  actor: AgentActor,
  days: { start_date?: string | undefined; end_date?: string | undefined },
): Promise<Report> {
  const { agentId } = actor;
  const zone = await zoneOf(db, actor);
  const { first, last, ...span } = daySpan(days, zone);
  const [sales, by_service, conversations, unanswered] = await Promise.all([
    salesIn(db, agentId, zone, span),
    bookedByService(db, agentId, span),
    countOutcomes(db, agentId, span),
    unansweredIn(db, agentId, span),
  ]);
  return {
    date_range: { start: first, end: last },
    sales,
    bookings: { total: by_service.reduce((sum, { bookings }) => sum + bookings, 0), by_service },
    conversations,
    unanswered: unanswered.map(({ created_at, ...one }) => ({ ...one, at: created_at.toISOString() })),
  };
}
