import type { FoundBooking, FoundSlot } from '@attendant/contract/booking-tools';

/** When the caller wants to come, as far as it is known. Times are 'HH:MM' on the business's clock. */
export interface SlotWish {
  day: string | null;
  /** Just that day, not from it on. */
  only: boolean;
  at: string | null;
  after: string | null;
  before: string | null;
}

/** An appointment that is being talked about. Plain JSON, as all of the state. */
export interface Draft {
  doing: 'book' | 'move' | 'cancel' | 'find';
  wish: SlotWish;
  /** How far the last search has gone beyond the wish. */
  widened: boolean;
  offered: FoundSlot[];
  chosen: FoundSlot | null;
  about: string | null;
  aboutAsked: boolean;
  /** The caller's coming appointments, and the one that is meant. */
  mine: FoundBooking[];
  subject: FoundBooking | null;
}

export const ANY_TIME: SlotWish = { day: null, only: false, at: null, after: null, before: null };

export const newDraft = (doing: Draft['doing']): Draft => ({
  doing,
  wish: { ...ANY_TIME },
  widened: false,
  offered: [],
  chosen: null,
  about: null,
  aboutAsked: false,
  mine: [],
  subject: null,
});

/** What a question about an appointment waits for. */
export type BookingPart = 'when' | 'which' | 'about' | 'name' | 'phone' | 'confirm' | 'change' | 'mine' | 'cancel';
