import type { BusinessWeek } from '@attendant/contract/hours/business-week';
import type { SpecialDate } from '@attendant/contract/hours/special-days';
import type { OptionGroup } from '@attendant/contract/menu/options';

/** What the assistant knows of the business, asked anew at each turn. Times are wall clock in `timezone`. */
export interface BusinessFacts {
  businessName: string;
  agentName: string;
  /** IANA name, e.g. 'America/New_York'. */
  timezone: string;
  now: Date;
  hours: BusinessWeek;
  /** Days with other hours than those of the week, in order. */
  specialDays: readonly SpecialDate[];
  /** Closed right now by the owner's decision: no orders are taken. */
  closed: boolean;
  closedMessage: string;
  orderingEnabled: boolean;
  bookingEnabled: boolean;
  phone: string | null;
  callerPhone: string | null;
  callerName: string | null;
  channel: 'voice' | 'message';
  /** How orders go out. */
  pickup: boolean;
  delivery: boolean;
  /** Minutes that an order takes on a quiet day; null: nothing is promised. */
  readyMinutes: number | null;
  /** Orders are taken while the business is closed, for its next opening. */
  closedOrders: boolean;
  /** Minutes that the kitchen is behind at this moment. */
  busyMinutes: number;
  /** Nobody changes one that was handed over: the same array is the same menu, and is read once. */
  menu: readonly MenuFact[];
  /** The same where nothing is ordered by phone: it is only told what things cost. */
  priceList: readonly MenuFact[];
  /** What is done by appointment, and who sees callers, each by name; of most businesses neither. */
  services: readonly ServiceFact[];
  persons: readonly PersonFact[];
  /** What the owner wrote or uploaded and may matter now, the most important first. */
  notes: readonly NoteFact[];
  /** What can be done for a caller who wants a person. */
  handOff: HandOff;
  /** When a caller is put through without asking for it. */
  handOffWhen: { urgency: boolean; complex: boolean; angry: boolean };
  /** What the owner wants callers in danger to be told behind the public numbers; empty: nothing. */
  emergencyText: string;
}

/** `now`: somebody can be called. Else what the owner wants done after hours. */
export type HandOff = 'now' | 'voicemail' | 'message' | 'none';

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Words of the owner: a memory, or a passage of an uploaded file. */
export interface NoteFact {
  kind: 'memory' | 'passage';
  id: string;
  /** Of a passage the file's; of a memory nothing. */
  label: string;
  text: string;
}

export interface ServiceFact {
  id: string;
  name: string;
  minutes: number;
  priceCents: number | null;
  /** Ids of those who do it. */
  doers: readonly string[];
}

export interface PersonFact {
  id: string;
  name: string;
  /** On which they see callers, 0 is Sunday; left out: whenever the business is open. */
  weekdays?: readonly number[];
}

export interface MenuFact {
  id: string;
  name: string;
  /** What callers also say for it, in the owner's words. */
  aliases: readonly string[];
  description: string;
  category: string;
  priceCents: number;
  available: boolean;
  allergens: readonly string[];
  flags: readonly string[];
  notes: string;
  /** What can be chosen on it. */
  optionGroups: readonly OptionGroup[];
}
