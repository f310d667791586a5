import { PRICED } from '../../decide/answers/knowledge.ts';
import { tellAsWritten } from '../told.ts';
import type { Topic } from '../topic.ts';

/** Questions that end in a word of their own, 'wifi' or 'implants': it must be the owner's word too. */
const asWritten = (intent: string, least?: number, only?: RegExp): Topic => ({
  intent,
  before: 0.5,
  beside: true,
  take: (talk) => tellAsWritten(talk, { least, only }),
});

/** Of the rooms: seats outside, a ramp, music. */
export const facilities = asWritten('facilities');
/** What is done there, by whom, and for whom. */
export const services = asWritten('services');
export const servicePrice = asWritten('service-price', 0.2, PRICED);
/** How many eat of one. */
export const portions = asWritten('portions');
