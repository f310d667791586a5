import * as z from 'zod/mini';
import { usPhone } from '../fields/phones.ts';
import { Clock } from '../hours/business-week.ts';

/** When and to whom the agent hands a call over. */
export const TransferSettings = z.object({
  keywords: z
    .array(z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(50)))
    .check(z.maxLength(100)),
  rules: z.object({
    urgency: z.boolean(),
    complex: z.boolean(),
    angry: z.boolean(),
    outsideHours: z.boolean(),
    /** Empty, or a North American number. */
    transferNumber: z
      .string()
      .check(
        z.refine((number) => number === '' || usPhone(number) !== null, 'Phone number must be in format +1XXXXXXXXXX'),
      ),
  }),
  businessHours: z.object({
    start: Clock,
    end: Clock,
    afterHoursAction: z.enum(['voicemail', 'message', 'none']),
  }),
});
export type TransferSettings = z.infer<typeof TransferSettings>;

/** As somebody may send them. */
export const TransferChanges = TransferSettings.check(
  z.refine(({ businessHours: { start, end } }) => start < end, {
    path: ['businessHours', 'end'],
    error: 'End time must be after start time',
  }),
);

export const DEFAULT_TRANSFER: TransferSettings = {
  keywords: [],
  rules: { urgency: true, complex: true, angry: false, outsideHours: false, transferNumber: '' },
  businessHours: { start: '09:00', end: '17:00', afterHoursAction: 'voicemail' },
};
