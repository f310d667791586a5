/** Prices and the two public calculators. Free of zod: the prerendered pages import it. */

export const PLAN_NAMES = ['starter', 'business', 'enterprise'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export interface Plan {
  readonly label: string;
  /** Dollars a month, billed monthly. */
  readonly basePrice: number;
  /** Cents a minute of talk time. */
  readonly perMinuteCents: number;
}

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  starter: { label: 'Starter', basePrice: 200, perMinuteCents: 70 },
  business: { label: 'Business', basePrice: 1_000, perMinuteCents: 50 },
  enterprise: { label: 'Enterprise', basePrice: 2_000, perMinuteCents: 30 },
};
export const DEFAULT_PLAN: PlanName = 'business';

export const MONTH_DAYS = 30;
const YEAR_MONTHS = 12;
export const ANNUAL_DISCOUNT_PERCENT = 20;
export type Billing = 'monthly' | 'annual';

/** Dollars a month: 1000, or 800 when a year is paid at once. */
export const monthlyBase = ({ basePrice }: Plan, billing: Billing): number =>
  billing === 'annual' ? (basePrice * (100 - ANNUAL_DISCOUNT_PERCENT)) / 100 : basePrice;

/** Dollars that a year paid at once costs less than twelve months. */
export const annualSaving = (plan: Plan): number =>
  YEAR_MONTHS * (monthlyBase(plan, 'monthly') - monthlyBase(plan, 'annual'));

export interface Volume {
  callsPerDay: number;
  /** Average length of a call in minutes, in steps of a half. */
  minutesPerCall: number;
}

export const CALLS_PER_DAY = { min: 1, max: 200, step: 1, initial: 15 } as const;
export const MINUTES_PER_CALL = { min: 0.5, max: 15, step: 0.5, initial: 3.5 } as const;

/** Dollars, for so many calls and minutes. */
export interface MonthlyCost {
  calls: number;
  minutes: number;
  base: number;
  /** Whole dollars, half up, counted in cents. */
  usage: number;
  total: number;
  perCall: number;
}

/** What a month of a plan costs, in dollars. */
export function monthlyCost(plan: Plan, billing: Billing, { callsPerDay, minutesPerCall }: Volume): MonthlyCost {
  const calls = callsPerDay * MONTH_DAYS;
  const minutes = calls * minutesPerCall;
  const base = monthlyBase(plan, billing);
  const usage = Math.floor((minutes * plan.perMinuteCents + 50) / 100);
  const total = base + usage;
  return { calls, minutes, base, usage, total, perCall: total / calls };
}

export interface SavingsFigures {
  /** Dollars a month. */
  staffCost: number;
  /** A day. */
  missedCalls: number;
  /** Dollars. */
  callValue: number;
}

/** The service's price that the savings are counted against, dollars a month; printed next to the result. */
export const SAVINGS_SERVICE_COST = 99;

/** Of the sliders of the calculator: dollars a month; the next two are calls a day, and dollars a call. */
export const STAFF_COST = { min: 0, max: 20_000, step: 100, initial: 3_500 } as const;
export const MISSED_CALLS = { min: 0, max: 200, step: 1, initial: 15 } as const;
export const CALL_VALUE = { min: 0, max: 2_000, step: 10, initial: 150 } as const;

/** Dollars. */
export interface Savings {
  monthly: number;
  annual: number;
  /** Percent of a year of the service, rounded. */
  roi: number;
}

/** What callers who are no longer missed bring, and staff no longer costs, less the service; never below nothing. */
export function savings({ staffCost, missedCalls, callValue }: SavingsFigures): Savings {
  const monthly = Math.max(0, staffCost + missedCalls * callValue * MONTH_DAYS - SAVINGS_SERVICE_COST);
  const annual = YEAR_MONTHS * monthly;
  return { monthly, annual, roi: Math.round((annual / (YEAR_MONTHS * SAVINGS_SERVICE_COST)) * 100) };
}
