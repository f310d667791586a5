/**
 * What the owner's browser pays: `npm run bench:web [-- WORD …] [--times N]`. Every route is opened on a slow network with a
 * slow processor, then busy pages are used. Routes and pages are named by a word of theirs.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { PASSWORD } from '../e2e/house.ts';
import { BROWSER_FLAGS, systemBrowser } from '../tools/testing/browser.ts';
import { grow } from './growth/seed.ts';
import { GROWING_EMAIL, openGrowing } from './growth/server.ts';
import { interact } from './web/interactions.ts';
import { loadingOf } from './web/loading.ts';
import { BLOCKED_MOST, INP_MOST, routesOf, SHIFT_MOST, usesOf } from './web/pages.ts';
import { makeBusy } from './web/seed.ts';
import { signIn } from './web/session.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '3' } },
});
const isAsked = (name: string) => positionals.length === 0 || positionals.some((word) => name.includes(word));
/** As many that a menu of 10,000 dishes stands beside them. */
const CONVERSATIONS = 100_000;

const growing = await openGrowing(Number(process.env.BENCH_PORT ?? 3988));
const { connection, owner, url } = growing;
const client = new pg.Client(connection);
const executablePath = systemBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
try {
  await client.connect();
  const { id, tenant_id } = await owner.api.agents.create({ name: 'Busy line', business_name: "Sal's" });
  await owner.api.agents.update({ id, ordering_enabled: true, booking_enabled: true });
  await grow(client, id, tenant_id, 0, CONVERSATIONS);
  const thread = await makeBusy(client, id);
  const session = await signIn(browser, url, GROWING_EMAIL, PASSWORD);

  console.log(
    '| Opened first, slow 4G, CPU ÷ 4 | kB | Requests | LCP s | Blocked ms | Shift |\n|---|---|---|---|---|---|',
  );
  for (const { path, isPublic, kBMost, requestsMost } of routesOf(id).filter(({ path }) => isAsked(path))) {
    const seen = await loadingOf(browser, url + path, isPublic ? [] : session, Number(values.times));
    const cells = [
      judged(seen.bytes / 1000, kBMost, 1),
      judged(seen.requests, requestsMost),
      (seen.lcp / 1000).toFixed(1),
      judged(seen.blocked, BLOCKED_MOST),
      judged(seen.shift, SHIFT_MOST, 3),
    ];
    console.log(`| ${path.replace(id, '…')} | ${cells.join(' | ')} |`);
  }
  console.log('\n| Used, CPU ÷ 4 | Interactions | INP ms |\n|---|---|---|');
  for (const one of usesOf(id, thread).filter(({ name }) => isAsked(name))) {
    const { inp, count } = await interact(browser, url, one, session);
    console.log(`| ${one.name} | ${count} | ${judged(inp, INP_MOST)} |`);
  }
} finally {
  await browser.close();
  await client.end();
  await growing.close();
}

/** Beyond its limit it stands in bold, with the limit. */
function judged(figure: number, most = Number.POSITIVE_INFINITY, digits = 0): string {
  const shown = figure.toFixed(digits);
  return figure > most ? `**${shown}** (≤ ${most})` : shown;
}
