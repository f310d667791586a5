import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../../../bench/percentile.ts';
import { cameFrom } from '../../../e2e/start-server.ts';
import { openClient } from '../../../server/src/database/client.ts';
import { hold, type Shop, soon } from '../faults/house.ts';
import type { Report } from '../report.ts';
import { type Cluster, METRICS_TOKEN, SERVERS } from './open.ts';
import { traffic } from './traffic.ts';

/** What all servers together do as one. */
const SECONDS = 20;
/** The machine may be shared: more than this in half of all cases is no answer. */
const P50_MS = 1_000;
const EVENTS = 24;
const EVENT_MS = 1_000;
const WRONG_PASSWORDS = 24;
/** `sign-in-email` in server/src/modules/identity/limits.ts. */
const WRONG_MOST = 5;
const MAILS = 24;

export async function sharing(report: Report, cluster: Cluster, shop: Shop, perSecond: number): Promise<void> {
  await report.check('X1', `${perSecond} requests a second for ${SECONDS} s through the door`, () =>
    spread(cluster, shop, perSecond),
  );
  await report.check('X2', `${EVENTS} events, from each server to a browser at each other`, () =>
    events(cluster, shop),
  );
  await report.check('X3', `${WRONG_PASSWORDS} wrong passwords for one account, at all servers at once`, () =>
    limits(cluster),
  );
  await report.check('X4', `${MAILS} accounts made at all servers at once: jobs`, () => jobs(cluster));
  await report.check('X5', 'servers that would be deaf behind the pooler', () => deaf(cluster));
}

/** Answers of the API that a server has given, by its own count. */
async function answersOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const counted = (await answer.text()).matchAll(/^attendant_http_request_duration_seconds_count\S* (\d+)$/gm);
  return [...counted].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function spread(cluster: Cluster, shop: Shop, perSecond: number): Promise<string> {
  const counts = () => Promise.all(cluster.houses.map(({ url }) => answersOf(url)));
  const before = await counts();
  const { asked, failed, waitsMs, placed } = await traffic(
    cluster.url,
    shop,
    perSecond,
    AbortSignal.timeout(SECONDS * 1_000),
  );
  const shares = (await counts()).map((count, at) => (count - (before[at] ?? 0)) / asked);
  const missing = await unknownOf(cluster, shop, placed);
  const [p50, p99] = [percentile(waitsMs, 0.5), percentile(waitsMs, 0.99)];
  return hold(
    failed.length === 0 && missing === 0 && p50 < P50_MS && shares.every((share) => share > 0.5 / SERVERS),
    `${asked} requests, ${failed.length} failed ${failed.slice(0, 3).join('; ')}; p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; shares ${shares.map((share) => `${(100 * share).toFixed(0)} %`).join(', ')}; ${placed.length} orders placed, ${missing} missing`,
  );
}

/** How many of these orders are not in the database. */
export async function unknownOf({ direct }: Cluster, { agentId }: Shop, ids: readonly string[]): Promise<number> {
  const client = await openClient(direct, 'attendant suite');
  const { rows } = await client.query<{ id: string }>('select id from orders where agent_id = $1 and id = any($2)', [
    agentId,
    ids,
  ]);
  await client.end();
  return new Set(ids).size - rows.length;
}

