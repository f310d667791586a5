import { ORDER_STATUSES } from '@attendant/contract/constants';
import { LiveEvent } from '@attendant/contract/events';
import { beforeAll, expect, it } from 'vitest';
import { SEED } from '../../../../tools/seed.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { randomOf } from '../../testing/mutate.ts';

/** Five people move the same cards at the same time. */

const PEOPLE = 5;
const MOVES = 200;
const CARDS = 20;
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

type Card = { id: string; status: string; updated_at: string };
const board = async (): Promise<Card[]> =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/orders?limit=100`, { as: cast.tokens.viewer })).body.items;

it('each card stands in the end where the last accepted move put it, and every tab is told so', {
  timeout: 60_000,
}, async () => {
  const ids = await Promise.all(
    Array.from({ length: CARDS }, async (_, n) => {
      const body = { customer_name: `Guest ${n}`, order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] };
      return String(
        (await app.ask('POST', `/api/agent/${cast.agentId}/orders`, { as: cast.tokens.editor, body })).body.id,
      );
    }),
  );
  const leaving = new AbortController();
  const told = new Set<string>();
  const tab = await fetch(`${app.url}/api/agent/${cast.agentId}/events`, {
    headers: { authorization: `Bearer ${cast.tokens.viewer}` },
    signal: leaving.signal,
  });
  const hearing = (async () => {
    for await (const chunk of tab.body ?? [])
      for (const [, data = ''] of Buffer.from(chunk)
        .toString()
        .matchAll(/^data: (\{.*\})$/gm)) {
        const event = LiveEvent.safeParse(JSON.parse(data));
        if (event.success) told.add(event.data.id);
      }
  })().catch(() => undefined);

  const accepted = new Map<string, Card>();
  const refused: number[] = [];
  const person = async (seed: number) => {
    const random = randomOf(seed);
    const pick = <T>(all: readonly T[]): T | undefined => all[random(all.length)];
    for (let n = 0; n < MOVES; n++) {
      const { status, body } = await app.ask('PUT', `/api/orders/${pick(ids)}`, {
        as: cast.tokens.editor,
        body: { status: n % 20 === 7 ? 'eaten' : pick(ORDER_STATUSES) },
      });
      if (status !== 200) refused.push(status);
      else if (body.updated_at > (accepted.get(body.id)?.updated_at ?? '')) accepted.set(body.id, body);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, seed) => person(SEED + seed)));
  const cards = new Map((await board()).map((card) => [card.id, card]));
  expect(refused.length).toBe(PEOPLE * (MOVES / 20));
  expect(new Set(refused)).toEqual(new Set([422]));
  for (const [id, { updated_at }] of accepted) expect(cards.get(id)?.updated_at).toBe(updated_at);
  const last = [...accepted.values()].map(({ id, status }) => [id, status]);
  expect(last.filter(([id, status]) => cards.get(id ?? '')?.status !== status)).toEqual([]);
  expect([...cards.values()].every(({ status }) => ORDER_STATUSES.some((one) => one === status))).toBe(true);
  await expect.poll(() => told.size).toBe(CARDS);
  leaving.abort();
  await hearing;
});
