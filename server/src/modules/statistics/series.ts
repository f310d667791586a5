import type { Point, Statistics } from '@attendant/contract/agents/statistics';
import type { Db } from '../../database/open.ts';
import { addDays, countDays, startOfDay } from '../../days.ts';
import { countsByHour, type HourRow, type Periods, type PlaceRow } from './queries.ts';

/** More bars than this could not be told apart. */
const MOST_DAYS = 62;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** How many days stand in one bar: the days of some weeks, the weeks of more. */
export const spanOf = (days: number): 1 | 7 => (days <= MOST_DAYS ? 1 : 7);

/** The bars of the chart: the hours of one day, or what was counted in each span of days. */
export async function seriesOf(
  db: Db,
  agentId: string,
  zone: string,
  periods: Periods,
  rows: readonly PlaceRow[],
): Promise<Statistics['series']> {
  const { first, last } = periods.now;
  const length = countDays(first, last);
  if (length === 1) return { unit: 'hour', points: await byHour(db, agentId, zone, periods) };
  const span = spanOf(length);
  const points = Array.from({ length: Math.ceil(length / span) }, (_, at) =>
    pointOf(
      { hour: null, day: addDays(first, at * span) },
      rows.filter(({ place, is_now }) => place === at && is_now),
      rows.filter(({ place, is_now }) => place === at && !is_now),
    ),
  );
  return { unit: span === 1 ? 'day' : 'week', points };
}

async function byHour(db: Db, agentId: string, zone: string, { now, before }: Periods): Promise<Point[]> {
  const hoursOf = (day: string) =>
    countsByHour(db, agentId, { from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone), zone });
  const [rows, earlier] = await Promise.all([hoursOf(now.first), hoursOf(before.first)]);
  const inHour = (all: readonly HourRow[], hour: number) => all.filter((row) => row.hour === hour);
  return HOURS.map((hour) => pointOf({ hour, day: now.first }, inHour(rows, hour), inHour(earlier, hour)));
}

interface Counted {
  channel: string;
  conversations: number;
}

const pointOf = (at: Pick<Point, 'hour' | 'day'>, now: readonly Counted[], before: readonly Counted[]): Point => ({
  ...at,
  voice: count(now, 'voice'),
  messages: count(now, 'message'),
  previous_voice: count(before, 'voice'),
  previous_messages: count(before, 'message'),
});

const count = (rows: readonly Counted[], channel: string): number =>
  rows.reduce((sum, row) => sum + (row.channel === channel ? row.conversations : 0), 0);
