import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../index.ts';
import { inPlainWords } from './plain-words.ts';

z.config({ customError: inPlainWords });

const saidOf = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues.map((one) => one.message);

describe('what is wrong with a field', () => {
  it.each([
    [
      z.object({ large_order: z.number().check(z.lte(99_999.99)) }),
      { large_order: 1e6 },
      'Large order must be at most 99,999.99.',
    ],
    [z.object({ buffer: z.int().check(z.gte(0)) }), { buffer: -1 }, 'Buffer must be at least 0.'],
    [z.object({ rate: z.number().check(z.positive()) }), { rate: 0 }, 'Rate must be more than 0.'],
    [z.object({ partySize: z.int() }), { partySize: 'two' }, 'Party size must be a number.'],
    [z.object({ name: z.string() }), {}, 'Name is required'],
    [z.object({ name: z.string().check(z.minLength(1)) }), { name: '' }, 'Name is required'],
    [z.object({ note: z.string().check(z.maxLength(3)) }), { note: 'four' }, 'Note must have at most 3 characters.'],
    [z.object({ code: z.string().check(z.length(2)) }), { code: 'USA' }, 'Code must have exactly 2 characters.'],
    [
      z.object({ lines: z.array(z.object({ quantity: z.int() })) }),
      { lines: [{ quantity: 0.5 }] },
      'Quantity must be a whole number.',
    ],
    [
      z.object({ ids: z.array(z.string()).check(z.maxLength(1)) }),
      { ids: ['a', 'b'] },
      'Ids must have at most 1 entry.',
    ],
    [z.object({ id: z.uuid() }), { id: '7' }, 'Id must be an id.'],
    [z.object({ day: z.iso.date() }), { day: 'soon' }, 'Day must be a date like 2026-01-31.'],
    [z.object({ role: z.enum(['owner', 'editor']) }), { role: 'king' }, 'Role must be one of owner, editor.'],
    [z.strictObject({}), { extra: 1 }, 'Unknown: extra.'],
    [z.object({}), null, 'The request must be an object.'],
    [z.object({ name: z.string('Say who it is.') }), {}, 'Say who it is.'],
  ])('is named with its bound (%#)', (schema, input, said) => {
    expect(saidOf(schema, input)).toEqual([said]);
  });
});

describe('no endpoint', () => {
  /** An object that has the same under every name. */
  const full = (value: unknown) => new Proxy({}, { get: () => value, has: () => true });
  const strange = [undefined, null, -5, 0.5, 1e12, Number.NaN, '', '?'.repeat(30_000), true, [], [null], {}];
  const endpoints = Object.entries(contract)
    .flatMap(([noun, verbs]) =>
      Object.entries(verbs).map(([verb, { '~orpc': endpoint }]) => [`${noun}.${verb}`, endpoint.inputSchema] as const),
    )
    .filter(([, schema]) => schema !== undefined);
  it.each(endpoints)('answers in the words of a library: %s', (_name, schema) => {
    const inputs = strange.flatMap((value) => [value, full(value), full(full(value)), full([full(value)])]);
    const refusals = inputs.flatMap((input) => saidOf(schema as unknown as z.ZodMiniType, input) ?? []);
    expect(refusals).not.toEqual([]);
    for (const said of refusals) expect(said).not.toMatch(/expected|received|^Invalid|^Too (big|small)|Unrecognized/);
  });
});
