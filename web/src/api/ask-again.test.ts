import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAgain } from './ask-again.ts';

/** A screen that shows how many orders there are, of a server whose answers come when they are let go. */
function screen(cache: QueryClient) {
  const answers: ((count: number) => void)[] = [];
  const ask = () => new Promise<number>((resolve) => answers.push(resolve));
  const query = new QueryObserver(cache, { queryKey: ['orders', 'tonys', 'today'], queryFn: ask });
  const leave = query.subscribe(() => undefined);
  return { answers, shown: () => query.getCurrentResult().data, leave };
}

it('shows an order that was placed while the first answer was on its way', async () => {
  const cache = new QueryClient();
  const { answers, shown, leave } = screen(cache);
  const asked = askAgain(cache, 'tonys', 'orders');
  answers[0]?.(0);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(1);
  await asked;
  expect(shown()).toBe(1);
  leave();
});

it('asks once more for what was there, and not for another noun or agent', async () => {
  const cache = new QueryClient();
  const { answers, shown, leave } = screen(cache);
  answers[0]?.(0);
  await expect.poll(() => shown()).toBe(0);
  await askAgain(cache, 'tonys', 'memories');
  await askAgain(cache, 'ginos');
  expect(answers).toHaveLength(1);
  const asked = askAgain(cache, 'tonys');
  answers[1]?.(1);
  await asked;
  expect([shown(), answers.length]).toEqual([1, 2]);
  leave();
});
