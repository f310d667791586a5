import { DEFAULT_HOURS } from '@attendant/contract/agents';
import { expect, it } from 'vitest';
import { slotsOfDay } from './slots.ts';

const week = { business_hours: DEFAULT_HOURS, default_slot_duration: 30, buffer_time: 10 };

it('lays slots and the gaps between them into the first open day', () => {
  const day = slotsOfDay(week);
  expect(day).toMatchObject({ day: 'monday', open: '09:00', close: '17:00' });
  expect(day?.slots).toHaveLength(12);
  expect(day?.slots[1]).toEqual({ startPercent: (40 / 480) * 100, widthPercent: (30 / 480) * 100 });
});

it('needs no gap after the last one', () => {
  const monday = { enabled: true, open: '09:00', close: '10:10' };
  expect(slotsOfDay({ ...week, business_hours: { ...DEFAULT_HOURS, monday } })?.slots).toHaveLength(2);
});

it('has none in a day that is too short, and no day in a week without one', () => {
  expect(slotsOfDay({ ...week, default_slot_duration: 240, buffer_time: 0 })?.slots).toHaveLength(2);
  const monday = { enabled: true, open: '09:00', close: '09:20' };
  expect(slotsOfDay({ ...week, business_hours: { ...DEFAULT_HOURS, monday } })?.slots).toEqual([]);
  const off = Object.fromEntries(
    Object.entries(DEFAULT_HOURS).map(([day, hours]) => [day, { ...hours, enabled: false }]),
  );
  expect(slotsOfDay({ ...week, business_hours: off as typeof DEFAULT_HOURS })).toBeNull();
});
