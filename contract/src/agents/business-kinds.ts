import { WEEKDAYS, type Weekday } from '../constants.ts';
import { type BusinessWeek, eachWeekday } from '../hours/business-week.ts';

/** The kinds of business that an agent can begin with. They decide how it begins, and nothing afterwards. */
export const BUSINESS_KINDS = ['restaurant', 'clinic', 'salon', 'shop', 'other'] as const;
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/** With what an agent begins; all of it can be changed. */
export interface AgentStart {
  greeting: string;
  system_prompt: string;
  ordering_enabled: boolean;
  booking_enabled: boolean;
  business_week: BusinessWeek;
}

/** The same hours on these days. */
export const weekOn = (days: readonly Weekday[], open: string, close: string): BusinessWeek =>
  eachWeekday((day) => ({ enabled: days.includes(day), intervals: [{ open, close }] }));

const MONDAY_TO_FRIDAY = WEEKDAYS.slice(0, 5);
const MONDAY_TO_SATURDAY = WEEKDAYS.slice(0, 6);
const TUESDAY_TO_SATURDAY = WEEKDAYS.slice(1, 6);

const MANNER = 'Be friendly and brief, ask one thing at a time, and never promise what you cannot look up.';

/** A business of this kind and name; the name may still be empty. */
export function startOf(kind: BusinessKind, businessName: string): AgentStart {
  const name = businessName.trim();
  const thanks = `Thanks for calling${name && ` ${name}`}!`;
  const phone = `You answer the phone of ${name || 'our business'}.`;
  switch (kind) {
    case 'restaurant':
      return {
        greeting: `${thanks} What can I get started for you?`,
        system_prompt: `${phone} You take orders from the menu and answer questions about it. ${MANNER}`,
        ordering_enabled: true,
        booking_enabled: false,
        business_week: weekOn(WEEKDAYS, '11:00', '22:00'),
      };
    case 'clinic':
      return {
        greeting: `${thanks} Would you like to make an appointment, or can I help with something else?`,
        system_prompt: `${phone} You make, move and cancel appointments. You give no medical advice. ${MANNER}`,
        ordering_enabled: false,
        booking_enabled: true,
        business_week: weekOn(MONDAY_TO_FRIDAY, '08:00', '17:00'),
      };
    case 'salon':
      return {
        greeting: `${thanks} Would you like to book a visit?`,
        system_prompt: `${phone} You make, move and cancel appointments. ${MANNER}`,
        ordering_enabled: false,
        booking_enabled: true,
        business_week: weekOn(TUESDAY_TO_SATURDAY, '09:00', '18:00'),
      };
    case 'shop':
      return {
        greeting: `${thanks} How can I help you?`,
        system_prompt: `${phone} You answer questions about the shop and take messages. ${MANNER}`,
        ordering_enabled: false,
        booking_enabled: false,
        business_week: weekOn(MONDAY_TO_SATURDAY, '09:00', '18:00'),
      };
    case 'other':
      return {
        greeting: `${thanks} How can I help you?`,
        system_prompt: `${phone} You answer questions and take messages. ${MANNER}`,
        ordering_enabled: false,
        booking_enabled: false,
        business_week: weekOn(MONDAY_TO_FRIDAY, '09:00', '17:00'),
      };
  }
}
