import { aboutHours, offerMessage, tellOfTables } from '../../decide/answers/business-answers.ts';
import { tellNamed } from '../../decide/answers/noted.ts';
import { keepWords, nextOfMessage } from '../../decide/message/message.ts';
import type { Talk } from '../../decide/talk.ts';
import { I_PASS_ON, NO_APPOINTMENTS } from '../../say/answers.ts';
import { isOnlyAsked, tellOfBooking } from '../booking/asked-of.ts';
import { beginBooking } from '../booking/booking.ts';
import type { Draft } from '../booking/draft.ts';
import { isOfTheirs } from '../booking/intent.ts';
import type { Topic } from '../topic.ts';

/** 'I have an appointment Thursday and my mother is coming along': whoever sees them hears of it. */
function tellThem(talk: Talk): void {
  talk.say.push(I_PASS_ON);
  keepWords(talk.state, talk.heard.text);
  nextOfMessage(talk);
}

/** Where appointments are made on this line, the rules have mostly taken the turn before. */
const appointments = (intent: string, doing: Draft['doing'], otherwise: (talk: Talk) => void): Topic => ({
  intent,
  before: null,
  take(talk) {
    if (!talk.facts.bookingEnabled) otherwise(talk);
    else if (doing === 'book' && isOnlyAsked(talk.heard)) tellOfBooking(talk);
    else if (isOfTheirs(talk)) tellThem(talk);
    else beginBooking(talk, doing);
  },
});

export const book = appointments('book', 'book', (talk) => {
  const { appointment, when, hours } = talk.heard;
  // 'Can I come by around three?', where nothing is booked
  const asksOpen = appointment.wants !== 'book' && (when.day ?? when.time) !== null;
  if (tellNamed(talk, /\b(?:reserv\w+|appointments?)\b/i)) return;
  if (asksOpen) aboutHours(talk, { kind: 'hours', about: 'open', day: hours.day });
  else tellOfTables(talk);
});

const passOn = (talk: Talk): void => offerMessage(talk, NO_APPOINTMENTS);
export const myBooking = appointments('my-booking', 'find', passOn);
export const cancelBooking = appointments('cancel-booking', 'cancel', passOn);
export const moveBooking = appointments('move-booking', 'move', passOn);
