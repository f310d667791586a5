import { mkdirSync } from 'node:fs';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { type Embedded, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;
/** A transaction. Inside one, nothing else may ask the database: the outer `db` would wait for it or miss its rows. */
export type Tx = Transaction<DB>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For connections that stay open: LISTEN. */
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

// int8 (counts, sums) as numbers: none of ours passes 2^53. Days stay text: a day is no moment.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const STATEMENT_TIMEOUT_MS = 15_000;

/** Opens the database behind `url`, or our own in `dataDir`, and brings its tables up to date. */
export async function openDatabase(options: { url: string | undefined; dataDir: string }): Promise<Database> {
  if (options.url) return connect({ connectionString: options.url });
  mkdirSync(options.dataDir, { recursive: true });
  const embedded = await startEmbedded(options.dataDir);
  const lock = await lockFolder(embedded, options.dataDir);
  const database = await connect(embedded.connection);
  return {
    ...database,
    async close() {
      await database.close();
      await lock.end();
      await embedded.stop();
    },
  };
}

/** Connects without starting anything: for `url`, and for tests on a database of their own. */
export async function connect(connection: pg.ClientConfig): Promise<Database> {
  const pool = new pg.Pool({
    ...connection,
    max: 20,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'attendant',
  });
  // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool, connection, close: () => db.destroy() };
}

const LOCK_KEY = 4_231_127;

/** One server to a data folder. The lock is a session's: a killed server lets go of it at once. */
async function lockFolder(embedded: Embedded, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ ...embedded.connection, application_name: `attendant server ${process.pid}` });
  await client.connect();
  client.on('error', () => undefined);
  for (let attempt = 0; attempt < 8; attempt++) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK_KEY]);
    if (rows[0]?.held) return client;
    await client.query('select pg_sleep(0.15)');
  }
  const holder = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity a join pg_locks l using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [LOCK_KEY],
  );
  await client.end();
  const who = holder.rows[0]?.name.replace(/^attendant server /, 'process ') ?? 'another process';
  throw new Error(`The data folder ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`);
}
