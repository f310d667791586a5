import { sayFromNotes, sayWhatIsDone } from '../../decide/answers/knowledge.ts';
import { NOT_HERE } from '../../say/answers.ts';
import { ABOUT, untold } from '../told.ts';
import type { Topic } from '../topic.ts';

/** Questions that end in a word of their own, 'wifi' or 'implants': it must be the owner's word too. */
const asWritten = (intent: string, least = ABOUT): Topic => ({
  intent,
  before: 0.5,
  beside: true,
  take(talk) {
    const { words, work } = talk.heard;
    if (!sayFromNotes(talk, words, '', least) && !sayWhatIsDone(talk, work)) untold(talk, NOT_HERE);
  },
});

/** Of the rooms: seats outside, a ramp, music. */
export const facilities = asWritten('facilities');
/** What is done there, by whom, and for whom. */
export const services = asWritten('services');
export const servicePrice = asWritten('service-price', 0.2);
/** How many eat of one. */
export const portions = asWritten('portions');
