import { describe, expect, it } from 'vitest';
import { salsFacts } from '../testing/facts.ts';
import { hoursAnswer, isOpenNow } from './hours.ts';

/** New York is four hours behind UTC until November 1, 2026 at 2 AM, then five. */
describe('opening hours', () => {
  it.each([
    ['before opening', '2026-11-21T14:00:00Z', "We're closed right now. We open at noon today."],
    ['while open', '2026-11-22T01:43:00Z', "Yes, we're open until 11:30 PM."],
    ['after closing', '2026-11-22T04:45:00Z', "We're closed right now. We open tomorrow at 11 AM."],
    ['over a closed Monday', '2026-11-23T04:00:00Z', "We're closed right now. We open on Tuesday at 11 AM."],
    ['on a holiday', '2026-11-26T18:00:00Z', "We're closed right now for Thanksgiving. We open tomorrow at noon."],
    ['the evening before the clocks go back', '2026-11-01T03:15:00Z', "Yes, we're open until 11:30 PM."],
    ['the evening after', '2026-11-02T02:45:00Z', "Yes, we're open until 10 PM."],
  ])('%s', (_when, now, answer) => {
    expect(hoursAnswer(salsFacts({ now: new Date(now) }), 'open', '')).toBe(answer);
  });

  it('past midnight belongs to the evening before', () => {
    const hours = { saturday: { enabled: true, open: '18:00', close: '02:00' } };
    expect(isOpenNow(salsFacts({ hours, now: new Date('2026-11-22T06:30:00Z') }))).toBe(true);
    expect(isOpenNow(salsFacts({ hours, now: new Date('2026-11-22T07:30:00Z') }))).toBe(false);
  });

  it('are closed when the owner says so', () => {
    expect(hoursAnswer(salsFacts({ closed: true, closedMessage: 'Back on Monday.' }), 'open', '')).toBe(
      'Back on Monday.',
    );
  });
});
