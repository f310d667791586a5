import type { FoundBooking, FoundSlot } from '@attendant/contract/bookings/tools';
import type { BesideMine, Second } from '../../heard/appointment/second.ts';
import type { WaitHeard } from '../../heard/appointment/waiting.ts';
import type { SaidDay, SaidTime } from '../../heard/when/piece.ts';
import type { Unwanted, When, Wish } from '../../heard/when/when.ts';

/** An appointment that is being talked about. Plain JSON, as all of the state. */
export interface Draft {
  doing: 'book' | 'move' | 'cancel' | 'find' | 'wait';
  /** What was told of it, as it was said. */
  words: string;
  /** When the caller wants to come, as far as it is known. */
  wish: Wish;
  /** The same before anything else was looked for. */
  hoped: Wish | null;
  /** Beside what is booked they would wait for a better time. */
  waits: WaitHeard | null;
  /** What would do as well, what of it is free, and whether any will do. */
  others: Wish[];
  /** The days among which a weekday by its name alone is one: 'next week' was said before 'Thursday'. */
  week: SaidDay | null;
  /** Before and after which it has to be, as long as nothing else is said. */
  limits: SaidTime | null;
  free: FoundSlot[];
  whichever: boolean;
  /** Days that will not do. */
  without: Unwanted[];
  /** Hours that will not do on the day that is spoken of, each 'HH:MM'. */
  notAt: string[];
  /** What was said of the time while the caller's appointments were still being looked for. */
  said: When | null;
  /** The last search has gone beyond the wish. */
  widened: boolean;
  offered: FoundSlot[];
  chosen: FoundSlot | null;
  /** By a mere yes to several: which one it is has to be said. */
  agreed: boolean;
  about: string | null;
  aboutAsked: boolean;
  /** How often it was asked, and something else came. */
  aboutMissed: number;
  /** What else whoever sees them should know, or is asked. */
  beside: string[];
  /** Where they are to come to was told, and how often it was asked. */
  at: boolean;
  addressAsked: number;
  /** Who is asked for. */
  by: string | null;
  /** Ids of what is done and of whom is asked for, where the business has services and persons. */
  service: string | null;
  person: string | null;
  /** Ids of those whom they do not want. */
  notWhom: string[];
  /** Of a move: the one they have and the one they wish for, not yet told apart. */
  either: string[];
  /** The caller was asked for the service, and named none. */
  unnamed: boolean;
  /** Who was asked for and cannot, so that others are offered. */
  instead: string | null;
  /** Of one that came with another: for whom it is, and under what name. */
  whom: string | null;
  name: string | null;
  /** The one that is to follow, and which of them this is, from 1 on. */
  second: Second | null;
  nth: number;
  /** It is known whether the caller has one already, and that this is one more. */
  another: boolean;
  /** It was looked whether the moment that is wished for is that of one they have. */
  lookedUp: boolean;
  /** How it is to lie to one that they have and that is still to be looked up. */
  besideMine: BesideMine | null;
  /** The caller's coming appointments, and the one that is meant. */
  mine: FoundBooking[];
  /** It takes the place of one that they have and that is not found. */
  unfound: boolean;
  /** One that is being made, while another of theirs is looked up in its midst. */
  before: Draft | null;
  /** They spoke of one that they have. */
  standing: boolean;
  subject: FoundBooking | null;
}

export const ANY_TIME: Wish = { day: null, time: null };

export const newDraft = (doing: Draft['doing'], words: string): Draft => ({
  doing,
  words,
  wish: ANY_TIME,
  hoped: null,
  waits: null,
  others: [],
  week: null,
  limits: null,
  free: [],
  whichever: false,
  without: [],
  notAt: [],
  said: null,
  widened: false,
  offered: [],
  chosen: null,
  agreed: false,
  about: null,
  aboutAsked: false,
  aboutMissed: 0,
  beside: [],
  at: false,
  addressAsked: 0,
  by: null,
  service: null,
  person: null,
  notWhom: [],
  either: [],
  unnamed: false,
  instead: null,
  whom: null,
  name: null,
  second: null,
  nth: 1,
  another: false,
  lookedUp: false,
  besideMine: null,
  mine: [],
  unfound: false,
  before: null,
  standing: false,
  subject: null,
});

/** What a question about an appointment waits for. */
export type BookingPart =
  | 'when'
  | 'service'
  | 'person'
  | 'which'
  | 'about'
  | 'name'
  | 'phone'
  | 'address'
  | 'confirm'
  | 'change'
  | 'mine'
  | 'cancel'
  | 'instead'
  /** Whether they wish to be on the waiting list. */
  | 'waiting';
