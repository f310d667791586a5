import { execFile } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { newNumber } from '../../../bench/shop.ts';
import type { Report } from '../report.ts';
import { endHouse, hold, openHouse, openShop } from './house.ts';

/** Backups of a server that writes meanwhile, and what comes back. */
const PORT = 5998;

export async function backupFaults(report: Report, dataDir: string): Promise<void> {
  const run = (task: string, file: string, folder: string) =>
    promisify(execFile)(process.execPath, ['server/src/backup/main.ts', task, file], {
      env: { ...process.env, DATA_DIR: folder, BACKUP_PASSPHRASE: 'a passphrase of the suite' },
    });
  const file = `${dataDir}.backup`;
  const back = `${dataDir}-back`;
  await report.check('D8', 'a backup while orders are written, restored into an empty folder', async () => {
    const house = await openHouse(dataDir, PORT);
    const { owner, agentId } = await openShop(house, 'backup@example.com');
    const place = async () => {
      const order_items = [{ name: 'Slice', price: 3.5, quantity: 1 }];
      return (await owner.api.orders.create({ id: agentId, customer_name: newNumber(), order_items })).id;
    };
    const before = await Promise.all(Array.from({ length: 20 }, place));
    let writing = true;
    const isWriting = () => writing;
    const writer = (async () => {
      for (let n = 0; n < 60 && isWriting(); n++) await place();
    })();
    const began = performance.now();
    await run('backup', file, dataDir);
    const tookMs = performance.now() - began;
    writing = false;
    await writer;
    await endHouse(house);
    await run('restore', file, back);
    const restored = await openHouse(back, PORT);
    let missing = 0;
    for (const id of before) {
      const answer = await fetch(`${restored.url}/api/orders/${id}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      if (answer.status !== 200) missing++;
    }
    await endHouse(restored);
    return hold(
      missing === 0,
      `written in ${(tookMs / 1000).toFixed(1)} s; of ${before.length} orders placed before it ${missing} are missing; the session still holds`,
    );
  });
  await report.check('D8-C', 'a backup that was cut off or changed', async () => {
    const bytes = readFileSync(file);
    const refused: string[] = [];
    for (const damage of ['cut', 'changed']) {
      const bad = `${file}.${damage}`;
      writeFileSync(bad, bytes);
      if (damage === 'cut') truncateSync(bad, bytes.length - 100);
      else {
        const copy = Buffer.from(bytes);
        copy.writeUInt8(copy.readUInt8(copy.length >> 1) ^ 1, copy.length >> 1);
        writeFileSync(bad, copy);
      }
      await run('restore', bad, `${back}-${damage}`).catch((error: unknown) => refused.push(String(error)));
    }
    return hold(
      refused.length === 2 && refused.every((text) => /damaged/.test(text)),
      `${refused.length} of 2 refused`,
    );
  });
}
