import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Writes of one conversation, one after the other, beside the audio path and never in it. A write that fails is tried
 * again: a short outage of the database loses nothing of a running call.
 */
export interface Diary {
  write(what: string, task: () => Promise<unknown>): void;
  /** Resolves when everything so far is written or given up. */
  settled(): Promise<void>;
}

const PAUSES_MS = [50, 200, 1_000, 3_000, 5_000, 10_000];

/** Of a call of twenty minutes that nobody can write down: some have their sound with them. */
const WAITING_MOST = 500;

export function openDiary(log: Logger): Diary {
  let chain = Promise.resolve();
  let waiting = 0;
  return {
    write(what, task) {
      if (waiting >= WAITING_MOST) return log.error({ what }, 'too much waits to be written');
      waiting++;
      chain = chain.then(() => tryAgain(what, task, log)).finally(() => waiting--);
    },
    settled: () => chain,
  };
}

async function tryAgain(what: string, task: () => Promise<unknown>, log: Logger): Promise<void> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      await task();
      return;
    } catch (error) {
      if (pause === null) log.error({ err: error, what }, 'given up writing');
      else await delay(pause);
    }
  }
}
