import type { UsageUnit } from '@attendant/contract/system/usage';
import { formatNumber } from '../../../kit/form/format.ts';

const MONTHS = 24;

/** 'YYYY-MM' of this month and those before it. */
export function lastMonths(now = new Date()): string[] {
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - ago, 15)).toISOString().slice(0, 7),
  );
}

/** 'November 2026' */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

const SECONDS = 60;

/** '12.4 min', '3,210 characters' */
export function amountText({ unit, amount }: { unit: UsageUnit; amount: number }): string {
  if (unit === 'seconds') return `${formatNumber(Math.round((amount / SECONDS) * 10) / 10)} min`;
  const words = { characters: 'characters', 'tokens-in': 'tokens in', 'tokens-out': 'tokens out' }[unit];
  return `${formatNumber(Math.round(amount))} ${words}`;
}

const SMALL = 0.01;

/** Fractions of a cent are told as such. */
export function costText(cost: number): string {
  if (cost > 0 && cost < SMALL) return 'under $0.01';
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cost);
}
