import { describe, expect, it } from 'vitest';
import { cheapest, drawCosts, NARROW, WIDE } from './cost-chart.ts';

describe('the cost chart', () => {
  it.each([
    [0.5, WIDE],
    [3.5, WIDE],
    [15, NARROW],
  ])('keeps all lines of %d minutes inside and their labels apart', (minutes, box) => {
    const { lines } = drawCosts(box, 'monthly', minutes);
    for (const { from, to } of lines) {
      for (const [x, y] of [from, to]) {
        expect(x).toBeGreaterThanOrEqual(box.left);
        expect(x).toBeLessThanOrEqual(box.width - box.right);
        expect(y).toBeGreaterThanOrEqual(box.top);
        expect(y).toBeLessThanOrEqual(box.height - box.bottom);
      }
    }
    const labels = lines.map(({ labelY }) => labelY).toSorted((a, b) => a - b);
    expect(Math.min(...labels.slice(1).map((y, at) => y - (labels[at] ?? 0)))).toBeGreaterThanOrEqual(16);
  });

  it.each([
    [15, 3.5, 'starter'],
    [40, 3.5, 'business'],
    [200, 3.5, 'enterprise'],
  ] as const)('at %i calls of %d minutes the cheapest is %s', (callsPerDay, minutesPerCall, name) => {
    expect(cheapest('monthly', { callsPerDay, minutesPerCall })).toBe(name);
  });
});
