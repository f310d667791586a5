import { request as ask, createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbedded } from '../../../server/src/database/embedded.ts';
import { placeCall } from '../../line/call.ts';
import type { Report } from '../report.ts';
import { endHouse, type House, hold, openHouse, openShop } from './house.ts';

/** Two servers on one database behind a load balancer, restarted one after the other under calls and requests. */
const DOOR = 5980;
const PORTS = [5981, 5982] as const;
const CALLS = 4;

export async function rollingFaults(report: Report, folder: string): Promise<void> {
  await report.check('G2', `two servers restarted in turn under ${CALLS} calls and requests`, async () => {
    const embedded = await openEmbedded(`${folder}-database`);
    await embedded.start();
    const { host, user, database } = embedded.connection;
    const more = {
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
      PUBLIC_URL: `http://localhost:${DOOR}`,
      DRAIN_S: '60',
    };
    const open = (port: number) => openHouse(folder, port, more);
    const houses: House[] = [];
    for (const port of PORTS) houses.push(await open(port));
    const door = openDoor();
    try {
      const shop = await openShop({ url: more.PUBLIC_URL, dataDir: folder }, 'rolling@example.com');
      for (const { url } of houses)
        await fetch(`${url}/api/agent/${shop.agentId}/talk`, {
          method: 'POST',
          headers: { authorization: `Bearer ${shop.owner.token}` },
        });
      const calls = Array.from({ length: CALLS }, (_, n) =>
        placeCall({ ...shop.line, from: `+1718555400${n}`, speed: 1, steps: [{ kind: 'silence', ms: 12_000 }] }),
      );
      const load = openLoad(`${more.PUBLIC_URL}/api/agent/${shop.agentId}/orders`, shop.owner.token);
      await delay(3_000);
      for (const [n, port] of PORTS.entries()) {
        const house = houses[n];
        if (house) await endHouse(house);
        houses[n] = await open(port);
        await delay(1_000);
      }
      const failed = await load.stop();
      const ended = await Promise.all(calls);
      const went = ended.filter(({ endedBy, heard }) => endedBy === 'caller' && heard.length > 0).length;
      return hold(
        failed.length === 0 && went === CALLS,
        `${load.asked()} requests, ${failed.length} failed ${failed.slice(0, 3).join('; ')}; ${went} of ${CALLS} calls went on to their end`,
      );
    } finally {
      door.close();
      for (const house of houses) await endHouse(house);
      await embedded.stop();
    }
  });
}

/** Sends what comes to a server that says it is ready, and to the other when that one does not answer. */
function openDoor(): { close(): void } {
  const ready = new Map<number, boolean>(PORTS.map((port) => [port, true]));
  const looking = setInterval(() => {
    for (const port of PORTS)
      fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(500) }).then(
        async ({ status, body }) => (await body?.cancel(), ready.set(port, status === 200)),
        () => ready.set(port, false),
      );
  }, 150);
  let turn = 0;
  const pick = (not?: number) => {
    const all = PORTS.filter((port) => port !== not && ready.get(port) === true);
    return all[turn++ % Math.max(1, all.length)] ?? PORTS.find((port) => port !== not) ?? PORTS[0];
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const pass = (port: number, again: boolean) => {
      const { method, url: path, headers } = request;
      const up = ask({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      up.once('error', () => (again ? pass(pick(port), false) : response.writeHead(502).end()));
      up.end(Buffer.concat(chunks));
    };
    request.once('end', () => pass(pick(), true));
  });
  server.on('upgrade', (request, socket, head) => {
    const up = connect(pick(), '127.0.0.1', () => {
      const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1] ?? ''}`]));
      up.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      up.write(head);
      up.pipe(socket).pipe(up);
    });
    for (const end of [up, socket]) end.on('error', () => (up.destroy(), socket.destroy()));
  });
  server.listen(DOOR);
  return {
    close() {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Reads and writes, about thirty a second. */
function openLoad(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ customer_name: 'Rolling', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] });
  const failed: string[] = [];
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;
  let asked = 0;
  const one = async () => {
    for (; !isOver(); await delay(100)) {
      const method = asked++ % 3 === 0 ? 'POST' : 'GET';
      const status = await fetch(url, { method, headers, ...(method === 'POST' && { body }) }).then(
        async (answer) => (await answer.arrayBuffer(), String(answer.status)),
        (error: unknown) => String(error),
      );
      if (!/^20[01]$/.test(status)) failed.push(status);
    }
  };
  const all = Promise.all([one(), one(), one(), one()]);
  return { asked: () => asked, stop: async () => (stopping.abort(), await all, failed) };
}
