import { HOLD_SECONDS } from '@attendant/contract/bookings';
import {
  BookSlotInput,
  CancelBookingInput,
  FindBookingsInput,
  FindSlotsInput,
  HoldSlotInput,
  JoinWaitingListInput,
  MoveBookingInput,
} from '@attendant/contract/bookings/tools';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { type AgentTool, type AgentToolOutcome, commitTool, refused } from '../tool.ts';
import { bookSlot, cancelAppointment, changeAppointment, holdSlot } from './bookings.ts';
import { findBookings, findSlots } from './find.ts';
import { type Invitations, wordsOf } from './letters.ts';
import { visitOf } from './queries.ts';
import { rulesOf } from './rules.ts';
import { joinWaitingList } from './waiting/join.ts';

export interface BookingToolsFor {
  db: Db;
  actor: AgentActor;
  conversationId: string;
  callerPhone: string | null;
  notices: Invitations;
}

/** What an agent may do with appointments in a conversation; other people's it neither finds nor touches. */
export function bookingTools(of: BookingToolsFor): AgentTool[] {
  const { db, actor, conversationId, callerPhone, notices } = of;
  const commit = (signal: AbortSignal, still: string, act: (tx: Tx) => Promise<AgentToolOutcome>) =>
    commitTool({ db, signal, onRefusal: (refusal) => refusalOf(refusal, still) }, act);
  const said = async (tx: Tx, moment: Date) => wordsOf(moment, (await rulesOf(tx, actor.agentId)).zone);
  const own = async (tx: Tx, id: string) =>
    (await findBookings(tx, actor, callerPhone)).some(({ booking_id }) => booking_id === id);

  return [
    {
      name: 'find_slots',
      description: 'Free appointments from a day on, at most six. Offer only what it answers with.',
      input: FindSlotsInput,
      deadlineMs: 4_000,
      run: async (input) => {
        try {
          return { ok: true, value: await findSlots(db, actor, FindSlotsInput.parse(input)) };
        } catch (error) {
          if (error instanceof Problem) return refusalOf(error, NOT_BOOKED);
          throw error;
        }
      },
    },
    {
      name: 'hold_slot',
      description: 'Keeps a free slot for three minutes while the caller confirms. Nothing is booked by it.',
      input: HoldSlotInput,
      deadlineMs: 4_000,
      run: (input, { signal }) =>
        commit(signal, NOT_BOOKED, async (tx) => {
          const wanted = HoldSlotInput.parse(input);
          const { start, person_id } = await holdSlot(tx, actor, wanted, conversationId, HOLD_SECONDS);
          const words = await said(tx, start);
          return { ok: true, value: { starts_at: wanted.starts_at, words, ...(person_id !== null && { person_id }) } };
        }),
    },
    {
      name: 'book_slot',
      description:
        'Books the slot after the caller has confirmed day, time and name. Say the sentence it answers with.',
      input: BookSlotInput,
      deadlineMs: 5_000,
      run: (input, { key, signal }) =>
        commit(signal, NOT_BOOKED, async (tx) => {
          const wanted = BookSlotInput.parse(input);
          const customer_phone = wanted.customer_phone ?? callerPhone ?? '';
          const booked = await bookSlot(tx, actor, { ...wanted, customer_phone }, notices, { conversationId, key });
          const words = await said(tx, new Date(booked.starts_at));
          return {
            ok: true,
            value: { booking_id: booked.id, starts_at: booked.starts_at, words },
            say: `Thank you, ${booked.customer_name}. You are booked for ${[words, visitOf(booked)].filter(Boolean).join(': ')}.`,
            receipt: { kind: 'booking', id: booked.id },
          };
        }),
    },
    {
      name: 'find_bookings',
      description: 'The coming appointments of the number that calls.',
      input: FindBookingsInput,
      deadlineMs: 4_000,
      run: async () => ({ ok: true, value: { bookings: await findBookings(db, actor, callerPhone) } }),
    },
    {
      name: 'move_booking',
      description: "Moves one of the caller's own appointments to another free slot, after they have confirmed it.",
      input: MoveBookingInput,
      deadlineMs: 5_000,
      run: (input, { signal }) =>
        commit(signal, AS_IT_WAS, async (tx) => {
          const { booking_id, ...changes } = MoveBookingInput.parse(input);
          if (!(await own(tx, booking_id))) return NOT_YOURS;
          const moved = await changeAppointment(tx, actor, booking_id, changes, notices);
          const words = [await said(tx, new Date(moved.starts_at)), visitOf(moved)].filter(Boolean).join(': ');
          return {
            ok: true,
            value: { booking_id, starts_at: moved.starts_at },
            say: `Your appointment is moved to ${words}.`,
            receipt: { kind: 'booking', id: booking_id },
          };
        }),
    },
    {
      name: 'cancel_booking',
      description: "Cancels one of the caller's own appointments, after they have confirmed it.",
      input: CancelBookingInput,
      deadlineMs: 5_000,
      run: (input, { signal }) =>
        commit(signal, '', async (tx) => {
          const { booking_id } = CancelBookingInput.parse(input);
          if (!(await own(tx, booking_id))) return NOT_YOURS;
          const gone = await cancelAppointment(tx, actor, booking_id, notices);
          return {
            ok: true,
            value: { booking_id },
            say: `Your appointment on ${await said(tx, new Date(gone.starts_at))} is cancelled.`,
            receipt: { kind: 'booking', id: booking_id },
          };
        }),
    },
    {
      name: 'join_waiting_list',
      description:
        'Puts the caller on the waiting list after they have confirmed days, time of day and name. It holds no time. Say the sentence it answers with.',
      input: JoinWaitingListInput,
      deadlineMs: 5_000,
      run: (input, { key, signal }) =>
        commit(signal, NOT_WAITING, (tx) =>
          joinWaitingList(tx, actor, JoinWaitingListInput.parse(input), callerPhone, { conversationId, key }),
        ),
    },
  ];
}

const NOT_WAITING = 'You are not on the waiting list.';
const NOT_BOOKED = 'Nothing is booked yet.';
const AS_IT_WAS = 'Your appointment stays as it is.';
const NOT_YOURS = refused('no-such-booking', "I'm sorry, I don't find that appointment.");

const REFUSALS: Readonly<Record<string, string>> = {
  'slot-taken': "I'm sorry, that time has just been taken.",
  'slot-unknown': "I'm sorry, that is not a time we book.",
  'service-unknown': "I'm sorry, that is not something we book.",
  'person-unknown': "I'm sorry, they don't do that.",
  'waiting-full': "I'm sorry, the waiting list is full.",
  'bookings-off': "I'm sorry, we are not booking on this line right now.",
};

/** `still`: what is true after it was refused. */
const refusalOf = ({ code, message }: Problem, still: string) =>
  refused(code, `${REFUSALS[code] ?? message} ${still}`.trim());
