import { expect, it } from 'vitest';
import { allows, isCapability } from './permissions.ts';

it.each([
  ['viewer', 'orders.read', true],
  ['viewer', 'orders.change', false],
  ['editor', 'orders.change', true],
  ['editor', 'orders.delete', false],
  ['owner', 'orders.delete', true],
  ['owner', 'orders.read', true],
  ['kitchen', 'orders.move', true],
  ['kitchen', 'orders.change', false],
  ['viewer', 'orders.move', false],
  ['editor', 'orders.move', true],
  ['admin', 'agent.delete', true],
] as const)('a %s and %s: %s', (role, capability, may) => expect(allows(role, capability)).toBe(may));

it('knows a capability from the other things that an endpoint may ask for', () => {
  expect(['orders.read', 'sign-in', 'nothing', 'admin'].map(isCapability)).toEqual([true, false, false, false]);
});
