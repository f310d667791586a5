import { setTimeout as delay } from 'node:timers/promises';
import type { Owner } from '../../e2e/calls.ts';

/** What people do beside calls, all the time: boards that ask, orders that move, tabs that listen. */
export interface MixedLoad {
  readonly asked: number;
  readonly failed: string[];
  readonly waitsMs: number[];
  stop(): Promise<void>;
}

const EVERY_MS = 600;
const TABS = 3;
const FAILURES_KEPT = 20;

export function runMixedLoad(owner: Owner, agentId: string, baseUrl: string): MixedLoad {
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;
  const seen = { asked: 0, failed: [] as string[], waitsMs: [] as number[] };
  const { orders, conversations, statistics, menu } = owner.api;
  const ask = async <T>(what: string, answer: () => Promise<T>): Promise<T | null> => {
    const began = performance.now();
    seen.asked++;
    try {
      return await answer();
    } catch (error) {
      if (seen.failed.length < FAILURES_KEPT) seen.failed.push(`${what}: ${String(error)}`);
      return null;
    } finally {
      seen.waitsMs.push(performance.now() - began);
    }
  };

  async function order(): Promise<void> {
    const order = {
      id: agentId,
      customer_name: 'Load',
      order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }],
    };
    const placed = await ask('place an order', () => orders.create(order));
    if (!placed) return;
    const { id } = placed;
    for (const status of ['in_progress', 'ready', 'completed'] as const) {
      await ask('move an order', () => orders.update({ id, status }));
      await delay(EVERY_MS);
    }
    await ask('delete an order', () => orders.remove({ id }));
  }

  async function look(): Promise<void> {
    const id = agentId;
    const screens: (() => Promise<unknown>)[] = [
      () => orders.list({ id }),
      () => orders.statistics({ id }),
      () => conversations.list({ id }),
      () => statistics.get({ id }),
      () => menu.list({ id }),
    ];
    for (const screen of screens) {
      if (isOver()) return;
      await ask('look', screen);
      await delay(EVERY_MS);
    }
  }

  async function listen(): Promise<void> {
    while (!isOver()) {
      try {
        const answer = await fetch(`${baseUrl}/api/agent/${agentId}/events`, {
          headers: { authorization: `Bearer ${owner.token}` },
          signal: stopping.signal,
        });
        for await (const _ of answer.body ?? []);
      } catch {
        await delay(500);
      }
    }
  }

  async function forEver(task: () => Promise<void>): Promise<void> {
    while (!isOver()) await task();
  }
  const all = Promise.all([forEver(order), forEver(look), ...Array.from({ length: TABS }, listen)]);
  return {
    ...seen,
    get asked() {
      return seen.asked;
    },
    async stop() {
      stopping.abort();
      await all;
    },
  };
}
