import type { Asked } from '../decide/state.ts';
import type { BookingPart } from '../topics/booking/draft.ts';

/** No question is asked a third time in the same words: what would do as an answer. */

const OF_BOOKING: Partial<Record<BookingPart, string>> = {
  when: 'Just a day and a time will do, or say never mind.',
  which: 'Just say one of those times or another day, or say never mind.',
  service: 'Any of them will do, or tell me in your own words.',
  person: 'Just say one of the names, or whoever is free.',
  name: 'Just a name will do. You can spell it.',
  phone: 'Just the digits, please, or say no number.',
  confirm: 'Just say yes, or tell me what to change.',
  mine: "Just say its day, or 'the first one'.",
  cancel: 'Just say yes to cancel it, or no to keep it.',
  waiting: 'Just say yes, or name another day.',
};
const OTHERS: Partial<Record<Asked['kind'], string>> = {
  name: 'Just a name will do. You can spell it.',
  'name-is': 'Just a name will do. You can spell it.',
  phone: 'Just the digits, please, or say no number.',
  allergy: 'Just what nobody may eat, please, or say no allergies.',
  fulfilment: 'Just say pickup or delivery.',
  address: 'Just the number and the street, please.',
  wanted: 'Just a time will do, or say as soon as you can.',
  'message-text': 'Just a few words will do, or say never mind.',
  keep: 'Just say yes and it stays on, or no and I take it off.',
  'leave-off': 'Just say yes and I go on without it, or no.',
  'message-name': 'Just a name will do, or say no name.',
  'message-phone': 'Just the digits, please, or say no number.',
  'message?': 'Just say yes and I pass it on, or tell me what else I can do.',
};

export const inOtherWords = (asked: Asked): string | null =>
  (asked.kind === 'booking' ? OF_BOOKING[asked.part] : OTHERS[asked.kind]) ?? null;
