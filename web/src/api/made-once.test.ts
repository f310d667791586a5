import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from './door/problem.ts';
import { madeOnce } from './made-once.ts';
import { newId } from './new-id.ts';

/** A server that keeps what a form makes, and whose next answers get lost. */
function counter(lost: number) {
  const made = new Map<string, { name: string }>();
  const answer = async <Answer>(value: Answer): Promise<Answer> => {
    if (lost-- > 0) throw new Problem('Network error.', 0);
    return value;
  };
  const send = madeOnce<{ name: string }, { name: string } | undefined>(
    ({ request_id, name }) => {
      if (!made.has(request_id)) made.set(request_id, { name });
      return answer(made.get(request_id));
    },
    (one, { name }) => answer(Object.assign(one ?? {}, { name })),
  );
  return { made, send };
}

it('makes one thing of a form whose answer was lost', async () => {
  const { made, send } = counter(1);
  await expect(send({ name: 'Dan' })).rejects.toThrow('Network error.');
  expect(await send({ name: 'Dan' })).toEqual({ name: 'Dan' });
  expect([...made.values()]).toEqual([{ name: 'Dan' }]);
});

it('puts on it what was typed since, also when that was lost once more', async () => {
  const { made, send } = counter(2);
  await expect(send({ name: 'Dan' })).rejects.toThrow('Network error.');
  await expect(send({ name: 'Daniel' })).rejects.toThrow('Network error.');
  expect(await send({ name: 'Dan, upstairs' })).toEqual({ name: 'Dan, upstairs' });
  expect(made.size).toBe(1);
});

it('makes ids that the server takes', () => {
  expect(z.uuid().safeParse(newId()).success).toBe(true);
  expect(newId()).not.toBe(newId());
});
