import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isCommon } from './common-passwords.ts';
import { hashPassword, passwordMatches, requireGoodPassword } from './passwords.ts';

describe('the rule for passwords', () => {
  it.each([
    'password',
    'PassWord',
    'password1!',
    'iloveyou',
    'aaaaaaaa',
    '12121212',
    'hgfedcba',
    '98765432',
    'asdfghjkl',
    '123123123',
    'Tremaine7',
  ])('knows %s for a common one', (password) => expect(isCommon(password)).toBe(true));

  it.each(['brick oven at dusk', 'Tr0ub4dor&3x', 'пицца с оливками', 'xk7-pq2-vn9'])('lets %s pass', (password) =>
    expect(isCommon(password)).toBe(false),
  );

  it.each(['rosa@salsbrickoven.example', 'ROSA@salsbrickoven.example', 'rosa.marchetti'])(
    'refuses what stands in the address: %s',
    (password) => {
      const email = password.includes('@') ? 'rosa@salsbrickoven.example' : 'rosa.marchetti@example.com';
      expect(() => requireGoodPassword(password, email, 'password')).toThrow('too weak');
    },
  );
});

describe('a stored password', () => {
  it('matches itself only, and nothing matches none', async () => {
    const stored = await hashPassword('brick oven at dusk');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(stored, 'brick oven at dusk')).toBe(true);
    expect(await passwordMatches(stored, 'Brick oven at dusk')).toBe(false);
    expect(await passwordMatches(null, 'brick oven at dusk')).toBe(false);
  });

  it('leaves a core to the calls, with fifty in line and the rest sent away', async () => {
    const flood = await Promise.allSettled(Array.from({ length: 60 }, () => passwordMatches(null, 'x')));
    const refused = flood.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(60 - 50 - Math.max(1, availableParallelism() - 1));
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 2 } });
    expect(await passwordMatches(null, 'x')).toBe(false);
  });
});
