import { weekWith } from '@attendant/contract/testing/weeks';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { feedOf, invitationOf } from './calendar.ts';
import { slotsOn } from './slots.ts';

const ZONE = 'America/New_York';
const week = weekWith({ each: '09:00-10:00' });
const sender = { name: 'Harbor Dental', host: 'harbor.example', email: 'bookings@harbor.example' };

/** The first slot of a day, booked. */
function appointment(date: string) {
  const [slot] = slotsOn(date, { zone: ZONE, week, special: [], closed: false, minutes: 60, bufferMinutes: 0 });
  if (!slot) throw new Error('no slot');
  return {
    id: date,
    agent_id: 'harbor',
    conversation_id: null,
    action_key: null,
    request_id: null,
    reminded_of: null,
    reminded_at: null,
    reminded_by: null,
    reminder_problem: null,
    confirmed_at: null,
    held_until: null,
    starts_at: slot.start,
    ends_at: slot.end,
    service_id: null,
    service_name: null,
    person_id: null,
    person_name: null,
    status: 'booked',
    sequence: 0,
    customer_name: 'Lena; Fox',
    customer_phone: '',
    customer_email: null,
    notes: 'Cleaning,\nfirst visit',
    created_at: new Date(),
    updated_at: new Date(),
  };
}

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

const onTheClock = (time: { toJSDate(): Date } | undefined) =>
  time?.toJSDate().toLocaleString('en-US', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });

it.each([
  ['the day before the clocks go forward', '2026-03-07', '3/7/26'],
  ['the day they go forward', '2026-03-08', '3/8/26'],
  ['the day before they go back', '2026-10-31', '10/31/26'],
  ['the day they go back', '2026-11-01', '11/1/26'],
])('an appointment at nine is at nine in a calendar, %s', (_what, date, day) => {
  const [event] = eventsIn(invitationOf(appointment(date), sender, { name: 'Lena', email: 'lena@example.com' }));
  expect([onTheClock(event?.startDate), onTheClock(event?.endDate)]).toEqual([`${day}, 9:00 AM`, `${day}, 10:00 AM`]);
});

it('what callers say comes back from a calendar as they said it', () => {
  const [event] = eventsIn(feedOf([appointment('2026-11-24')], sender));
  expect([event?.summary, event?.description]).toEqual(['Lena; Fox, Harbor Dental', 'Cleaning,\nfirst visit']);
});
