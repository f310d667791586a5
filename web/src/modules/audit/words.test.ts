import { expect, it } from 'vitest';
import { changeTexts, deedOf, inRuns } from './words.ts';

it.each([
  ['agent.changed', ['greeting', 'business_hours'], 'changed greeting, hours'],
  ['agent.changed', ['blocked_dates'], 'changed blocked dates'],
  ['member.removed', [], 'removed a member'],
  ['order.placed', [], 'placed an order'],
  ['order.moved', ['status', 'updated_at'], 'moved an order'],
  ['memory.changed', [], 'changed a memory'],
  ['admin.conversations.read', [], 'looked at the conversations, as administrator'],
  ['admin.granted', [], 'became an administrator'],
])('%s of %j is %j', (action, fields, words) => expect(deedOf({ action, fields, changes: [] })).toBe(words));

it('says the same once, however often it was done in a row', () => {
  const did = (id: number, action: string) => ({
    id,
    at: '',
    action,
    user: null,
    agent: null,
    fields: [],
    changes: [],
    about: null,
  });
  const entries = [did(4, 'menu.changed'), did(3, 'menu.changed'), did(2, 'order.placed'), did(1, 'menu.changed')];
  expect(inRuns(entries).map(({ entry, times }) => [entry.id, times])).toEqual([
    [4, 2],
    [2, 1],
    [1, 1],
  ]);
});

it('says what was and is, and what a thing is called', () => {
  const changes = [
    { field: 'default_slot_duration', before: '30 minutes', after: '45 minutes' },
    { field: 'monday', before: 'closed', after: '17:00 to 01:00' },
    { field: 'greeting', before: null, after: null },
    { field: 'ready_minutes', before: null, after: '20 minutes' },
  ];
  expect(changeTexts({ changes })).toEqual([
    'Slot duration: 30 minutes → 45 minutes',
    'Monday: closed → 17:00 to 01:00',
    'Ready in: none → 20 minutes',
  ]);
  const named = [{ field: 'name', before: 'Calzone', after: 'Calzone' }];
  expect(deedOf({ action: 'menu.removed', fields: [], changes: named })).toBe('removed a menu item: Calzone');
  expect(deedOf({ action: 'menu.changed', fields: ['price'], changes: named })).toBe('changed price of Calzone');
  expect(changeTexts({ changes: named })).toEqual([]);
});
