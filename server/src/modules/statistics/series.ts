import type { Point, Statistics } from '@attendant/contract/statistics';
import type { Db } from '../../database/open.ts';
import { addDays, countDays, startOfDay } from '../../days.ts';
import { countsByHour, type DayRow, type Days, type HourRow } from './queries.ts';

interface Periods {
  now: Days;
  rows: readonly DayRow[];
  before: Days;
  rowsBefore: readonly DayRow[];
}

/** More bars than this could not be told apart. */
const MOST_DAYS = 62;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The bars of the chart: the hours of one day, the days of some weeks, the weeks of more. */
export async function seriesOf(db: Db, agentId: string, zone: string, periods: Periods): Promise<Statistics['series']> {
  const length = countDays(periods.now.first, periods.now.last);
  if (length === 1) return { unit: 'hour', points: await byHour(db, agentId, zone, periods) };
  const span = length <= MOST_DAYS ? 1 : 7;
  return { unit: span === 1 ? 'day' : 'week', points: byDays(periods, length, span) };
}

async function byHour(db: Db, agentId: string, zone: string, { now, before }: Periods): Promise<Point[]> {
  const hoursOf = (day: string) =>
    countsByHour(db, agentId, { from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone), zone });
  const [rows, earlier] = await Promise.all([hoursOf(now.first), hoursOf(before.first)]);
  const inHour = (all: readonly HourRow[], hour: number) => all.filter((row) => row.hour === hour);
  return HOURS.map((hour) => ({
    hour,
    day: now.first,
    voice: count(inHour(rows, hour), 'voice'),
    messages: count(inHour(rows, hour), 'message'),
    previous_voice: count(inHour(earlier, hour), 'voice'),
    previous_messages: count(inHour(earlier, hour), 'message'),
  }));
}

function byDays({ now, rows, before, rowsBefore }: Periods, length: number, span: number): Point[] {
  const places = Math.ceil(length / span);
  const placed = <Row extends DayRow>(all: readonly Row[], start: string) => {
    const byPlace = Array.from({ length: places }, (): Row[] => []);
    for (const row of all) byPlace[Math.floor((countDays(start, row.day) - 1) / span)]?.push(row);
    return byPlace;
  };
  const here = placed(rows, now.first);
  const earlier = placed(rowsBefore, before.first);
  return here.map((found, place) => ({
    hour: null,
    day: addDays(now.first, place * span),
    voice: count(found, 'voice'),
    messages: count(found, 'message'),
    previous_voice: count(earlier[place] ?? [], 'voice'),
    previous_messages: count(earlier[place] ?? [], 'message'),
  }));
}

const count = (rows: readonly { channel: string; conversations: number }[], channel: string): number =>
  rows.reduce((sum, row) => sum + (row.channel === channel ? row.conversations : 0), 0);
