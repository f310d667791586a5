import type { FoundBooking } from '@attendant/contract/bookings/tools';
import type { Talk } from '../../../decide/talk.ts';
import { clockOf, minutesOf } from '../../../heard/when/calendar.ts';
import type { When, Wish } from '../../../heard/when/when.ts';
import type { BookingPart, Draft } from '../draft.ts';
import { mergeWish, oneDay, search } from '../search.ts';
import { wallOf } from '../slot-words.ts';

/** 'My wife needs an exam too, right after mine': where the caller's own stands is looked up first. */

/** What this turn says of where it is to lie to theirs; what was booked in this call is known already. */
export function hearBesideMine({ heard, state, facts }: Talk, draft: Draft): void {
  const { besideMine } = heard.appointment;
  if (besideMine === null || state.bookedAt || draft.doing !== 'book' || !facts.callerPhone) return;
  Object.assign(draft, { besideMine, another: true, chosen: null, offered: [] });
}

/** The same, said while it is asked when. True when theirs is looked up. */
export function takeBesideMine(talk: Talk, draft: Draft, part: BookingPart, when: When): boolean {
  hearBesideMine(talk, draft);
  if (draft.besideMine === null || part === 'service' || part === 'person') return false;
  mergeWish(draft, when);
  search(talk, draft);
  return true;
}

/** Where it is to be, seen from the one of theirs that is meant; null where none is found. */
export function wishBeside(
  { facts }: Talk,
  { besideMine, wish, service }: Draft,
  found: readonly FoundBooking[],
): Wish | null {
  const own = found.find((one) => wallOf(one, facts).date === wish.day?.date) ?? (wish.day ? undefined : found[0]);
  if (!own || besideMine === null) return null;
  const { date, time } = wallOf(own, facts);
  const length = (id: string | null | undefined) => facts.services.find((one) => one.id === id)?.minutes;
  const [theirs, wished] = [length(own.service_id) ?? length(service) ?? 1, length(service) ?? 1];
  const at = {
    after: { after: clockOf(minutesOf(time) + theirs), first: true },
    before: { before: clockOf(minutesOf(time) - wished + 1), last: true },
    time: { at: time },
    day: null,
  }[besideMine];
  return { day: oneDay(date), time: at };
}
