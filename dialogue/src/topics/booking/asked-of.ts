import { ABOUT, ANY, sayFromNotes } from '../../decide/answers/knowledge.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { BOOK_HERE } from '../../say/answers.ts';

/** A question about appointments that wishes for none: whether one is needed, how one is made. */
export function isOnlyAsked({ appointment, when, visit, onlyAsking, asking }: Talk['heard']): boolean {
  if (appointment.ofWhether && when.day === null && when.time === null) return true;
  if ((appointment.ofNeed && asking) || (appointment.ofPerson && onlyAsking && visit.persons.length === 0)) return true;
  const timed = (when.day ?? when.time ?? when.bare) !== null || when.soon;
  return onlyAsking && !timed && !appointment.ofFree && !/^(?:find|free)$/.test(appointment.wants ?? '');
}

/** What the owner wrote of it, and that one can be had here. Nothing is begun. */
export function tellOfBooking(talk: Talk): true {
  const { words } = talk.heard;
  void (sayFromNotes(talk, words, ANY, ABOUT) ?? sayFromNotes(talk, OF_APPOINTMENTS));
  talk.say.push(BOOK_HERE);
  ask(talk, { kind: 'help' }, '');
  return true;
}
const OF_APPOINTMENTS = ['appointment', 'appointments', 'reservation', 'reservations', 'walkins', 'walk', 'ins'];
