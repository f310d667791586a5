import type { Callback } from '@attendant/contract/callbacks';
import { describe, expect, it } from 'vitest';
import { timesText, waitersOf } from './inbox.ts';

const left = (id: string, minute: number, more: Partial<Callback> = {}): Callback => ({
  id,
  agent_id: 'sal',
  conversation_id: id,
  caller_name: '',
  caller_phone: '+17185550172',
  kind: 'message',
  body: '',
  created_at: `2026-11-21T17:${String(minute).padStart(2, '0')}:00.000Z`,
  done_at: null,
  done_by: null,
  assigned_to: null,
  ...more,
});

describe('callers who wait', () => {
  it('are listed once each, by their newest call, with what they want', () => {
    const waiters = waitersOf([
      left('a', 1, { body: 'My pizza was cold', kind: 'complaint', caller_name: 'Dan' }),
      left('b', 2, { caller_phone: '+16465550119', body: 'A table for ten' }),
      left('c', 3, { kind: 'missed', caller_phone: '(718) 555-0172' }),
    ]);
    expect(waiters.map(({ newest }) => newest.id)).toEqual(['c', 'b']);
    expect(waiters[0]).toMatchObject({ name: 'Dan', isComplaint: true, wish: { id: 'a' } });
    expect(waiters.map(timesText)).toEqual(['called twice', 'called once']);
  });

  it('with a complaint stand before those who only called, until they were called back', () => {
    const missed = left('b', 9, { kind: 'missed', caller_phone: '+16465550119' });
    const angry = left('a', 1, { kind: 'complaint' });
    expect(waitersOf([missed, angry]).map(({ newest }) => newest.id)).toEqual(['a', 'b']);
    const settled = { ...angry, done_at: '2026-11-21T17:05:00.000Z' };
    expect(waitersOf([missed, settled]).map(({ newest }) => newest.id)).toEqual(['b', 'a']);
  });

  it('of hidden numbers stand alone', () => {
    expect(waitersOf([left('a', 1, { caller_phone: '' }), left('b', 2, { caller_phone: '' })])).toHaveLength(2);
  });

  it('who were called back and call again wait again', () => {
    const waiters = waitersOf([left('a', 1, { done_at: '2026-11-21T17:05:00.000Z' }), left('b', 9)]);
    expect(waiters.map(({ done, callbacks }) => [done, callbacks.length])).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it('who were called back just now stay where they were, and apart from their earlier calls', () => {
    const done_at = '2026-11-21T17:10:00.000Z';
    const earlier = left('a', 1, { done_at: '2026-11-20T17:05:00.000Z' });
    const angry = left('b', 2, { kind: 'complaint', done_at });
    const missed = left('c', 9, { kind: 'missed', caller_phone: '+16465550119' });
    const waiters = waitersOf([earlier, angry, missed], new Map([['b', 'waiting']]));
    expect(waiters.map(({ key, done, callbacks }) => [key, done, callbacks.length])).toEqual([
      ['waiting 17185550172', true, 1],
      ['waiting 16465550119', false, 1],
      ['done 17185550172', true, 1],
    ]);
  });

  it.each([
    [4, 'called 4 times'],
    [2, 'called twice'],
  ])('%i times: %s', (times, text) => {
    const [waiter] = waitersOf(Array.from({ length: times }, (_, at) => left(`${at}`, at)));
    expect(waiter && timesText(waiter)).toBe(text);
  });
});
