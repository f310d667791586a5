import type { Talk } from '../../decide/talk.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import type { Act } from '../../understand/acts.ts';
import type { Draft } from './draft.ts';

/** What the caller wants with appointments; null when this is about something else. */
export function intentOf(talk: Talk): Draft['doing'] | null {
  const { appointment, acts, when, remark } = talk.heard;
  const { wants, own, elsewhere } = appointment;
  const { booked, booking } = talk.state;
  if (wants === 'cancel' || wants === 'move' || wants === 'find') {
    const known =
      own || (booked !== null && booking === null) || !talk.facts.orderingEnabled || when.without.length > 0;
    if (known) return wants;
  }
  // 'Friday would be better than my Thursday appointment', 'could my appointment be an hour later'
  const other = when.shift !== null || (when.had.length > 0 && (when.day ?? when.time) !== null);
  if (own && other && wants !== 'find') return 'move';
  const proposed = BY_REMARK[remark.intent];
  if (proposed && !booking && remark.sure > SURE) return proposed;
  if (acts.some((act) => act.kind === 'earlier-order')) return null;
  if (wants === 'book' || acts.some((act) => act.kind === 'booking')) return 'book';
  const timed = when.day !== null || when.time !== null || when.soon;
  const wished = wants === 'free' || (!talk.facts.orderingEnabled && isWish(talk));
  return wished && timed && elsewhere !== 'hours' ? 'book' : null;
}

/** What the model makes of it: each only looks appointments up, and asks before it does anything. */
const BY_REMARK: Readonly<Record<string, Draft['doing']>> = {
  'cancel-booking': 'cancel',
  'my-booking': 'find',
  'move-booking': 'move',
};
const SURE = 0.6;
/** 'Do you work Christmas Eve?' */
const HOURS = 0.9;

/** Where nothing but appointments can be had, a day or a time is a wish for one: 'a haircut Tuesday at one'. */
function isWish({ facts, heard }: Talk): boolean {
  const { acts, when, appointment, remark } = heard;
  const elsewhere = acts.some(({ kind }) => ELSEWHERE.has(kind)) || (remark.intent === 'hours' && remark.sure > HOURS);
  return (
    !elsewhere &&
    appointment.elsewhere === null &&
    (when.day === null || (when.day.until ?? when.day.date) >= wallClock(facts).date)
  );
}

const ELSEWHERE = new Set<Act['kind']>([
  ...(['goodbye', 'person', 'leave-message', 'angry', 'urgent', 'spanish'] as const),
  ...(['repeat', 'slower', 'wait', 'help'] as const),
]);
