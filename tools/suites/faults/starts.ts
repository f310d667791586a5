import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Report } from '../report.ts';
import { databasePid, endHouse, hold, openHouse } from './house.ts';

/** Killed servers, and starts at once after it. */
const PORT = 5995;
const ROUNDS = 50;

export async function startFaults(report: Report, dataDir: string): Promise<void> {
  await report.check(
    'D4-K',
    `${ROUNDS} starts straight after kill -9, in turn of the server, its database, and both`,
    async () => {
      const readyMs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const house = await openHouse(dataDir, PORT);
        readyMs.push(house.readyMs);
        await delay(Math.random() * 300);
        if (round % 3 !== 0) process.kill(databasePid(dataDir), 'SIGKILL');
        if (round % 3 !== 1) house.process.kill('SIGKILL');
        else house.process.kill('SIGTERM');
        if (round % 3 !== 1) await house.ended;
        else await Promise.race([house.ended, delay(20_000)]);
      }
      const house = await openHouse(dataDir, PORT);
      await endHouse(house);
      const sorted = readyMs.toSorted((a, b) => a - b);
      return hold(
        (sorted.at(-1) ?? 0) < 10_000,
        `all ${ROUNDS} came up, p50 ${sorted[ROUNDS / 2]?.toFixed(0)} ms, most ${sorted.at(-1)?.toFixed(0)} ms`,
      );
    },
  );
  await report.check('D4-T', 'SIGTERM while ears and voice are still loading', async () => {
    const codes: (number | NodeJS.Signals | null)[] = [];
    for (const afterMs of [0, 100, 300, 600]) {
      const house = await openHouse(dataDir, PORT);
      await delay(afterMs);
      house.process.kill('SIGTERM');
      codes.push(await house.ended);
    }
    return hold(
      codes.every((code) => code === 0),
      `ended with ${codes.join(', ')}`,
    );
  });
  await report.check('D4', 'a second server on a live folder, and a pid that another program has', async () => {
    const house = await openHouse(dataDir, PORT);
    const began = performance.now();
    const second = await openHouse(dataDir, PORT + 1).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    const tookMs = performance.now() - began;
    const named = second.includes(`in use by process ${house.process.pid}`);
    process.kill(databasePid(dataDir), 'SIGKILL');
    house.process.kill('SIGKILL');
    await house.ended;
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`);
    const third = await openHouse(dataDir, PORT);
    await endHouse(third);
    return hold(
      named,
      `refused after ${tookMs.toFixed(0)} ms, naming the process; a foreign pid is passed over in ${third.readyMs.toFixed(0)} ms`,
    );
  });
}
