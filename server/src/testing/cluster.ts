import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../database/embedded.ts';
import { connect } from '../database/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the run's PostgreSQL; the database `attendant` is the migrated template. */
    postgres: pg.ClientConfig;
  }
}

/** Nothing of it outlives the run; each database that is dropped waits for the disk otherwise. */
const IN_A_HURRY = [
  'alter system set fsync = off',
  'alter system set full_page_writes = off',
  'select pg_reload_conf()',
] as const;

/**
 * One PostgreSQL for the whole run: our own, or the one behind TEST_DATABASE_URL, a server on which databases may be
 * made. Every test file copies the migrated template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const folder = mkdtempSync(join(tmpdir(), 'attendant-test-'));
  const embedded = url ? undefined : await openEmbedded(folder);
  await embedded?.start();
  const admin: pg.ClientConfig = embedded
    ? { ...embedded.connection, database: 'postgres' }
    : { connectionString: url };
  if (embedded) await onServer(admin, ...IN_A_HURRY);
  await onServer(admin, 'drop database if exists attendant_template', 'create database attendant_template');
  const template = await connect(onDatabase(admin, 'attendant_template'));
  await template.close();
  project.provide('postgres', admin);
  return async () => {
    await onServer(admin, 'drop database if exists attendant_template');
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export async function onServer(admin: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export function onDatabase(admin: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!admin.connectionString) return { ...admin, database };
  const url = new URL(admin.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
