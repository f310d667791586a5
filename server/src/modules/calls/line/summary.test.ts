import type { ToolRecord } from '@attendant/voice';
import { expect, it } from 'vitest';
import { began, committedBy } from './summary.ts';

type Receipt = NonNullable<Extract<ToolRecord['outcome'], { ok: true }>['receipt']>;
const done = (name: string, kind: Receipt['kind'], say: string | undefined, input: unknown = {}): ToolRecord => ({
  name,
  input,
  outcome: { ok: true, value: null, receipt: { kind, id: '7' }, ...(say !== undefined && { say }) },
  ms: 1,
  turn: 1,
  key: name,
});

it.each([
  [
    done('place_order', 'order', 'Thank you, Dan. Your order is in: 3 Garlic Knots. The total is $24.00.'),
    'Order placed for Dan: 3 Garlic Knots. The total is $24.00.',
  ],
  [
    done('book_slot', 'booking', 'Thank you, June. You are booked for Tuesday, November 24 at 4 PM.'),
    'Appointment booked for June: Tuesday, November 24 at 4 PM.',
  ],
  [
    done('move_booking', 'booking', 'Your appointment is moved to Friday at 9 AM.'),
    'The appointment is moved to Friday at 9 AM.',
  ],
  [
    done('cancel_booking', 'booking', 'Your appointment on Friday at 9 AM is cancelled.'),
    'The appointment on Friday at 9 AM is cancelled.',
  ],
  [
    done('take_message', 'message', 'Thank you. I have written it down.', {
      caller_name: '',
      text: 'Call me about Friday.',
    }),
    'Message taken: “Call me about Friday.”',
  ],
  [done('transfer_call', 'transfer', 'One moment please.', { reason: '' }), 'Transferred.'],
  [done('place_order', 'order', 'All is well.'), 'Order placed: All is well.'],
  [done('new_tool', 'order', undefined), 'order 7'],
])('says what was committed as a fact', (record, words) => {
  expect(committedBy([record])).toEqual([words]);
});

it('does not mention what was refused', () => {
  expect(
    committedBy([
      { ...done('place_order', 'order', ''), outcome: { ok: false, code: 'item-not-sold', say: 'Sold out.' } },
    ]),
  ).toEqual([]);
});

it('begins with what the caller said first, not all of it', () => {
  expect(began(['hi'])).toBe('The caller began: “hi”.');
  expect(began(['Hi.'])).toBe('The caller began: “Hi.”');
  expect(began(['a'.repeat(200)])).toHaveLength('The caller began: “”'.length + 120);
  expect(began([])).toBe('The caller said nothing.');
  expect(began(['', ''])).toBe('The caller spoke, and was not understood.');
  expect(began(['', 'My crown came out last night.'])).toBe('The caller began: “My crown came out last night.”');
  expect(began(['Hello?', 'Yes hi.', 'My crown came out last night.'])).toBe(
    'The caller said: “My crown came out last night.”',
  );
});
