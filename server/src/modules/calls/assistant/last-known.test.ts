import { salsFacts } from '@attendant/dialogue/testing';
import { expect, it } from 'vitest';
import { lastKnown } from './last-known.ts';

const first = salsFacts();

it('knows what is, and while nobody tells, what was', async () => {
  const answers = [
    async () => ({ ...first, closed: true }),
    async () => Promise.reject(new Error('The database is away.')),
    () => new Promise<never>(() => undefined),
  ];
  const causes: unknown[] = [];
  const facts = lastKnown(
    first,
    () => answers.shift()?.() ?? Promise.reject(new Error('over')),
    (cause) => causes.push(cause),
  );
  expect(await facts('hours')).toMatchObject({ closed: true });
  expect(await facts('hours')).toMatchObject({ closed: true });
  const began = performance.now();
  expect(await facts('hours')).toMatchObject({ closed: true });
  expect(performance.now() - began).toBeLessThan(2_500);
  expect(causes).toHaveLength(2);
});
