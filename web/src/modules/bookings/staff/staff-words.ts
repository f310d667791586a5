import type { Person, Service } from '@attendant/contract/bookings/staff';
import { WEEKDAYS } from '@attendant/contract/constants';
import { formatMoney } from '../../../kit/form/format.ts';
import { spokenHours } from '../../agents/settings/hours/words.ts';

/** '40 min, $89.00, Doctor Okafor and Doctor Hale' */
export function serviceLine({ minutes, price, person_ids }: Service, persons: readonly Person[]): string {
  const doers = persons.filter(({ id }) => person_ids.includes(id)).map(({ name }) => name);
  const who = persons.length === 0 ? '' : doers.length === 0 ? 'everybody' : doers.join(', ');
  return [`${minutes} min`, price === null ? '' : formatMoney(price), who].filter(Boolean).join(' · ');
}

/** 'The hours of the business', 'Mon–Thu 9:00 AM to 5:00 PM; Fri 9:00 AM to 12:00 PM' */
export function hoursLine({ business_week }: Pick<Person, 'business_week'>): string {
  if (!business_week) return 'The hours of the business';
  const runs: { from: string; to: string; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const { enabled, intervals } = business_week[day];
    const name = `${day.charAt(0).toUpperCase()}${day.slice(1, 3)}`;
    const hours = enabled ? spokenHours(intervals) : '';
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = name;
    else runs.push({ from: name, to: name, hours });
  }
  const open = runs.filter(({ hours }) => hours !== '');
  const line = open.map(({ from, to, hours }) => `${from === to ? from : `${from}–${to}`} ${hours}`).join('; ');
  return line || 'Never there';
}
