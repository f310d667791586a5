import { ianaZone } from '@attendant/contract/fields/zones';

/** How values are written on every screen. Instants are ISO 8601; days are YYYY-MM-DD; zones as the forms offer them. */

/** First letters of the first words: 'Rosa Marchetti' → 'RM'. */
export function initials(name: string, count = 2): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, count)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32).toUpperCase())
    .join('');
}

/** Digits of a North American number with its 1, at most eleven. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return (digits.length === 10 ? `1${digits}` : digits).slice(0, 11);
}

/** '+17185550147' → '+1 (718) 555-0147'; what is no such number stays as it is. */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone) return '';
  const digits = phoneDigits(phone);
  if (!/^1\d{10}$/.test(digits)) return phone;
  return `+1 (${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7)}`;
}

/** Two decimals: 12.5 → '$12.50'. */
export const formatMoney = (dollars: number): string =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export const formatNumber = (value: number): string => value.toLocaleString('en-US');

/** 112 → '1m 52s', 45 → '45s', 0 → '--'. */
export function formatDuration(seconds: number | null | undefined): string {
  const whole = Math.round(seconds ?? 0);
  if (whole <= 0) return '--';
  const minutes = Math.floor(whole / 60);
  return minutes > 0 ? `${minutes}m ${whole % 60}s` : `${whole}s`;
}

/** 108 minutes → '1h 48m', 12 → '12m'. */
export function formatHours(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  return hours > 0 ? `${hours}h ${whole % 60}m` : `${whole}m`;
}

const write = (instant: string | Date, zone: string | undefined, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...(zone && { timeZone: ianaZone(zone) }), ...parts }).format(new Date(instant));

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** 'Nov 19, 4:02 PM' in the zone; without a zone in the reader's own. */
export const formatDateTime = (instant: string | Date, zone?: string): string =>
  write(instant, zone, { month: 'short', day: 'numeric', ...TIME });

/** 'Nov 19, 2026' in the zone. */
export const formatDayOf = (instant: string | Date, zone?: string): string =>
  write(instant, zone, { month: 'short', day: 'numeric', year: 'numeric' });

/** '4:02 PM' */
export const formatTime = (instant: string | Date, zone?: string): string => write(instant, zone, TIME);

/** 'Saturday, November 21' of a day that has no zone. */
export const formatLongDay = (day: string): string =>
  write(`${day}T12:00:00Z`, 'UTC', { weekday: 'long', month: 'long', day: 'numeric' });

/** 'Nov 21' of a day that has no zone. */
export const formatDay = (day: string): string => write(`${day}T12:00:00Z`, 'UTC', { month: 'short', day: 'numeric' });

/** 'Thu, Nov 26' of a day that has no zone, with its year where that is not this one. */
export const formatDate = (day: string, now = new Date()): string =>
  write(`${day}T12:00:00Z`, 'UTC', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(day.slice(0, 4) !== String(now.getUTCFullYear()) && { year: 'numeric' }),
  });

/** Today as YYYY-MM-DD in the zone. */
export const todayIn = (zone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: ianaZone(zone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);

/** The day that is `days` later: ('2026-11-21', -1) → '2026-11-20'. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** 'voice' → 'Voice' */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** 'just now', '5 minutes ago', '1 day ago'. */
export function timeAgo(instant: string | Date, now = Date.now()): string {
  const seconds = Math.floor((now - new Date(instant).getTime()) / 1000);
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}
