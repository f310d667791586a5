import * as z from 'zod/mini';
import { Day, DayRange, endpoint, Id } from '../endpoint.ts';
import { Report } from './reports.ts';

/** A figure of a period beside the one of the period before it. */
const Metric = z.object({
  current: z.number(),
  change: z.number(),
  /** One decimal; null where the period before it had nothing to compare with. */
  change_percent: z.nullable(z.number()),
});
export type Metric = z.infer<typeof Metric>;

const ByChannel = z.object({ all: Metric, voice: Metric, messages: Metric });
export type ByChannel = z.infer<typeof ByChannel>;

/** One bar: an hour of the day, a day, or seven days. */
const Point = z.object({
  /** 0 to 23 on the clock of the agent's zone, where the points are hours. */
  hour: z.nullable(z.int()),
  /** The (first) day of the point. */
  day: Day,
  voice: z.int(),
  messages: z.int(),
  /** Of the same place in the period before. */
  previous_voice: z.int(),
  previous_messages: z.int(),
});
export type Point = z.infer<typeof Point>;

/** What came of it in money and appointments, whoever placed or booked it. */
const Sales = z.object({
  orders: Metric,
  /** US dollars. */
  revenue: Metric,
  /** Appointments that were made in these days and stand. */
  bookings: Metric,
});

/** What an agent did in some days of its zone, without tests. */
export const Statistics = z.object({
  conversations: ByChannel,
  duration_minutes: ByChannel,
  callers: z.object({ unique_callers: ByChannel, new_callers: z.int(), returning_callers: z.int() }),
  sales: Sales,
  date_range: z.object({
    current_start: Day,
    current_end: Day,
    previous_start: Day,
    previous_end: Day,
    period_days: z.int(),
  }),
  series: z.object({ unit: z.enum(['hour', 'day', 'week']), points: z.array(Point) }),
});
export type Statistics = z.infer<typeof Statistics>;

/** Conversations of some days, counted by how they were held and how they ended. */
const ConversationStatistics = z.object({
  total: z.int(),
  by_type: z.object({ voice: z.int(), message: z.int() }),
  by_status: z.record(z.string(), z.int()),
  total_duration_seconds: z.int(),
  average_duration_seconds: z.int(),
  unique_callers: z.int(),
  date_range: z.object({ start: Day, end: Day }),
});
export type ConversationStatistics = z.infer<typeof ConversationStatistics>;

/** What waits for a person, whichever days are looked at. */
export const Waiting = z.object({
  /** Callers who wait to be called back, those with a complaint among them. */
  callbacks: z.int(),
  complaints: z.int(),
  /** Calls of today and yesterday that failed. */
  failed_calls: z.int(),
  /** Orders that nobody has begun. */
  orders: z.int(),
  /** Lessons that calls proposed. */
  lessons: z.int(),
});
export type Waiting = z.infer<typeof Waiting>;

const Range = z.extend(Id, DayRange);

export const statistics = {
  get: endpoint('agent.read').route({ method: 'GET', path: '/agent/{id}/statistics' }).input(Range).output(Statistics),
  conversations: endpoint('conversations.read')
    .route({ method: 'GET', path: '/agent/{id}/conversations/statistics' })
    .input(Range)
    .output(ConversationStatistics),
  /** Days in the agent's zone, both included; without days: today. */
  report: endpoint('agent.read').route({ method: 'GET', path: '/agent/{id}/report' }).input(Range).output(Report),
  waiting: endpoint('agent.read').route({ method: 'GET', path: '/agent/{id}/waiting' }).input(Id).output(Waiting),
};
