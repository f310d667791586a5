import { offerMessage } from '../../decide/business-answers.ts';
import { sayFromNotes } from '../../decide/knowledge.ts';
import { NO_APPOINTMENTS, NO_BOOKING } from '../../say/answers.ts';
import type { Topic } from '../topic.ts';

/** Where appointments are made on this line, their own topic has taken the turn before. */

export const book: Topic = {
  intent: 'book',
  before: null,
  take: (talk) =>
    void (sayFromNotes(talk, ['reservations', 'reservation', 'appointments']) ?? offerMessage(talk, NO_BOOKING)),
};

const ofAnother = (intent: string): Topic => ({
  intent,
  before: null,
  take: (talk) => offerMessage(talk, NO_APPOINTMENTS),
});

export const myBooking = ofAnother('my-booking');
export const cancelBooking = ofAnother('cancel-booking');
export const moveBooking = ofAnother('move-booking');
