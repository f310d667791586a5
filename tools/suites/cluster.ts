/**
 * `npm run check:cluster [-- must] [sharing|falling] [requests a second]`: four real servers on one PostgreSQL behind
 * pgbouncer, with one S3, behind HAProxy, by the files of `deploy/`. Everything runs on the loopback address, for about
 * four minutes. Where the two programs are not installed it says so; with `must` that is a failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { falling } from './cluster/falling.ts';
import { type Cluster, openCluster } from './cluster/open.ts';
import { missing } from './cluster/proxies.ts';
import { sharing } from './cluster/sharing.ts';
import { openShop } from './faults/house.ts';
import { openReport } from './report.ts';

const wanted = process.argv.slice(2);
const absent = missing();
if (absent.length > 0) {
  console.log(`Not looked at: ${absent.join(' and ')} must be installed, on Debian by: apt install pgbouncer haproxy`);
  process.exit(wanted.includes('must') ? 1 : 0);
}
const isWanted = (part: string) => wanted.includes(part) || !wanted.some((one) => /^(sharing|falling)$/.test(one));
/** What two cores hold with everything on them; more where there are more. */
const perSecond = Number(wanted.find((one) => /^\d+$/.test(one)) ?? 50);

const report = openReport('cluster');
const folder = mkdtempSync(join(tmpdir(), 'attendant-cluster-'));
let cluster: Cluster | undefined;
const clear = async () => {
  await cluster?.close();
  rmSync(folder, { recursive: true, force: true });
};
// Interrupted, it leaves no database running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clear().finally(() => process.exit(1)));
try {
  cluster = await openCluster(folder);
  const shop = await openShop({ url: cluster.url, dataDir: cluster.dataDirs[0] ?? folder });
  // Answered once a server has loaded its ears and its voice, which takes all that the machine has.
  for (const { url } of cluster.houses)
    await fetch(`${url}/api/agent/${shop.agentId}/talk`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.owner.token}` },
    });
  if (isWanted('sharing')) await sharing(report, cluster, shop, perSecond);
  if (isWanted('falling')) await falling(report, cluster, shop);
} finally {
  await clear();
}
report.end();
