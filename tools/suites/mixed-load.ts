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
  const ask = async <T>(method: string, path: string, body?: Record<string, unknown>): Promise<T | null> => {
    const began = performance.now();
    seen.asked++;
    try {
      return await owner.send<T>(method, path, body);
    } catch (error) {
      if (seen.failed.length < FAILURES_KEPT) seen.failed.push(`${method} ${path}: ${String(error)}`);
      return null;
    } finally {
      seen.waitsMs.push(performance.now() - began);
    }
  };

  async function order(): Promise<void> {
    const items = [{ name: 'Slice', price: 3.5, quantity: 1 }];
    const placed = await ask<{ id: string }>('POST', `/agent/${agentId}/orders`, {
      customer_name: 'Load',
      order_items: items,
    });
    for (const status of placed ? ['in_progress', 'ready', 'completed'] : []) {
      await ask('PUT', `/orders/${placed?.id}`, { status });
      await delay(EVERY_MS);
    }
    if (placed) await ask('DELETE', `/orders/${placed.id}`);
  }

  async function look(): Promise<void> {
    for (const path of ['orders', 'orders/statistics', 'conversations', 'statistics', 'menu-items']) {
      if (isOver()) return;
      await ask('GET', `/agent/${agentId}/${path}`);
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
