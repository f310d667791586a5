/** Whole dollars with separators: 70901 → '$70,901'. */
export const wholeDollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;

/** 3.9733 → '$3.97'. */
export const withCents = (amount: number): string => `$${amount.toFixed(2)}`;

/** A plan's base as it is advertised, without separators: 1000 → '$1000'. */
export const planPrice = (dollars: number): string => `$${dollars}`;

/** 70 → '$0.70/min'. */
export const perMinute = (cents: number): string => `${withCents(cents / 100)}/min`;
