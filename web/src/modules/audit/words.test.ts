import { expect, it } from 'vitest';
import { deedOf } from './words.ts';

it.each([
  ['agent.changed', ['greeting', 'business_hours'], 'changed greeting, hours'],
  ['agent.changed', ['blocked_dates'], 'changed blocked dates'],
  ['member.removed', [], 'removed a member'],
  ['order.placed', [], 'placed an order'],
  ['memory.changed', [], 'changed a memory'],
  ['admin.conversations.read', [], "used an administrator's right: conversations, read"],
  ['admin.granted', [], 'became an administrator'],
])('%s of %j is %j', (action, fields, words) => expect(deedOf({ action, fields })).toBe(words));
