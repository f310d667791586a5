import { expect, it } from 'vitest';
import { openSpan } from './open-span.ts';

const day = (open: string, close: string, enabled = true) => openSpan({ enabled, open, close });

it('says how long a day is open, and where it lies', () => {
  expect(day('06:00', '18:00')).toEqual({ startPercent: 25, widthPercent: 50, text: '12 h' });
  expect(day('09:00', '17:30')?.text).toBe('8 h 30 m');
  expect(day('09:00', '09:45')?.text).toBe('45 m');
});

it('is nothing on a day off or while the times are no span', () => {
  expect([day('09:00', '17:00', false), day('', '17:00'), day('17:00', '09:00')]).toEqual([null, null, null]);
});
