import * as z from 'zod/mini';
import { endpoint, Id } from '../endpoint.ts';

/** What customers hear of an appointment on the day before. */

/** Nobody is texted at night, whatever else is set: from, and until, these hours of the business's clock. */
export const QUIET_UNTIL_HOUR = 8;
export const QUIET_FROM_HOUR = 21;

const settings = {
  text: z.boolean(),
  /** Where they are texted too: only who cannot be. */
  mail: z.boolean(),
  /** Of the day before, on the business's clock. */
  hour: z
    .int('Choose an hour')
    .check(z.gte(QUIET_UNTIL_HOUR, 'Choose an hour of the day'), z.lt(QUIET_FROM_HOUR, 'Choose an hour of the day')),
};
export const ReminderSettings = z.object({
  ...settings,
  /** Whether texts can go out: a number, and a carrier's account. */
  can_text: z.boolean(),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

export const ReminderChanges = z.partial(z.object(settings));
export type ReminderChanges = z.infer<typeof ReminderChanges>;

export const reminders = {
  get: endpoint('bookings.read')
    .route({ method: 'GET', path: '/agent/{id}/reminders' })
    .input(Id)
    .output(ReminderSettings),
  change: endpoint('bookings.change')
    .route({ method: 'PUT', path: '/agent/{id}/reminders' })
    .input(z.extend(Id, ReminderChanges.shape))
    .output(ReminderSettings),
};
