import { setTimeout as delay } from 'node:timers/promises';
import { reason } from '../../../server/src/doctor/finding.ts';
import type { Shop } from '../faults/house.ts';

/** Requests at a steady rate, whether or not the ones before are answered. */
export interface Traffic {
  readonly asked: number;
  readonly waitsMs: number[];
  /** What was no 200 or 201, in words. */
  readonly failed: string[];
  /** Orders that were answered with 201. */
  readonly placed: string[];
}

const LIMIT_MS = 20_000;

/** One of four writes an order, under a key, as a client does that asks again. */
export async function traffic(url: string, shop: Shop, perSecond: number, until: AbortSignal): Promise<Traffic> {
  const [orders = '', ...reads] = ['orders', 'orders?limit=10', 'menu-items?limit=10', 'conversations?limit=10'].map(
    (noun) => `${url}/api/agent/${shop.agentId}/${noun}`,
  );
  const headers = {
    authorization: `Bearer ${shop.owner.token}`,
    'content-type': 'application/json',
    // What would be packed and unpacked on the same machine.
    'accept-encoding': 'identity',
  };
  const body = JSON.stringify({ customer_name: 'Cluster', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] });
  const seen = { asked: 0, waitsMs: [] as number[], failed: [] as string[], placed: [] as string[] };

  async function ask(n: number): Promise<void> {
    const began = performance.now();
    const [path = '', write] =
      n % 4 === 0
        ? [orders, { method: 'POST', body, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }]
        : [reads[n % 3], { method: 'GET', headers }];
    try {
      const answer = await fetch(path, { ...write, signal: AbortSignal.timeout(LIMIT_MS) });
      const told = await answer.text();
      if (!answer.ok) seen.failed.push(`${answer.status} ${write.method} ${told.slice(0, 120)}`);
      else if (answer.status === 201) seen.placed.push((JSON.parse(told) as { id: string }).id);
    } catch (error) {
      seen.failed.push(reason(error));
    }
    seen.waitsMs.push(performance.now() - began);
  }

  const all: Promise<void>[] = [];
  for (const began = performance.now(); !until.aborted; ) {
    const due = began + (seen.asked * 1_000) / perSecond;
    await delay(Math.max(0, due - performance.now()));
    all.push(ask(seen.asked++));
  }
  await Promise.all(all);
  return seen;
}
