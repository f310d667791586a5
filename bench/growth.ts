/**
 * What grows with the years: `npm run bench:growth [-- SIZE,SIZE …]`. One business with 1,000, then 100,000, then 1,000,000
 * conversations (a tenth of it orders and appointments, up to 10,000 dishes, memories and passages) is asked for its lists,
 * searches and figures. A figure is the median of its answers in milliseconds; the last column is the largest size's
 * beside the smallest's.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { questionsOf } from './growth/questions.ts';
import { grow } from './growth/seed.ts';
import { openGrowing } from './growth/server.ts';
import { middle } from './usage.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const sizes = (positionals[0] ?? '1000,100000,1000000').split(',').map(Number);
const ASKED = 11;
/** Statements get their plans, and code is compiled. */
const WARM = 8;
const RATIO_MOST = 2;
/** Below that nobody feels a difference, and the clock of a busy machine tells none. */
const NOTHING_MS = 15;

const growing = await openGrowing(Number(process.env.BENCH_PORT ?? 3986));
const { connection, owner, url } = growing;
const client = new pg.Client(connection);
try {
  await client.connect();
  const { id, tenant_id } = await owner.api.agents.create({ name: 'Growing line', business_name: "Sal's" });
  await owner.api.agents.update({ id, ordering_enabled: true, booking_enabled: true });
  const questions = questionsOf(id);
  const asked = questions.filter(({ name }) => values.only === undefined || name.includes(values.only));
  const figures = new Map(asked.map(({ name }) => [name, [] as number[]]));
  const answer = async (path: string): Promise<number> => {
    const began = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${owner.token}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return performance.now() - began;
  };
  for (const [at, size] of sizes.entries()) {
    await grow(client, id, tenant_id, sizes[at - 1] ?? 0, size);
    for (let warming = 0; warming < WARM; warming++) for (const { path } of asked) await answer(path);
    for (const { name, path } of asked) {
      const times: number[] = [];
      for (let n = 0; n < ASKED; n++) times.push(await answer(path));
      figures.get(name)?.push(middle(times));
    }
  }
  const whole = (size: number) => size.toLocaleString('en-US');
  console.log(`| Answer, ms | ${sizes.map(whole).join(' | ')} | Grows |\n|---|${'---|'.repeat(sizes.length + 1)}`);
  for (const [name, times] of figures) {
    const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
    const ratio = last / first;
    const grown = ratio > RATIO_MOST && last > NOTHING_MS ? `**${ratio.toFixed(1)} ×**` : `${ratio.toFixed(1)} ×`;
    console.log(`| ${name} | ${times.map((ms) => ms.toFixed(1)).join(' | ')} | ${grown} |`);
  }
} finally {
  await client.end();
  await growing.close();
}
