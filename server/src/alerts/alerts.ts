import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { isAway } from '../database/client.ts';
import type { Db, Tx } from '../database/open.ts';
import { openTelling, type Telling } from './tell.ts';
import type { Troubles } from './troubles.ts';

/** What passes within this time nobody is told of. */
const LASTS_MS = 2 * 60_000;
/** Longer than the time between two looks of a server that still sees it. */
const GONE_MS = 3 * 60_000;
const EVERY_MS = 60_000;
const DATABASE = 'database';

interface Options extends Telling {
  db: Db;
  log: Logger;
  look: (nowMs: number) => Promise<Troubles>;
}

export interface Alerts {
  /** Looks, and tells what began or ended. Timers do it by themselves. */
  round(now?: Date): Promise<void>;
  close(): void;
}

/**
 * Tells the operator what is wrong, once when it begins and once when it ends. All servers write down what they see in
 * one table; whoever finds something there that nobody was told of tells it.
 */
export function openAlerts(options: Options): Alerts {
  const { db, log, look } = options;
  const { tell, tellAtOnce } = openTelling(options);
  const here = hostname();
  /** Since when this server itself has no database, and whether it said so. */
  let away: { since: Date; told: boolean } | null = null;

  async function round(now = new Date()): Promise<void> {
    const troubles = await look(now.getTime());
    if (troubles.has(DATABASE)) return withoutDatabase(now, troubles.get(DATABASE) ?? '');
    await db.transaction().execute(async (tx) => {
      await write(tx, troubles, now);
      await begin(tx, troubles, now);
      await end(tx, now);
    });
    // Last: a webhook that refuses this keeps nothing else from being told, and is asked again.
    if (away?.told) await tellAtOnce(aboutDatabase('ended', away.since, AGAIN));
    away = null;
  }

  async function withoutDatabase(now: Date, says: string): Promise<void> {
    away ??= { since: now, told: false };
    if (away.told || now.getTime() - away.since.getTime() < LASTS_MS) return;
    await tellAtOnce(aboutDatabase('began', away.since, says));
    away.told = true;
  }

  const aboutDatabase = (state: 'began' | 'ended', beganAt: Date, says: string) =>
    ({ name: DATABASE, state, says, seenOn: here, beganAt }) as const;

  const write = async (tx: Tx, troubles: Troubles, now: Date) => {
    // All servers in the same order: none waits for one that waits for it.
    for (const [name, says] of [...troubles].toSorted(([one], [other]) => one.localeCompare(other)))
      await tx
        .insertInto('alerts')
        .values({ name, says, seen_on: here, began_at: now, seen_at: now })
        .onConflict((oc) => oc.column('name').doUpdateSet({ seen_at: now }))
        .execute();
  };

  /** Only what is seen at this moment: what has just passed is not told any more. */
  const begin = async (tx: Tx, troubles: Troubles, now: Date) => {
    if (troubles.size === 0) return;
    const begun = await tx
      .updateTable('alerts')
      .set({ told_at: now })
      .where('told_at', 'is', null)
      .where('began_at', '<=', new Date(now.getTime() - LASTS_MS))
      .where('name', 'in', [...troubles.keys()])
      .returning(['name', 'says', 'seen_on', 'began_at'])
      .execute();
    for (const { name, says, seen_on, began_at } of begun)
      await tell(tx, { name, state: 'began', says, seenOn: seen_on, beganAt: began_at });
  };

  const end = async (tx: Tx, now: Date) => {
    const ended = await tx
      .deleteFrom('alerts')
      .where('seen_at', '<=', new Date(now.getTime() - GONE_MS))
      .returning(['name', 'says', 'seen_on', 'began_at', 'told_at'])
      .execute();
    for (const { name, says, seen_on, began_at, told_at } of ended)
      if (told_at !== null) await tell(tx, { name, state: 'ended', says, seenOn: seen_on, beganAt: began_at });
  };

  const timer = setInterval(() => {
    round().catch((error: unknown) =>
      isAway(error) ? undefined : log.warn({ err: error }, 'it could not be told what is wrong'),
    );
  }, EVERY_MS).unref();
  return { round, close: () => clearInterval(timer) };
}

const AGAIN = 'The database did not answer.';
