import { expect, it } from 'vitest';
import { deedOf, inRuns } from './words.ts';

it.each([
  ['agent.changed', ['greeting', 'business_hours'], 'changed greeting, hours'],
  ['agent.changed', ['blocked_dates'], 'changed blocked dates'],
  ['member.removed', [], 'removed a member'],
  ['order.placed', [], 'placed an order'],
  ['order.moved', ['status', 'updated_at'], 'moved an order'],
  ['memory.changed', [], 'changed a memory'],
  ['admin.conversations.read', [], 'looked at the conversations, as administrator'],
  ['admin.granted', [], 'became an administrator'],
])('%s of %j is %j', (action, fields, words) => expect(deedOf({ action, fields })).toBe(words));

it('says the same once, however often it was done in a row', () => {
  const did = (id: number, action: string) => ({ id, at: '', action, user: null, agent: null, fields: [] });
  const entries = [did(4, 'menu.changed'), did(3, 'menu.changed'), did(2, 'order.placed'), did(1, 'menu.changed')];
  expect(inRuns(entries).map(({ entry, times }) => [entry.id, times])).toEqual([
    [4, 2],
    [2, 1],
    [1, 1],
  ]);
});
