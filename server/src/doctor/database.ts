import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { openClient } from '../database/client.ts';
import { deafness } from '../database/direct.ts';
import { isAlive, openEmbedded } from '../database/embedded.ts';
import { knownMigrations } from '../database/migrate.ts';
import { type Finding, ok, reason, warn, wrong } from './finding.ts';

/** What one server may hold open, with some room for whoever looks into the database. */
const CONNECTIONS_LEAST = 30;
/** Codes of two-factor authentication and signed web requests last half a minute. */
const CLOCKS_APART_S = 5;

/** Whether the database is there, and is one that this program can work with. Nothing is started or changed. */
export async function database({ databaseUrl, databaseDirectUrl, dataDir }: Config): Promise<Finding> {
  const connection = databaseUrl ? { connectionString: databaseUrl } : await ownDatabase(dataDir);
  if (connection === null) {
    const holder = processOf(dataDir);
    if (holder === null) return ok("The server's own database stands still until the server starts it.");
    return wrong(
      `The server's own database does not answer, though the process ${holder} that it was is there: ${join(dataDir, 'postgres.log')} may say why. If nothing uses it, start the server again.`,
    );
  }
  const asked = Date.now();
  try {
    const deaf = databaseUrl && databaseDirectUrl ? await deafness(databaseUrl, databaseDirectUrl) : null;
    if (deaf !== null) return wrong(deaf);
    const client = await openClient(connection, 'attendant doctor');
    try {
      return await look(client, asked);
    } finally {
      await client.end();
    }
  } catch (cause) {
    return wrong(`The database cannot be reached: ${reason(cause)}. Is DATABASE_URL right, and the database running?`);
  }
}

async function ownDatabase(dataDir: string): Promise<pg.ClientConfig | null> {
  if (!existsSync(dataDir)) return null;
  const embedded = await openEmbedded(dataDir);
  return (await embedded.isRunning()) ? embedded.connection : null;
}

/** Of a database that was started in the folder and has not ended. */
function processOf(dataDir: string): number | null {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const [first = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const id = Number(first);
  return id > 0 && isAlive(id) ? id : null;
}

async function look(client: pg.Client, asked: number): Promise<Finding> {
  const { rows } = await client.query<{ version: string; most: number; now: Date; has: boolean }>(
    `select current_setting('server_version') as version, current_setting('max_connections')::int as most,
       clock_timestamp() as now, to_regclass('migrations') is not null as has`,
  );
  const [row] = rows;
  if (!row) return wrong('The database does not answer what it is.');
  const seen = row.has ? (await client.query<{ name: string }>('select name from migrations')).rows : [];
  const known = await knownMigrations();
  const newer = seen.filter(({ name }) => !known.includes(name));
  const isHere = `PostgreSQL ${row.version} answers`;
  if (newer.length > 0)
    return wrong(`${isHere}, and its tables are newer than this program. Start the newer one, or restore a backup.`);
  const apart = Math.round(Math.abs(row.now.getTime() - (asked + Date.now()) / 2) / 1000);
  if (apart > CLOCKS_APART_S)
    return warn(`${isHere}, and its clock and this machine's are ${apart} s apart: let both be set from the network.`);
  if (row.most < CONNECTIONS_LEAST)
    return warn(`${isHere}, and takes ${row.most} connections: each server needs up to ${CONNECTIONS_LEAST}.`);
  const fresh = known.length - seen.length;
  if (fresh > 0) return ok(`${isHere}. ${fresh} changes of its tables are made when the server starts.`);
  return ok(`${isHere}, and its tables are those of this program.`);
}
