import { expect, it, vi } from 'vitest';
import { Problem } from '../../../api/door/problem.ts';

vi.mock('../../../api/client.ts', () => ({}));
const { recheckPolicy, shortestPassword } = await import('./password-policy.ts');

const refusal = (code: string) => new Problem('No.', 422, { code: code as 'auth/weak-password' });

it('is asked for once, and again when a password did not meet it', async () => {
  let min = 8;
  const ask = async () => ({ signUpMinLength: min });
  expect(await shortestPassword(ask)).toBe(8);
  min = 12;
  recheckPolicy(refusal('auth/weak-password'));
  expect(await shortestPassword(ask)).toBe(8);
  recheckPolicy(refusal('auth/password-does-not-meet-requirements'));
  expect(await shortestPassword(ask)).toBe(12);
});

it('is as shipped while the server cannot be asked, which is tried again', async () => {
  recheckPolicy(refusal('auth/password-does-not-meet-requirements'));
  expect(await shortestPassword(() => Promise.reject(new Error('offline')))).toBe(8);
  expect(await shortestPassword(async () => ({ signUpMinLength: 10 }))).toBe(10);
});
