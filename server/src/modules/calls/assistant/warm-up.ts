import { setTimeout as delay } from 'node:timers/promises';
import { warmUp } from '@attendant/dialogue';
import type { Logger } from 'pino';

/** Whoever waits for the first page is answered first, and nobody has told what they want within a second of a start. */
const AFTER_MS = 500;

/** The built-in assistant has gone through what a turn needs before the first caller is there. */
export async function warmUpBehind(log: Logger): Promise<void> {
  await delay(AFTER_MS, null, { ref: false });
  await warmUp().catch((error: unknown) => log.error({ err: error }, 'the first turn of a call will take longer'));
}
