import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';
import { EmailAddress } from '../identity.ts';
import { isMeasuredFirst, lookMs, textFields } from '../testing/fields.ts';
import { EMAIL_PATTERN } from './email.ts';

const LONG = 100_000;
/** What makes a careless pattern try again from every place. */
const ATTACKS = [
  ...[' ', '\t', '\n', 'a', '1', '.', '-', '(', '@', ',', '\u3000'].map((sign) => sign.repeat(LONG)),
  `${' '.repeat(LONG)}x`,
  `a@${'a.'.repeat(LONG / 2)}`,
  `${'a@'.repeat(LONG / 2)}b`,
  `${'1 '.repeat(LONG / 2)}x`,
  `2026-01-01T${'0'.repeat(LONG)}`,
  `https://${'a.'.repeat(LONG / 2)}`,
  '{"a":'.repeat(LONG / 5),
];

describe('a text of a stranger', () => {
  const fields = textFields();

  it('is found in every endpoint that takes one', () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.map(({ name }) => name)).toContain('POST /auth/login email');
  });

  it('is measured before a pattern looks at it', () => {
    expect(fields.filter(({ schema }) => !isMeasuredFirst(schema)).map(({ name }) => name)).toEqual([]);
  });

  it('that is too long is not told that it is missing', () => {
    const told = fields.flatMap(({ name, schema }) =>
      (safeParse(schema, 'a'.repeat(LONG)).error?.issues ?? []).map(({ code, message }) => ({ name, code, message })),
    );
    const long = told.filter(({ code }) => code === 'too_big');
    expect(long.length).toBeGreaterThan(150);
    expect(long.filter(({ message }) => message.endsWith('is required')).map(({ name }) => name)).toEqual([]);
  });

  it('of 100,000 characters holds nothing up', ({ task }) => {
    const known = new Map(fields.map(({ schema, name }) => [schema, name]));
    const slow = [...known].flatMap(([schema, name]) =>
      ATTACKS.map((attack) => ({ name, attack: attack.slice(0, 10), ms: lookMs(schema, attack) })),
    );
    const slowest = slow.toSorted((one, other) => other.ms - one.ms)[0];
    Object.assign(task.meta, { figure: `${slow.length} looks, the slowest ${slowest?.ms.toFixed(1)} ms` });
    expect(slow.filter(({ ms }) => ms > 50)).toEqual([]);
  });
});

describe('the check of it', () => {
  const careless = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/));

  it('sees a pattern that comes first, and one that takes long', () => {
    expect(isMeasuredFirst(careless)).toBe(false);
    expect(lookMs(careless, `a@${'a.'.repeat(10_000)}@`)).toBeGreaterThan(50);
  });

  it('lets an address through', () => {
    expect(isMeasuredFirst(EmailAddress)).toBe(true);
    expect(['rosa@example.com', "o'hara+x@a-b.co.uk", 'ü@müller.de'].map((one) => EMAIL_PATTERN.test(one))).toEqual([
      true,
      false,
      true,
    ]);
    expect(EMAIL_PATTERN.test('a@b..co')).toBe(false);
  });
});
