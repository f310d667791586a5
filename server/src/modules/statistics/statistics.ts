import type { ByChannel, ConversationStatistics, Metric, Statistics } from '@attendant/contract/agents/statistics';
import type { Db } from '../../database/open.ts';
import { together } from '../../database/together.ts';
import { addDays, countDays, daySpan } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { refuseField } from '../../http/problem.ts';
import { zoneOf } from '../agents/index.ts';
import { compare } from './compare.ts';
import { type Callers, callersIn, countsByPlace, countsByStatus, type Days } from './queries.ts';
import { salesOf } from './sales.ts';
import { seriesOf, spanOf } from './series.ts';

interface Range {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

const LONGEST_DAYS = 3_660;
const NOBODY: Callers = { all: 0, voice: 0, message: 0, fresh: 0 };

/** The figures of some days beside those of as many days before them. */
export async function statisticsOf(db: Db, actor: AgentActor, range: Range): Promise<Statistics> {
  const zone = await zoneOf(db, actor);
  const now = daysOf(range, zone);
  const length = countDays(now.first, now.last);
  const before = { first: addDays(now.first, -length), last: addDays(now.first, -1) };
  const [counted, [callers = NOBODY, callersBefore = NOBODY], sales] = await together(db, (one) =>
    Promise.all([
      countsByPlace(one, actor.agentId, { now, before }, spanOf(length)),
      callersIn(one, actor.agentId, [now, before]),
      salesOf(one, actor.agentId, zone, { now, before }),
    ]),
  );
  const rows = counted.filter(({ is_now }) => is_now);
  const rowsBefore = counted.filter(({ is_now }) => !is_now);
  return {
    conversations: byChannel((channel) => compare(total(rows, channel), total(rowsBefore, channel))),
    duration_minutes: byChannel((channel) => compare(minutes(rows, channel), minutes(rowsBefore, channel))),
    callers: {
      unique_callers: byChannel((channel) => compare(callers[channel], callersBefore[channel])),
      new_callers: callers.fresh,
      returning_callers: callers.all - callers.fresh,
    },
    sales,
    date_range: {
      current_start: now.first,
      current_end: now.last,
      previous_start: before.first,
      previous_end: before.last,
      period_days: length,
    },
    series: await seriesOf(db, actor.agentId, zone, { now, before }, counted),
  };
}

/** Days of the agent's zone, both included. Durations are seconds. */
export async function conversationStatistics(db: Db, actor: AgentActor, range: Range): Promise<ConversationStatistics> {
  const days = daysOf(range, await zoneOf(db, actor));
  const [rows, [callers = NOBODY]] = await Promise.all([
    countsByStatus(db, actor.agentId, days),
    callersIn(db, actor.agentId, [days]),
  ]);
  const byStatus: Record<string, number> = {};
  for (const row of rows) byStatus[row.status] = (byStatus[row.status] ?? 0) + row.conversations;
  const count = total(rows, 'all');
  const seconds = sum(rows.map((row) => row.seconds));
  return {
    total: count,
    by_type: { voice: total(rows, 'voice'), message: total(rows, 'message') },
    by_status: Object.fromEntries(Object.entries(byStatus).filter(([, times]) => times > 0)),
    total_duration_seconds: seconds,
    average_duration_seconds: count > 0 ? Math.round(seconds / count) : 0,
    unique_callers: callers.all,
    date_range: { start: days.first, end: days.last },
  };
}

function daysOf(range: Range, zone: string): Days {
  const { first, last } = daySpan(range, zone);
  if (countDays(first, last) > LONGEST_DAYS) refuseField('start_date', 'The range can be at most ten years long');
  return { first, last };
}

type Channel = 'all' | 'voice' | 'message';
const byChannel = (figure: (channel: Channel) => Metric): ByChannel => ({
  all: figure('all'),
  voice: figure('voice'),
  messages: figure('message'),
});

interface Counted {
  channel: string;
  conversations: number;
  seconds: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const of = (rows: readonly Counted[], channel: Channel) =>
  rows.filter((row) => channel === 'all' || row.channel === channel);
const total = (rows: readonly Counted[], channel: Channel) => sum(of(rows, channel).map((row) => row.conversations));
const minutes = (rows: readonly Counted[], channel: Channel) =>
  Math.round((sum(of(rows, channel).map((row) => row.seconds)) / 60) * 100) / 100;
