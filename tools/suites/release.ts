/**
 * `npm run check:release`: makes a release in a folder of its own, takes away the right to write there, starts it on an
 * empty data folder with nothing but Node, and uses it as a new owner does.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newOwner, openPizzeria } from '../../e2e/calls.ts';
import { openReport } from './report.ts';

const PORT = Number(process.env.SUITE_PORT ?? 3994);
const URL_OF_IT = `http://localhost:${PORT}`;
/** Without Node. */
const MODULES_MB_MOST = 350;
const START_MS_MOST = 60_000;

const report = openReport('release');
const folder = mkdtempSync(join(tmpdir(), 'attendant-release-'));
const [app, data] = [join(folder, 'app'), join(folder, 'data')];
const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' });

async function ready(): Promise<void> {
  for (const end = Date.now() + START_MS_MOST; Date.now() < end; await delay(50)) {
    const answer = await fetch(`${URL_OF_IT}/ready`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('It did not start.');
}

run(process.execPath, fileURLToPath(new URL('../release.ts', import.meta.url)), app);
await report.check('size', 'packages of a release', () => {
  const [mb = ''] = run('du', '-sm', join(app, 'node_modules')).split('\t');
  if (Number(mb) > MODULES_MB_MOST) throw new Error(`${mb} MB, more than ${MODULES_MB_MOST}`);
  return `${mb} MB`;
});
await report.check('sums', 'every file is the one of SHA256SUMS', () => {
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: app });
  return 'the same';
});
run('chmod', '--recursive', 'a-w', app);
const server = spawn(process.execPath, ['--max-semi-space-size=16', 'server/src/main.ts'], {
  cwd: app,
  env: {
    PATH: '/usr/bin:/bin',
    DATA_DIR: data,
    PORT: String(PORT),
    PUBLIC_URL: URL_OF_IT,
    LOG_LEVEL: 'warn',
    DRAIN_S: '0',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await report.check('start', 'first start on an empty folder', async () => {
    const began = performance.now();
    await ready();
    return `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  });
  await report.check('pages', 'the site is there', async () => {
    const page = await (await fetch(URL_OF_IT)).text();
    if (!page.includes('<div id="root"')) throw new Error(page.slice(0, 200));
    return 'served';
  });
  await report.check('order', 'an owner signs up, brings a menu, and is told of a dish', async () => {
    const owner = await newOwner('rosa@release.example', URL_OF_IT);
    const id = await openPizzeria(owner);
    const { items } = await owner.api.menu.list({ id, limit: 500 });
    if (items.length === 0) throw new Error('The menu is empty.');
    return `${items.length} dishes`;
  });
  await report.check('voice', 'ears and voice are loaded', async () => {
    const owner = await newOwner('june@release.example', URL_OF_IT);
    const { id } = await owner.api.agents.create({ name: 'Line', business_name: "June's" });
    await owner.api.calls.talk({ id });
    return 'a call can be begun';
  });
} finally {
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  run('chmod', '--recursive', 'u+w', app);
  rmSync(folder, { recursive: true, force: true });
}
report.end();
