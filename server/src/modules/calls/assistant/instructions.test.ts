import { intervalsOf, weekWith } from '@attendant/contract/testing/weeks';
import { salsFacts } from '@attendant/dialogue/testing';
import { expect, it } from 'vitest';
import { instructionsOf } from './instructions.ts';

it('tells a model every opening, the days that are different, and whether it is open now', () => {
  const facts = salsFacts({
    now: new Date('2026-11-21T05:30:00Z'),
    hours: weekWith({ each: '17:00-01:00', monday: '', sunday: '00:00-00:00', friday: '11:30-14:00 17:00-01:00' }),
    specialDays: [
      { date: '2026-11-26', reason: 'Thanksgiving', intervals: [] },
      { date: '2026-12-24', intervals: intervalsOf('11:00-15:00') },
    ],
  });
  const told = instructionsOf(facts, 'Be brief.');
  expect(told).toContain('monday closed; tuesday 17:00-01:00 the next day;');
  expect(told).toContain(
    'friday 11:30-14:00, 17:00-01:00 the next day; saturday 17:00-01:00 the next day; sunday around the clock',
  );
  expect(told).toContain('Other hours on: 2026-11-26 (Thanksgiving) closed; 2026-12-24 11:00-15:00');
  expect(told).toContain('Open now, until 2026-11-21 01:00');
});
