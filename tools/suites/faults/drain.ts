import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { placeCall } from '../../line/call.ts';
import type { Report } from '../report.ts';
import { endHouse, hold, openHouse, openShop, soon } from './house.ts';

/** SIGTERM with calls, listening tabs and busy connections. */
const PORT = 5997;
const CALLS = 4;
const DRAIN_S = 4;

export async function drainFaults(report: Report, dataDir: string): Promise<void> {
  await report.check(
    'G1',
    `SIGTERM with ${CALLS} calls, a listening tab, a busy connection and requests in flight`,
    async () => {
      const house = await openHouse(dataDir, PORT, { DRAIN_S: String(DRAIN_S) });
      const shop = await openShop(house, 'drain@example.com');
      const headers = { authorization: `Bearer ${shop.owner.token}` };
      const tab = fetch(`${house.url}/api/agent/${shop.agentId}/events`, { headers }).then((answer) => answer.text());
      tab.catch(() => undefined);
      const statuses: number[] = [];
      const busy = (async () => {
        for (;;) {
          const status = await fetch(`${house.url}/api/agents`, { headers }).then(
            async (answer) => (await answer.arrayBuffer(), answer.status),
            () => 0,
          );
          statuses.push(status);
          if (status === 0) return;
          await delay(250);
        }
      })();
      const calls = Array.from({ length: CALLS }, (_, n) =>
        placeCall({ ...shop.line, from: `+1718555200${n}`, speed: 1, steps: [{ kind: 'silence', ms: 60_000 }] }),
      );
      await soon('the calls are up', async () => {
        const { items } = await shop.owner.api.conversations.list({ id: shop.agentId });
        return items.filter(({ status }) => status === 'in_progress').length === CALLS;
      });
      await delay(4_000);
      const began = performance.now();
      house.process.kill('SIGTERM');
      await delay(200);
      const late = await placeCall({ ...shop.line, from: '+17185552009', speed: 1, steps: [] }).then(
        ({ heard }) => `connected, heard ${heard.length}`,
        (error: unknown) => String(error),
      );
      const [code, ...ended] = await Promise.all([house.ended, ...calls]);
      const tookMs = performance.now() - began;
      await busy;
      const goodbyes = ended.filter(({ endedBy, heard }) => endedBy === 'agent' && heard.length >= 2).length;
      const answered = statuses.slice(0, -1).every((status) => status === 200 || status === 429 || status === 503);
      const how = ended
        .map(({ endedBy, heard, announced }) => `${endedBy} ${heard.length} ${announced ?? ''}`)
        .join(', ');
      const figure = `exit ${code} after ${(tookMs / 1000).toFixed(1)} s with DRAIN_S=${DRAIN_S}; ${goodbyes} of ${CALLS} heard a goodbye (${how}); ${statuses.length - 1} requests answered; a call meanwhile: ${late.slice(0, 60)}`;
      return hold(code === 0 && goodbyes === CALLS && answered && tookMs < (DRAIN_S + 15) * 1000, figure);
    },
  );
  await report.check('G1-2', 'a second SIGTERM', async () => {
    const house = await openHouse(dataDir, PORT, { DRAIN_S: '60' });
    const shop = await openShop(house, 'second@example.com');
    const call = placeCall({ ...shop.line, from: '+17185552100', speed: 1, steps: [{ kind: 'silence', ms: 60_000 }] });
    await delay(3_000);
    house.process.kill('SIGTERM');
    await delay(1_500);
    const began = performance.now();
    house.process.kill('SIGTERM');
    await house.ended;
    await call.catch(() => undefined);
    return hold(performance.now() - began < 5_000, `ended ${(performance.now() - began).toFixed(0)} ms after it`);
  });
  await report.check('G1-W', 'the twin: without a signal it answers', async () => {
    const house = await openHouse(dataDir, PORT);
    const status = await new Promise((resolve) =>
      get(`${house.url}/health`, (answer) => resolve(answer.resume().statusCode)),
    );
    await endHouse(house);
    return hold(status === 200, `/health ${String(status)}`);
  });
}
