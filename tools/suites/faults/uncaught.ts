import { setTimeout as delay } from 'node:timers/promises';
import { placeCall } from '../../line/call.ts';
import type { Report } from '../report.ts';
import { endHouse, hold, openHouse, openShop } from './house.ts';

/** An error that nobody catches, with calls up. */
const PORT = 5987;
const CALLS = 3;

export async function uncaughtFaults(report: Report, dataDir: string): Promise<void> {
  await report.check('P6', `an error that nobody catches beside ${CALLS} calls`, async () => {
    const NODE_OPTIONS = `--import=${new URL('./throws.mjs', import.meta.url).href}`;
    const house = await openHouse(dataDir, PORT, { NODE_OPTIONS });
    const shop = await openShop(house, 'uncaught@example.com');
    const calls = Array.from({ length: CALLS }, (_, n) =>
      placeCall({ ...shop.line, from: `+1718555300${n}`, speed: 1, steps: [{ kind: 'silence', ms: 14_000 }] }),
    );
    await delay(5_000);
    for (let n = 0; n < 5; n++) {
      house.process.kill('SIGUSR2');
      await delay(100);
    }
    const ended = await Promise.all(calls);
    const { status } = await fetch(`${house.url}/health`);
    const told = house.log().split('an error was not caught').length - 1;
    const went = ended.filter(({ endedBy, heard }) => endedBy === 'caller' && heard.length > 0).length;
    await endHouse(house);
    return hold(
      told === 5 && went === CALLS && status === 200,
      `thrown and logged ${told} times; ${went} of ${CALLS} calls went on to their end; /health ${status}`,
    );
  });
}
