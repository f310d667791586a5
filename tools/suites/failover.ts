/**
 * `npm run check:failover`: two servers on a database that another one follows, commit by commit. The first is killed
 * amid writes and amid calls, the other takes its place after ten seconds. Real processes on the loopback address, for
 * about five minutes.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { openAddress } from './failover/address.ts';
import { failover } from './failover/checks.ts';
import { openPair } from './failover/pair.ts';
import { endHouse, type House, openHouse, openShop } from './faults/house.ts';
import { openReport } from './report.ts';

const PORTS = [5970, 5971];

const report = openReport('failover');
const folder = mkdtempSync(join(tmpdir(), 'attendant-failover-'));
// The database must not run as root, and whom it runs as must come in.
chmodSync(folder, 0o755);
const pair = await openPair(folder).catch((error: unknown) => {
  rmSync(folder, { recursive: true, force: true });
  throw error;
});
const address = await openAddress();
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'calls', configs: [] }],
});
const houses: House[] = [];
const clear = async () => {
  for (const house of houses) await endHouse(house);
  await address.close();
  await pair.close();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
};
// Interrupted, it leaves no database running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clear().finally(() => process.exit(1)));
try {
  const { port } = await s3.run();
  address.leadTo(pair.socket());
  const settings = {
    DATABASE_URL: `postgres://attendant@127.0.0.1:${address.port}/attendant`,
    STORAGE_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/calls`,
  };
  for (const at of PORTS) {
    const dataDir = join(folder, `server-${at}`);
    mkdirSync(dataDir, { recursive: true });
    houses.push(await openHouse(dataDir, at, settings));
  }
  const [first] = houses;
  if (!first) throw new Error('no server started');
  const shop = await openShop(first);
  await failover(report, { pair, address, houses, shop }, process.argv.slice(2));
  if (process.env.FAILOVER_TELL) for (const house of houses) console.log(house.log());
} finally {
  await clear();
}
report.end();
