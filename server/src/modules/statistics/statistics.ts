import type { ByChannel, ConversationStatistics, Metric, Statistics } from '@attendant/contract/statistics';
import type { Db } from '../../database/open.ts';
import { addDays, countDays, daySpan } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { type CallerRow, callersIn, countsByDay, type DayRow, type Days } from './queries.ts';
import { seriesOf } from './series.ts';

interface Range {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

const LONGEST_DAYS = 3_660;

/** The figures of some days beside those of as many days before them (C-104). */
export async function statisticsOf(db: Db, actor: AgentActor, range: Range): Promise<Statistics> {
  const zone = await zoneOf(db, actor);
  const now = daysOf(range, zone);
  const length = countDays(now.first, now.last);
  const before = { first: addDays(now.first, -length), last: addDays(now.first, -1) };
  const [rows, rowsBefore, callers, callersBefore] = await Promise.all([
    countsByDay(db, actor.agentId, now),
    countsByDay(db, actor.agentId, before),
    callersIn(db, actor.agentId, now),
    callersIn(db, actor.agentId, before),
  ]);
  const unique = callers.find(({ kind }) => kind === 'all');
  return {
    conversations: byChannel((channel) => compare(total(rows, channel), total(rowsBefore, channel))),
    duration_minutes: byChannel((channel) => compare(minutes(rows, channel), minutes(rowsBefore, channel))),
    callers: {
      unique_callers: byChannel((channel) => compare(unlike(callers, channel), unlike(callersBefore, channel))),
      new_callers: unique?.fresh ?? 0,
      returning_callers: (unique?.callers ?? 0) - (unique?.fresh ?? 0),
    },
    date_range: {
      current_start: now.first,
      current_end: now.last,
      previous_start: before.first,
      previous_end: before.last,
      period_days: length,
    },
    series: await seriesOf(db, actor.agentId, zone, { now, rows, before, rowsBefore }),
  };
}

export async function conversationStatistics(db: Db, actor: AgentActor, range: Range): Promise<ConversationStatistics> {
  const days = daysOf(range, await zoneOf(db, actor));
  const [rows, callers] = await Promise.all([countsByDay(db, actor.agentId, days), callersIn(db, actor.agentId, days)]);
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
    unique_callers: unlike(callers, 'all'),
    date_range: { start: days.first, end: days.last },
  };
}

async function zoneOf(db: Db, { agentId }: AgentActor): Promise<string> {
  const agent = db.selectFrom('agents').select('timezone').where('id', '=', agentId);
  return (await agent.executeTakeFirstOrThrow()).timezone;
}

function daysOf(range: Range, zone: string): Days {
  const { first, last } = daySpan(range, zone);
  const message = 'The range can be at most ten years long';
  if (countDays(first, last) > LONGEST_DAYS) throw problem('invalid', { message, errors: { start_date: message } });
  return { first, last };
}

type Channel = 'all' | 'voice' | 'message';
const byChannel = (figure: (channel: Channel) => Metric): ByChannel => ({
  all: figure('all'),
  voice: figure('voice'),
  messages: figure('message'),
});

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const of = (rows: readonly DayRow[], channel: Channel) =>
  rows.filter((row) => channel === 'all' || row.channel === channel);
const total = (rows: readonly DayRow[], channel: Channel) => sum(of(rows, channel).map((row) => row.conversations));
const minutes = (rows: readonly DayRow[], channel: Channel) =>
  Math.round((sum(of(rows, channel).map((row) => row.seconds)) / 60) * 100) / 100;
const unlike = (rows: readonly CallerRow[], channel: Channel) =>
  rows.find(({ kind }) => kind === channel)?.callers ?? 0;

/** Nothing after nothing is no change; something after nothing has no percentage. */
export function compare(current: number, previous: number): Metric {
  const change = Math.round((current - previous) * 100) / 100;
  if (previous === 0) return { current, change, change_percent: current === 0 ? 0 : null };
  return { current, change, change_percent: Math.round((change / previous) * 1000) / 10 };
}
