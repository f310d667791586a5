import type { Point, Statistics } from '@attendant/contract/agents/statistics';
import { addDays, formatDay } from '../../kit/form/format.ts';

/** What the chart of conversations draws, as numbers and words. */

export const SERIES = ['all', 'voice', 'messages'] as const;
export type SeriesName = (typeof SERIES)[number];

export interface Bar {
  key: string;
  /** Below the axis; empty where another label stands too near. */
  label: string;
  /** '6 PM – 7 PM', 'Nov 21', 'Nov 1 – Nov 7' */
  title: string;
  voice: number;
  messages: number;
  previous: number;
  isNow: boolean;
}

const DAY_BEGINS = 9;
const DAY_ENDS = 21;

/** '12 AM', '1 PM' */
export const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

const isSilent = ({ voice, messages, previous_voice, previous_messages }: Point): boolean =>
  voice + messages + previous_voice + previous_messages === 0;

/** Of a day the hours that matter: those of business, and any other in which something happened. */
function shown({ unit, points }: Statistics['series']): readonly Point[] {
  if (unit !== 'hour') return points;
  const busy = points.flatMap((point) => (isSilent(point) || point.hour === null ? [] : [point.hour]));
  const [from, to] = [Math.min(DAY_BEGINS, ...busy), Math.max(DAY_ENDS, ...busy)];
  return points.filter(({ hour }) => hour !== null && hour >= from && hour <= to);
}

export function barsOf(series: Statistics['series'], of: SeriesName, now: { day: string; hour: number }): Bar[] {
  return shown(series).map((point, at) => {
    const { hour, day, voice, messages, previous_voice, previous_messages } = point;
    return {
      key: `${day} ${hour ?? ''}`,
      label: labelOf(point, at),
      title: titleOf(series.unit, point),
      voice: of === 'messages' ? 0 : voice,
      messages: of === 'voice' ? 0 : messages,
      previous: (of === 'messages' ? 0 : previous_voice) + (of === 'voice' ? 0 : previous_messages),
      isNow: day === now.day && (hour === null || hour === now.hour),
    };
  });
}

function labelOf({ hour, day }: Point, at: number): string {
  if (hour === null) return formatDay(day);
  return at === 0 || hour % 12 === 0 ? hourText(hour) : String(hour % 12);
}

function titleOf(unit: Statistics['series']['unit'], { hour, day }: Point): string {
  if (hour !== null) return `${hourText(hour)} – ${hourText((hour + 1) % 24)}`;
  return unit === 'week' ? `${formatDay(day)} – ${formatDay(addDays(day, 6))}` : formatDay(day);
}

/** The top of the axis: four even steps of whole numbers that hold the highest bar. */
export function axisOf(bars: readonly Bar[]): number[] {
  const most = Math.max(1, ...bars.map(({ voice, messages, previous }) => Math.max(voice + messages, previous)));
  const rough = most / 4;
  const size = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step =
    [1, 2, 2.5, 5, 10].map((times) => Math.ceil(times * size)).find((one) => one >= rough) ?? Math.ceil(rough);
  return [0, 1, 2, 3, 4].map((times) => times * step);
}

/** 'the day before', 'the 7 days before' */
export const beforeText = (days: number): string => (days === 1 ? 'the day before' : `the ${days} days before`);
