import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { endUnanswered, isAway } from './client.ts';
import { deafness } from './direct.ts';
import { openEmbedded } from './embedded.ts';
import { holdFolder } from './hold.ts';
import { migrate } from './migrate.ts';
import { dropNames, openNames, preparingDialect } from './prepared.ts';
import type { DB } from './schema.ts';
import { gather } from './together.ts';

export type Db = Kysely<DB>;
/** A transaction. Inside one, nothing else may ask the database: the outer `db` would wait for it or miss its rows. */
export type Tx = Transaction<DB>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For what stays on its connection: LISTEN, jobs, changes of tables. */
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

// int8 (counts, sums) as numbers: none of ours passes 2^53. Days stay text: a day is no moment.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 20;

/**
 * Opens the database behind `url`, or our own in `dataDir`, and brings its tables up to date. One that is just starting
 * or stopping is waited for; our own is started again whenever it dies.
 */
export async function openDatabase(options: {
  url: string | undefined;
  /** Past a pooler, to the database itself; left out: `url` leads there. */
  directUrl?: string | undefined;
  dataDir: string;
  /** Left out: statements are kept on their connections. */
  prepare?: boolean;
  log?: Logger;
}): Promise<Database> {
  const { url, directUrl = url, dataDir, prepare = true, log } = options;
  if (url && directUrl) {
    const deaf = await patiently(() => deafness(url, directUrl));
    if (deaf !== null) throw new Error(deaf);
    return patiently(() => connect({ connectionString: url }, { prepare, direct: { connectionString: directUrl } }));
  }
  const embedded = await openEmbedded(dataDir);
  const hold = await patiently(async () => {
    await embedded.start();
    return holdFolder(embedded, dataDir, log);
  });
  const database = await patiently(() => connect(embedded.connection, { prepare }));
  return {
    ...database,
    async close() {
      await database.close();
      await hold.letGo();
      await embedded.stop();
    },
  };
}

/** Connects without starting anything: for `url`, and for tests on a database of their own. */
export async function connect(
  connection: pg.ClientConfig,
  { prepare = true, direct = connection }: { prepare?: boolean; direct?: pg.ClientConfig } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    ...connection,
    max: CONNECTIONS,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A server that does not answer at all does not end its statements either.
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    keepAlive: true,
    application_name: 'attendant',
  });
  // A connection that breaks, idle or between two statements of a transaction, is replaced; unheard, its error would
  // end the process.
  pool.on('error', () => undefined);
  endUnanswered(pool);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (!prepare) dropNames(client);
  });
  const names = openNames();
  const db = new Kysely<DB>({ dialect: prepare ? preparingDialect(pool, names) : new PostgresDialect({ pool }) });
  if (prepare) gather(db, pool, names);
  try {
    await withTables(direct, (tables) => migrate(tables));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool, connection: direct, close: () => db.destroy() };
}

/** On a connection that nothing hurries: a change of large tables takes its time. */
export async function withTables<T>(
  connection: pg.ClientConfig,
  task: (db: Kysely<unknown>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...connection, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await task(db);
  } finally {
    await db.destroy();
  }
}

const PATIENCE_MS = 15_000;

/** Does it again while the database is only just away. */
async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await delay(200)) {
    try {
      return await task();
    } catch (error) {
      if (!isAway(error) || Date.now() > end) throw error;
    }
  }
}
