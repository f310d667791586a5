import { DEFAULT_WEEK } from '@attendant/contract/agents';
import { weekWith } from '@attendant/contract/testing/weeks';
import { expect, it } from 'vitest';
import { slotsOfDay } from './slots.ts';

const week = { business_week: DEFAULT_WEEK, default_slot_duration: 30, buffer_time: 10 };
const on = (monday: string) => slotsOfDay({ ...week, business_week: weekWith({ monday }) });

it('lays slots and the gaps between them into the first open day', () => {
  const day = slotsOfDay(week);
  expect(day).toMatchObject({ day: 'monday', open: '09:00', close: '17:00' });
  expect(day?.slots).toHaveLength(12);
  expect(day?.slots[1]).toEqual({ startPercent: (40 / 480) * 100, widthPercent: (30 / 480) * 100 });
});

it('needs no gap after the last one', () => expect(on('09:00-10:10')?.slots).toHaveLength(2));

it('begins anew after a break, and goes on after midnight', () => {
  expect(on('09:00-10:00 11:00-12:00')?.slots.map(({ startPercent }) => startPercent)).toEqual([0, (120 / 180) * 100]);
  expect(on('22:00-01:00')).toMatchObject({ open: '22:00', close: '01:00', slots: { length: 4 } });
});

it('has none in a day that is too short, and no day in a week without one', () => {
  expect(slotsOfDay({ ...week, default_slot_duration: 240, buffer_time: 0 })?.slots).toHaveLength(2);
  expect(on('09:00-09:20')?.slots).toEqual([]);
  expect(slotsOfDay({ ...week, business_week: weekWith({}) })).toBeNull();
});
