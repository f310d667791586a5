import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Report } from '../report.ts';
import { databasePid, endHouse, type House, hold, openHouse, openShop, type Shop, soon } from './house.ts';

/** A disk that is cut off in the middle of a write, and one that is full. Both are made here, which root may only. */
const PORT = 5989;
const ROUNDS = 3;
const IMAGE_MB = 400;
const TMPFS_MB = 160;
const FROZEN_MS = 5_000;
const BACK_MS = 15_000;

export async function diskFaults(report: Report, folder: string): Promise<void> {
  const cut = `${ROUNDS} power cuts under writes`;
  const full = `a data folder of ${TMPFS_MB} MB that fills up`;
  if (!mayMount()) {
    for (const [id, what] of [
      ['D3', cut],
      ['D5', full],
    ] as const)
      report.skip(id, what, 'only root may mount a disk');
    return;
  }
  await report.check('D3', cut, () => cutOff(folder));
  await report.check('D5', full, () => fillUp(folder));
}

const mayMount = () => process.platform === 'linux' && process.getuid?.() === 0;
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
const quietly = (command: string, ...args: string[]) => spawnSync(command, args);
const unmount = (place: string) => quietly('umount', '-l', place);

/** What was answered with 201 while nobody stopped it. */
function writeOrders(house: House, { owner, agentId }: Shop) {
  const answered: string[] = [];
  const statuses = new Map<number, number>();
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;
  let slowestMs = 0;
  const writer = async () => {
    while (!isOver()) {
      const began = performance.now();
      const status = await fetch(`${house.url}/api/agent/${agentId}/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ customer_name: 'Cut', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] }),
        signal: stopping.signal,
      }).then(
        async (answer) => {
          const body = (await answer.json()) as { id?: string };
          if (answer.status === 201 && body.id) answered.push(body.id);
          return answer.status;
        },
        () => 0,
      );
      if (!isOver()) slowestMs = Math.max(slowestMs, performance.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await delay(20);
    }
  };
  const writers = Promise.all([writer(), writer()]);
  return {
    answered,
    statuses,
    slowestMs: () => slowestMs,
    stop: () => {
      stopping.abort();
      return writers;
    },
  };
}

async function missing(house: House, token: string, ids: readonly string[]): Promise<number> {
  let lost = 0;
  for (const id of ids) {
    const answer = await fetch(`${house.url}/api/orders/${id}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) lost++;
  }
  return lost;
}

/** What lies on the disk at one moment is copied: what was not yet written there is gone, as after a cut. */
async function cutOff(folder: string): Promise<string> {
  const [image, copy, place] = [`${folder}.image`, `${folder}.copy`, `${folder}-disk`];
  writeFileSync(image, '');
  truncateSync(image, IMAGE_MB * 1024 * 1024);
  run('mkfs.ext4', '-q', '-F', image);
  mkdirSync(place, { recursive: true });
  let [answeredInAll, lost] = [0, 0];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      run('mount', '-o', 'loop', image, place);
      const house = await openHouse(join(place, 'data'), PORT);
      const shop = await openShop(house, `cut${round}@example.com`);
      const writing = writeOrders(house, shop);
      await delay(1_500 + Math.random() * 1_500);
      const answered = [...writing.answered];
      copyFileSync(image, copy);
      await writing.stop();
      process.kill(databasePid(join(place, 'data')), 'SIGQUIT');
      house.process.kill('SIGKILL');
      await house.ended;
      await delay(300);
      unmount(place);
      copyFileSync(copy, image);
      run('mount', '-o', 'loop', image, place);
      const after = await openHouse(join(place, 'data'), PORT);
      lost += await missing(after, shop.owner.token, answered);
      answeredInAll += answered.length;
      await endHouse(after);
      unmount(place);
    }
  } finally {
    unmount(place);
    rmSync(image, { force: true });
    rmSync(copy, { force: true });
  }
  return hold(lost === 0 && answeredInAll > 50, `${answeredInAll} answered before the cuts, ${lost} lost`);
}

async function fillUp(folder: string): Promise<string> {
  const place = `${folder}-small`;
  mkdirSync(place, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', `size=${TMPFS_MB}m`, 'tmpfs', place);
  try {
    const house = await openHouse(join(place, 'data'), PORT);
    const shop = await openShop(house, 'full@example.com');
    const upload = () => {
      const form = new FormData();
      form.set('label', 'Rules');
      form.append('file', new File(['No dogs.'], 'rules.txt'));
      return fetch(`${house.url}/api/agent/${shop.agentId}/datasets`, {
        method: 'POST',
        headers: { authorization: `Bearer ${shop.owner.token}` },
        body: form,
      }).then(({ status }) => status);
    };
    const roomy = await upload();
    const ballast = (freeMb: number) => {
      const { bavail, bsize } = statfsSync(place);
      const bytes = bavail * bsize - freeMb * 1024 * 1024;
      if (bytes > 0) writeFileSync(join(place, `ballast-${freeMb}`), Buffer.alloc(bytes));
    };
    ballast(12);
    const scarce = await upload();
    const writing = writeOrders(house, shop);
    ballast(1);
    await delay(1_500);
    writeFileSync(join(place, 'ballast-0'), Buffer.alloc(64 * 1024));
    ballast(0);
    let slowestLookMs = 0;
    let reads = 0;
    for (const end = Date.now() + 8_000; Date.now() < end; await delay(250)) {
      const began = performance.now();
      const read = await fetch(`${house.url}/api/agent/${shop.agentId}/orders`, {
        headers: { authorization: `Bearer ${shop.owner.token}` },
      });
      await read.arrayBuffer();
      if (read.status === 200) reads++;
      slowestLookMs = Math.max(slowestLookMs, performance.now() - began);
    }
    for (const name of ['ballast-12', 'ballast-1', 'ballast-0']) rmSync(join(place, name), { force: true });
    const before = writing.answered.length;
    const backMs = await soon('an order after room was made', async () => writing.answered.length > before, 30_000);
    const seen = [...writing.statuses].filter(([status]) => status !== 0);
    await writing.stop();
    const lost = await missing(house, shop.owner.token, writing.answered);
    const ended = house.process.exitCode;
    await endHouse(house);
    const figure = `uploads ${roomy}, then ${scarce} with 12 MB free; ${seen.map(([status, n]) => `${n} × ${status}`).join(', ')}; ${reads} reads answered meanwhile, the slowest ${slowestLookMs.toFixed(0)} ms; ${lost} of ${writing.answered.length} lost; back ${backMs.toFixed(0)} ms after room was made`;
    const isClear =
      seen.every(([status]) => [201, 503, 507].includes(status)) && seen.some(([status]) => status !== 201);
    return hold(
      roomy === 201 &&
        scarce === 507 &&
        isClear &&
        slowestLookMs < FROZEN_MS &&
        lost === 0 &&
        backMs < BACK_MS &&
        ended === null,
      figure,
    );
  } finally {
    unmount(place);
  }
}
