import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { percentile } from '../../bench/percentile.ts';
import type { BenchShop } from '../../bench/shop.ts';

/** What strangers do to a server, for so long; each tells what became of it. */
export interface Attack {
  id: string;
  what: string;
  run(on: { shop: BenchShop; seconds: number }): Promise<string>;
}

const until = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
};

function open(shop: BenchShop): Promise<Socket> {
  const { hostname, port } = new URL(shop.line.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });
}

const slow: Attack = {
  id: 'O2',
  what: '500 connections that send a byte of a header a second',
  async run({ shop, seconds }) {
    const sockets = await Promise.all(Array.from({ length: 500 }, () => open(shop)));
    let closed = 0;
    for (const socket of sockets) {
      socket.on('close', () => closed++).resume();
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-');
    }
    for (const goesOn = until(seconds); goesOn(); await delay(1000))
      for (const socket of sockets) if (!socket.destroyed) socket.write('a');
    const figure = `${closed} of 500 closed by the server within ${seconds} s`;
    for (const socket of sockets) socket.destroy();
    return figure;
  },
};

/** Asks from so many at once, and tells what came. */
async function flood(seconds: number, atOnce: number, ask: () => Promise<number>): Promise<string> {
  const waits: number[] = [];
  const statuses = new Map<number, number>();
  const goesOn = until(seconds);
  const one = async () => {
    while (goesOn()) {
      const began = performance.now();
      const status = await ask().catch(() => 0);
      waits.push(performance.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const told = [...statuses].map(([status, n]) => `${n} × ${status}`).join(', ');
  return `${told}, p99 ${percentile(waits, 0.99).toFixed(0)} ms`;
}

const logins: Attack = {
  id: 'B4',
  what: 'sign-ins with wrong passwords, twenty at once',
  run: ({ shop, seconds }) =>
    flood(seconds, 20, async () => {
      const answer = await fetch(`${shop.line.baseUrl}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.1` },
        body: JSON.stringify({
          email: `nobody${Math.floor(Math.random() * 1e6)}@example.com`,
          password: 'not the one 1',
        }),
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
};

const overload: Attack = {
  id: 'O3',
  what: 'one who asks for pages and lists, sixty at once, without a pause',
  run: ({ shop, seconds }) =>
    flood(seconds, 60, async () => {
      const answer = await fetch(`${shop.line.baseUrl}/${Math.random() < 0.5 ? 'api/agents' : 'pricing'}`, {
        headers: { 'x-forwarded-for': '10.8.0.1' },
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
};

const uploads: Attack = {
  id: 'U1',
  what: 'forty uploads of 25 MB without a session',
  async run({ shop, seconds }) {
    const piece = Buffer.alloc(64 * 1024, 'x');
    const head = `POST /api/agent/${shop.agentId}/datasets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 26000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
    let refused = 0;
    const goesOn = until(seconds);
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = await open(shop);
        let ended = false;
        socket.on('data', () => (ended = true)).on('close', () => (ended = true));
        socket.write(head);
        const isOver = () => ended;
        for (let sent = 0; sent < 400 && goesOn() && !isOver(); sent++) {
          socket.write(piece);
          await delay(20);
        }
        if (isOver()) refused++;
        socket.destroy();
      }),
    );
    return `${refused} of 40 refused before their end`;
  },
};

const sockets: Attack = {
  id: 'O5',
  what: 'two thousand upgrades and frames of 60 MiB',
  async run({ shop, seconds }) {
    const url = `${shop.line.baseUrl.replace('http', 'ws')}/api/agent/${shop.agentId}`;
    const codes = new Map<string, number>();
    const count = (what: string) => codes.set(what, (codes.get(what) ?? 0) + 1);
    const big = Buffer.alloc(60 * 1024 * 1024);
    const goesOn = until(seconds);
    const one = async (index: number) => {
      const socket = new WebSocket(`${url}/${index % 2 ? 'media' : 'talk/socket'}`, {
        headers: { origin: shop.line.baseUrl },
      });
      await new Promise<void>((resolve) => {
        socket.on('open', () => (index % 200 === 0 ? socket.send(big, () => undefined) : socket.send('{}')));
        socket.on('error', (error) => count(/403/.test(error.message) ? 'refused 403' : 'broken'));
        socket.on('close', (code) => {
          count(`closed ${code}`);
          resolve();
        });
      });
    };
    for (let n = 0; n < 2000 && goesOn(); n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, at) => one(n + at)));
    return [...codes].map(([what, n]) => `${n} ${what}`).join(', ');
  },
};

const streams: Attack = {
  id: 'O4',
  what: 'three hundred event streams that are never read',
  async run({ shop, seconds }) {
    const all: Socket[] = [];
    for (let n = 0; n < 300; n++) {
      const socket = await open(shop);
      socket.pause();
      socket.write(
        `GET /api/agent/${shop.agentId}/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${shop.owner.token}\r\n\r\n`,
      );
      all.push(socket);
    }
    const items = [{ name: 'Slice', price: 3.5, quantity: 1 }];
    for (const goesOn = until(seconds); goesOn(); await delay(1000))
      await shop.owner.send('POST', `/agent/${shop.agentId}/orders`, { customer_name: 'Tab', order_items: items });
    for (const socket of all) socket.destroy();
    return '300 opened';
  },
};

export const ATTACKS: readonly Attack[] = [slow, logins, overload, uploads, sockets, streams];
