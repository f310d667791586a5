import { type BusinessKind, startOf } from '@attendant/contract/agents/business-kinds';
import { DEFAULT_TIMEZONE, WEEKDAYS, type Weekday } from '@attendant/contract/constants';
import { ZONES_AMERICA, ZONES_EUROPE } from '@attendant/contract/fields/zones';

/** What the form proposes; it stays while nobody has written anything else. */
export interface Suggested {
  name: string;
  greeting: string;
  system_prompt: string;
  days: Weekday[];
  open: string;
  close: string;
}

interface Business {
  /** Empty until one is picked. */
  business_kind: BusinessKind | '';
  business_name: string;
}

export const HOURS = { days: WEEKDAYS.slice(0, 5) as Weekday[], open: '09:00', close: '17:00' };

/** Whose name alone is known may be anything. */
export const kindOf = ({ business_kind, business_name }: Business): BusinessKind | '' =>
  business_kind || (business_name.trim() && 'other');

/** For a business of this kind and name. */
export function suggestedFor(business: Business): Suggested {
  const name = business.business_name.trim();
  const kind = kindOf(business);
  if (kind === '') return { name, greeting: '', system_prompt: '', ...HOURS };
  const { greeting, system_prompt, business_week } = startOf(kind, name);
  const days = WEEKDAYS.filter((day) => business_week[day].enabled);
  const [hours = HOURS] = business_week.monday.intervals;
  return { name, greeting, system_prompt, days, open: hours.open, close: hours.close };
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The zone of the browser, where it is one of those that can be picked. */
export function zoneHere(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return [...ZONES_AMERICA, ...ZONES_EUROPE].includes(zone) ? zone : DEFAULT_TIMEZONE;
}
