import { describe, expect, it } from 'vitest';
import { CHART, cheapest, drawCosts } from './cost-chart.ts';

describe('the cost chart', () => {
  it.each([0.5, 3.5, 15])('keeps all lines and labels of %d minutes inside, the dearest on top', (minutes) => {
    const { lines } = drawCosts('monthly', minutes);
    for (const { from, to } of lines) {
      for (const [x, y] of [from, to]) {
        expect(x).toBeGreaterThanOrEqual(CHART.left);
        expect(x).toBeLessThanOrEqual(CHART.width - CHART.right);
        expect(y).toBeGreaterThanOrEqual(CHART.top);
        expect(y).toBeLessThanOrEqual(CHART.height - CHART.bottom);
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
