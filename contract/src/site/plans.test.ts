import { describe, expect, it } from 'vitest';
import { annualSaving, monthlyBase, monthlyCost, PLAN_NAMES, PLANS, savings } from './plans.ts';

const usual = { callsPerDay: 15, minutesPerCall: 3.5 };

describe('plans', () => {
  it.each([
    ['starter', 160, 480],
    ['business', 800, 2_400],
    ['enterprise', 1_600, 4_800],
  ] as const)('%s costs $%i a month with annual billing and saves $%i a year', (name, base, saved) => {
    expect([monthlyBase(PLANS[name], 'annual'), annualSaving(PLANS[name])]).toEqual([base, saved]);
  });

  it.each([
    ['starter', 1_103, 1_303, '2.90'],
    ['business', 788, 1_788, '3.97'],
    ['enterprise', 473, 2_473, '5.50'],
  ] as const)('%s at 15 calls of 3.5 minutes: usage $%i, total $%i, $%s a call', (name, usage, total, perCall) => {
    const cost = monthlyCost(PLANS[name], 'monthly', usual);
    expect(cost).toMatchObject({ calls: 450, minutes: 1_575, usage, total });
    expect(cost.perCall.toFixed(2)).toBe(perCall);
  });

  it('annual billing lowers the base, not the usage', () => {
    expect(monthlyCost(PLANS.business, 'annual', usual)).toMatchObject({ base: 800, usage: 788, total: 1_588 });
  });

  it('usage is rounded half up to whole dollars, for every plan and step', () => {
    for (const name of PLAN_NAMES) {
      for (let half = 1; half <= 30; half++) {
        const { usage, minutes } = monthlyCost(PLANS[name], 'monthly', { callsPerDay: 7, minutesPerCall: half / 2 });
        const difference = usage * 100 - minutes * PLANS[name].perMinuteCents;
        expect(difference).toBeGreaterThan(-50);
        expect(difference).toBeLessThanOrEqual(50);
      }
    }
  });
});

describe('savings', () => {
  it.each([
    [
      { staffCost: 3_500, missedCalls: 15, callValue: 150 },
      { monthly: 70_901, annual: 850_812, roi: 71_617 },
    ],
    [
      { staffCost: 0, missedCalls: 0, callValue: 0 },
      { monthly: 0, annual: 0, roi: 0 },
    ],
    [
      { staffCost: 99, missedCalls: 0, callValue: 2_000 },
      { monthly: 0, annual: 0, roi: 0 },
    ],
    [
      { staffCost: 100, missedCalls: 0, callValue: 0 },
      { monthly: 1, annual: 12, roi: 1 },
    ],
  ])('of %o are %o', (figures, expected) => {
    expect(savings(figures)).toEqual(expected);
  });
});
