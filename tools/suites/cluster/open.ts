import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type pg from 'pg';
import { openEmbedded } from '../../../server/src/database/embedded.ts';
import { endHouse, type House, openHouse } from '../faults/house.ts';
import { type Proxy, startDoor, startPooler } from './proxies.ts';

/** Four servers on one database behind a pooler, with one S3, behind one door. All of it on the loopback address. */
export const SERVERS = 4;
const DOOR = 5960;
const POOLER = 5961;
const FIRST = 5962;
export const METRICS_TOKEN = 'the token of the suite';

export interface Cluster {
  readonly url: string;
  readonly houses: House[];
  readonly dataDirs: readonly string[];
  /** The database itself, past the pooler. */
  readonly direct: pg.ClientConfig;
  readonly settings: Readonly<Record<string, string>>;
  /** Starts the server anew that stands at this place. */
  again(at: number): Promise<House>;
  /** Another server on the same database, at no door. */
  beside(more: Record<string, string>): Promise<House>;
  close(): Promise<void>;
}

export async function openCluster(folder: string): Promise<Cluster> {
  // The database must not run as root, and whom it runs as must come in.
  chmodSync(folder, 0o755);
  const embedded = await openEmbedded(join(folder, 'database'));
  await embedded.start();
  const { host, user, database } = embedded.connection;
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'calls', configs: [] }],
  });
  const { port: store } = await s3.run();
  const ports = Array.from({ length: SERVERS }, (_, n) => FIRST + n);
  const proxies: Proxy[] = [];
  const houses: House[] = [];
  const close = async () => {
    for (const house of houses) await endHouse(house);
    for (const proxy of proxies) await proxy.stop();
    await embedded.stop();
    await s3.close();
  };
  const settings = {
    DATABASE_URL: `postgres://${user}@127.0.0.1:${POOLER}/${database}`,
    DATABASE_DIRECT_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
    DATABASE_PREPARE: 'off',
    STORAGE_URL: `http://S3RVER:S3RVER@127.0.0.1:${store}/calls`,
    PUBLIC_URL: `http://localhost:${DOOR}`,
    METRICS_TOKEN,
    LEAVE_S: '3',
    DRAIN_S: '60',
  };
  const dataDirs = ports.map((port) => join(folder, `server-${port}`));
  const open = (at: number) => {
    mkdirSync(dataDirs[at] ?? folder, { recursive: true });
    return openHouse(dataDirs[at] ?? folder, FIRST + at, settings);
  };
  try {
    proxies.push(await startPooler(join(folder, 'pgbouncer'), POOLER, embedded.connection));
    for (const at of ports.keys()) houses.push(await open(at));
    proxies.push(await startDoor(join(folder, 'haproxy'), DOOR, ports));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: settings.PUBLIC_URL,
    houses,
    dataDirs,
    direct: embedded.connection,
    settings,
    async again(at) {
      const house = await open(at);
      houses[at] = house;
      return house;
    },
    beside: (more) => openHouse(join(folder, 'beside'), FIRST + SERVERS, { ...settings, ...more }),
    close,
  };
}
