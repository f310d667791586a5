import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { percentile } from '../../bench/percentile.ts';

/** What strangers do to a server, for so long; each tells what became of it. */
export interface Attack {
  id: string;
  what: string;
  run(on: Target & { seconds: number }): Promise<string>;
}

/** Where, and the session of somebody who has one. */
export interface Target {
  baseUrl: string;
  agentId: string;
  token: string;
}

const until = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
};

function open(baseUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });
}

const slow: Attack = {
  id: 'O2',
  what: '500 connections that send a byte of a header a second',
  async run({ baseUrl, seconds }) {
    const sockets = await Promise.all(Array.from({ length: 500 }, () => open(baseUrl)));
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
  run: ({ baseUrl, seconds }) =>
    flood(seconds, 20, async () => {
      const answer = await fetch(`${baseUrl}/api/auth/login`, {
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
  run: ({ baseUrl, seconds }) =>
    flood(seconds, 60, async () => {
      const answer = await fetch(`${baseUrl}/${Math.random() < 0.5 ? 'api/agents' : 'pricing'}`, {
        headers: { 'x-forwarded-for': '10.8.0.1' },
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
};

const crowd: Attack = {
  id: 'O3-M',
  what: 'the same from two hundred addresses, each on connections of its own',
  run: ({ baseUrl, seconds }) =>
    flood(seconds, 200, async () => {
      const answer = await fetch(`${baseUrl}/${Math.random() < 0.5 ? 'api/agents' : 'pricing'}`, {
        headers: { 'x-forwarded-for': `10.7.0.${Math.floor(Math.random() * 200)}`, connection: 'close' },
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
};

const uploads: Attack = {
  id: 'U1',
  what: 'forty uploads of 25 MB without a session',
  async run({ baseUrl, agentId, seconds }) {
    const piece = Buffer.alloc(64 * 1024, 'x');
    const head = `POST /api/agent/${agentId}/datasets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 26000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
    let refused = 0;
    const goesOn = until(seconds);
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = await open(baseUrl);
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
  async run({ baseUrl, agentId, seconds }) {
    const url = `${baseUrl.replace('http', 'ws')}/api/agent/${agentId}`;
    const codes = new Map<string, number>();
    const count = (what: string) => codes.set(what, (codes.get(what) ?? 0) + 1);
    const big = Buffer.alloc(60 * 1024 * 1024);
    const goesOn = until(seconds);
    const one = async (index: number) => {
      const socket = new WebSocket(`${url}/${index % 2 ? 'media' : 'talk/socket'}`, {
        headers: { origin: baseUrl },
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
  what: 'two thousand event streams of one person, of which none is read',
  async run({ baseUrl, agentId, token, seconds }) {
    const all: Socket[] = [];
    let closed = 0;
    const goesOn = until(seconds);
    while (all.length < 2_000 && goesOn()) {
      const socket = await open(baseUrl);
      socket.on('close', () => closed++).pause();
      socket.write(
        `GET /api/agent/${agentId}/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      );
      all.push(socket);
    }
    // What happens meanwhile is told to every one of them.
    const order = JSON.stringify({ customer_name: 'Tab', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (; goesOn(); await delay(100)) {
      const answer = await fetch(`${baseUrl}/api/agent/${agentId}/orders`, { method: 'POST', headers, body: order });
      await answer.arrayBuffer();
    }
    // Only now: what was answered is asked of each one.
    const answered = await Promise.all(all.map(firstStatus));
    const open200 = answered.filter((status) => status === 200).length;
    for (const socket of all) socket.destroy();
    return `${all.length} asked for, ${open200} opened, ${answered.filter((status) => status === 429).length} × 429, ${closed} closed by the server`;
  },
};

/** Null: closed without a word. */
function firstStatus(socket: Socket): Promise<number | null> {
  return new Promise((resolve) => {
    const none = setTimeout(() => resolve(null), 2_000);
    socket.once('data', (chunk) => {
      clearTimeout(none);
      resolve(Number(String(chunk).slice(9, 12)));
    });
    socket.resume();
  });
}

export const ATTACKS: readonly Attack[] = [slow, logins, overload, crowd, uploads, sockets, streams];
