import {
  BookSlotInput as BookSlot,
  type BookSlotInput,
  CancelBookingInput,
  FindSlotsInput as FindSlots,
  type FindSlotsInput,
  type FoundSlots,
  HoldSlotInput,
  JoinWaitingListInput,
  MoveBookingInput,
  slotsWanted,
} from '@attendant/contract/bookings/tools';
import { dayOn, startsIn } from '@attendant/contract/hours/opening';
import type { ToolOutcome } from '@attendant/voice/roles';
import { hoursOf } from '../decide/answers/hours.ts';
import type { BusinessFacts } from '../facts.ts';
import { ahead, clockOf } from '../heard/when/calendar.ts';
import { wallClock } from '../heard/when/wall-clock.ts';
import { clock, longDate } from '../say/times.ts';

interface Booked extends Omit<BookSlotInput, 'starts_at'> {
  booking_id: string;
  /** '2026-11-24 16:00' on the business's clock. */
  at: string;
}

/** Appointments of half an hour, one at a time, as the real tools give and refuse them. In New York, in winter. */
export interface Calendar {
  booked: Booked[];
  /** '2026-11-24 16:00', kept for others. */
  taken: Set<string>;
  waiting: JoinWaitingListInput[];
  held: string | null;
  callTool(name: string, input: unknown): Promise<ToolOutcome> | ToolOutcome | null;
}

export function openCalendar(facts: BusinessFacts): Calendar {
  const calendar: Calendar = {
    booked: [],
    taken: new Set(),
    waiting: [],
    held: null,
    callTool: (name, input) => TOOLS[name]?.(calendar, input, facts) ?? null,
  };
  return calendar;
}

const momentOf = (at: string): string => new Date(`${at.replace(' ', 'T')}:00-05:00`).toISOString();
const halfAnHourOn = (moment: string): string => new Date(Date.parse(moment) + 30 * 60_000).toISOString();
const atOf = (moment: string): string => {
  const { date, time } = wallClock({ now: new Date(moment), timezone: 'America/New_York' });
  return `${date} ${time}`;
};
const words = (at: string): string => `${longDate(at.slice(0, 10))}, ${clock(at.slice(11))}`;
const isFree = ({ taken, booked }: Calendar, at: string): boolean =>
  !taken.has(at) && !booked.some((one) => one.at === at);

const TOOLS: Readonly<
  Record<string, (calendar: Calendar, input: unknown, facts: BusinessFacts) => Promise<ToolOutcome> | ToolOutcome>
> = {
  find_slots: async (calendar, input, facts) => ({
    ok: true,
    value: await find(calendar, FindSlots.parse(input), facts),
  }),
  hold_slot: (calendar, input) => {
    const at = atOf(HoldSlotInput.parse(input).starts_at);
    if (!isFree(calendar, at)) return TAKEN;
    calendar.held = at;
    return { ok: true, value: null };
  },
  book_slot: (calendar, input) => {
    const { starts_at, ...booking } = BookSlot.parse(input);
    const at = atOf(starts_at);
    if (!isFree(calendar, at)) return TAKEN;
    const booking_id = `00000000-0000-4000-8000-${String(calendar.booked.length + 1).padStart(12, '0')}`;
    calendar.booked.push({ ...booking, booking_id, at });
    return done(booking_id, `Thank you, ${booking.customer_name}. You are booked for ${words(at)}.`);
  },
  find_bookings: ({ booked }, _, { callerPhone }) => {
    const bookings = callerPhone ? booked : [];
    return {
      ok: true,
      value: { bookings: bookings.map((one) => ({ ...one, starts_at: momentOf(one.at), words: words(one.at) })) },
    };
  },
  move_booking: (calendar, input) => {
    const { booking_id, starts_at } = MoveBookingInput.parse(input);
    const booking = calendar.booked.find((one) => one.booking_id === booking_id);
    const at = atOf(starts_at);
    if (!booking || !isFree(calendar, at)) return TAKEN;
    booking.at = at;
    return done(booking_id, `Your appointment is moved to ${words(at)}.`);
  },
  cancel_booking: (calendar, input) => {
    const { booking_id } = CancelBookingInput.parse(input);
    const booking = calendar.booked.find((one) => one.booking_id === booking_id);
    calendar.booked = calendar.booked.filter((one) => one !== booking);
    return done(booking_id, `Your appointment on ${words(booking?.at ?? '')} is cancelled.`);
  },
  join_waiting_list: (calendar, input) => {
    const wanted = JoinWaitingListInput.parse(input);
    calendar.waiting.push(wanted);
    return {
      ok: true,
      value: null,
      say: `You are on the waiting list, ${wanted.customer_name}.`,
      receipt: { kind: 'waiting', id: '00000000-0000-4000-8000-000000000099' },
    };
  },
};

const done = (id: string, say: string): ToolOutcome => ({
  ok: true,
  value: null,
  say,
  receipt: { kind: 'booking', id },
});

const TAKEN: ToolOutcome = {
  ok: false,
  code: 'slot-taken',
  say: "I'm sorry, that time has just been taken. Nothing is booked yet.",
};

async function find(calendar: Calendar, wanted: FindSlotsInput, facts: BusinessFacts): Promise<FoundSlots> {
  const now = wallClock(facts);
  const first = wanted.from_day && wanted.from_day > now.date ? wanted.from_day : now.date;
  if ((wanted.until_day ?? wanted.from_day ?? now.date) < now.date) return { slots: [], none: 'past' };
  const days = Array.from({ length: 60 }, (_, day) => ahead(first, day));
  const open = { days: 0 };
  const found = await slotsWanted(wanted, days, (day) => {
    const times = timesOn(day, facts);
    if (times.length > 0) open.days++;
    return times
      .map((time) => ({ time, at: `${day} ${time}` }))
      .filter(({ at }) => at > `${now.date} ${now.time}` && isFree(calendar, at));
  });
  const slots = found.map(({ at }) => ({
    starts_at: momentOf(at),
    ends_at: halfAnHourOn(momentOf(at)),
    words: words(at),
  }));
  return { slots, none: slots.length > 0 ? null : open.days > 0 ? 'full' : 'closed' };
}

const timesOn = (day: string, facts: BusinessFacts): string[] =>
  dayOn(hoursOf(facts), day).intervals.flatMap((interval) => startsIn(interval, 30, 0).map(clockOf));
