import { expect, it } from 'vitest';
import { Problem } from './door/problem.ts';
import { changedFields, saveProblem } from './meanwhile.ts';

it('sends only what was changed', () => {
  const before = { name: 'Margherita', price: 14, flags: ['new'], available: false };
  expect(changedFields(before, { ...before, flags: ['new'] })).toEqual({});
  expect(changedFields(before, { ...before, price: 15, flags: [] })).toEqual({ price: 15, flags: [] });
});

it('says of a stale version that nothing typed is lost, and of everything else what the server said', () => {
  const refused = (code: string) => new Problem('What the server said.', 409, { code });
  expect(saveProblem(refused('conflict'), '')).toMatch(/What you typed is still here/);
  expect(saveProblem(refused('slot-taken'), '')).toBe('What the server said.');
  expect(saveProblem(new Problem('Not found', 404), '')).toBe('Somebody else deleted this meanwhile.');
});