async function events({ houses }: Cluster, { agentId, owner }: Shop): Promise<string> {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  const over = new AbortController();
  const heard = houses.map(() => new Map<string, number>());
  await Promise.all(
    houses.map(async ({ url }, at) => {
      const answer = await fetch(`${url}/api/agent/${agentId}/events`, { headers, signal: over.signal });
      const listen = async () => {
        const decoder = new TextDecoder();
        for await (const chunk of answer.body ?? [])
          for (const [, id = ''] of decoder.decode(chunk, { stream: true }).matchAll(/"id":"([0-9a-f-]{36})"/g))
            if (!heard[at]?.has(id)) heard[at]?.set(id, performance.now());
      };
      listen().catch(() => undefined);
    }),
  );
  await delay(500);
  const waitsMs: number[] = [];
  let deafTo = 0;
  const body = JSON.stringify({ customer_name: 'Event', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] });
  for (let n = 0; n < EVENTS; n++) {
    const url = `${houses[n % SERVERS]?.url}/api/agent/${agentId}/orders`;
    const { id } = (await (await fetch(url, { method: 'POST', headers, body })).json()) as { id: string };
    const answered = performance.now();
    await soon('all have heard', async () => heard.every((one) => one.has(id)), EVENT_MS).catch(() => deafTo++);
    for (const one of heard) waitsMs.push(Math.max(0, (one.get(id) ?? Number.POSITIVE_INFINITY) - answered));
  }
  over.abort();
  const most = Math.max(...waitsMs);
  return hold(
    deafTo === 0 && most < EVENT_MS,
    `heard at all ${SERVERS} servers, after the answer p50 ${percentile(waitsMs, 0.5).toFixed(0)} ms, at most ${most.toFixed(0)} ms; ${deafTo} not heard`,
  );
}

async function limits({ houses }: Cluster): Promise<string> {
  const body = JSON.stringify({ email: 'faults@example.com', password: 'not the password' });
  const statuses = await Promise.all(
    Array.from({ length: WRONG_PASSWORDS }, async (_, n) => {
      const headers = { 'content-type': 'application/json', ...cameFrom(`${n}`) };
      const answer = await fetch(`${houses[n % SERVERS]?.url}/api/auth/login`, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const tried = statuses.filter((status) => status === 401).length;
  const refused = statuses.filter((status) => status === 429).length;
  return hold(
    tried === WRONG_MOST && refused === WRONG_PASSWORDS - WRONG_MOST,
    `${tried} were looked at, ${refused} refused with 429`,
  );
}

/** Each new account gets one mail, sent by a job; each schedule makes one job for all servers. */
async function jobs({ houses, dataDirs, direct }: Cluster): Promise<string> {
  const emails = Array.from({ length: MAILS }, (_, n) => `mail-${n}@example.com`);
  await Promise.all(
    emails.map(async (email, n) => {
      const body = JSON.stringify({ email, password: 'brick oven at dusk', name: 'Nonna' });
      const headers = { 'content-type': 'application/json', ...cameFrom(email) };
      const answer = await fetch(`${houses[n % SERVERS]?.url}/api/auth/users`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`signing up answered ${answer.status}: ${await answer.text()}`);
    }),
  );
  const sent = () =>
    dataDirs.map((folder) => {
      const outbox = join(folder, 'outbox');
      const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
      return names.filter((name) => /^To: .*mail-\d+@example\.com/m.test(readFileSync(join(outbox, name), 'utf8')));
    });
  await soon('all mails are there', async () => sent().flat().length >= MAILS, 30_000);
  // One that is sent twice comes late.
  await delay(3_000);
  const bySender = sent().map(({ length }) => length);
  const total = bySender.reduce((sum, count) => sum + count, 0);
  const client = await openClient(direct, 'attendant suite');
  const { rows } = await client.query<{ runs: number; minutes: number }>(
    `select count(*)::int as runs, count(distinct date_trunc('minute', created_on))::int as minutes
     from pgboss.job where name = 'remind'`,
  );
  await client.end();
  const { runs = 0, minutes = 0 } = rows[0] ?? {};
  return hold(
    total === MAILS && runs === minutes && runs > 0,
    `${total} mails, by server ${bySender.join(', ')}; the job of each minute was made ${runs} times in ${minutes} minutes`,
  );
}

/** Without its direct way each would hear nothing of the others, and say nothing of it. */
async function deaf(cluster: Cluster): Promise<string> {
  const told = await cluster.beside({ DATABASE_DIRECT_URL: '' }).then(
    async (house) => (house.process.kill('SIGKILL'), await house.ended, 'it started'),
    (error: unknown) => String(error),
  );
  return hold(told.includes('Set DATABASE_DIRECT_URL'), told.replaceAll(/\s+/g, ' ').slice(0, 220));
}
