import { offerMessage } from '../../decide/answers/business-answers.ts';
import { sayFromNotes } from '../../decide/answers/knowledge.ts';
import type { Talk } from '../../decide/talk.ts';
import { NO_APPOINTMENTS, NO_BOOKING } from '../../say/answers.ts';
import { beginBooking } from '../booking/booking.ts';
import type { Draft } from '../booking/draft.ts';
import type { Topic } from '../topic.ts';

/** Where appointments are made on this line, the rules have mostly taken the turn before. */
const appointments = (intent: string, doing: Draft['doing'], otherwise: (talk: Talk) => void): Topic => ({
  intent,
  before: null,
  take: (talk) => (talk.facts.bookingEnabled ? beginBooking(talk, doing) : otherwise(talk)),
});

export const book = appointments(
  'book',
  'book',
  (talk) =>
    void (sayFromNotes(talk, ['reservations', 'reservation', 'appointments']) ?? offerMessage(talk, NO_BOOKING)),
);

const passOn = (talk: Talk): void => offerMessage(talk, NO_APPOINTMENTS);
export const myBooking = appointments('my-booking', 'find', passOn);
export const cancelBooking = appointments('cancel-booking', 'cancel', passOn);
export const moveBooking = appointments('move-booking', 'move', passOn);
