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

export function openDiary(log: Logger): Diary {
  let chain = Promise.resolve();
  return {
    write(what, task) {
      chain = chain.then(() => tryAgain(what, task, log));
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
