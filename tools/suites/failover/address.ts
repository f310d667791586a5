import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as open, type Socket } from 'node:net';

/** The one address under which the database is reached, whichever machine it runs on, as a balancer or a cloud has it. */
export interface Address {
  readonly port: number;
  /** New connections go there; null: they are refused. */
  leadTo(socket: string | null): void;
  /** What is open neither ends nor says a word any more, as when a machine loses its power. */
  goDark(): void;
  close(): Promise<void>;
}

export async function openAddress(): Promise<Address> {
  let target: string | null = null;
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((outside) => {
    if (target === null) return void outside.destroy();
    const inside = open(target);
    const pair = [outside, inside] as const;
    pairs.add(pair);
    const end = () => {
      if (!pairs.delete(pair)) return;
      outside.destroy();
      inside.destroy();
    };
    for (const one of pair) one.on('error', end).on('close', end);
    outside.pipe(inside).pipe(outside);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dark: Socket[] = [];
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (socket) => void (target = socket),
    goDark() {
      for (const pair of pairs) {
        pairs.delete(pair);
        const [outside, inside] = pair;
        outside.unpipe(inside);
        inside.unpipe(outside);
        inside.destroy();
        dark.push(outside);
      }
    },
    async close() {
      for (const socket of [...pairs].flat().concat(dark)) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
