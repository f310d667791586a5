import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { testDatabase } from '../testing/database.ts';
import { examine, report } from './doctor.ts';
import { addressOf } from './here.ts';

const folder = mkdtempSync(join(tmpdir(), 'attendant-doctor-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** What is said of a part of an installation with these settings. */
async function told(part: string, settings: Record<string, string> = {}) {
  const findings = await examine(readConfig({ DATA_DIR: join(folder, 'none'), PORT: '0', ...settings }));
  return findings.find(([name]) => name === part)?.[1];
}

/** Something on this machine that answers every request with this status. */
async function answering(status: number): Promise<{ url: string; port: string }> {
  const server = createServer((_request, response) => response.writeHead(status).end('{}'));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port: String(port) };
}

describe('an installation that was never started', () => {
  it('has nothing wrong, and has nothing done to it', async () => {
    const findings = await examine(readConfig({ DATA_DIR: join(folder, 'none'), PORT: '0' }));
    expect(findings.filter(([, { state }]) => state === 'wrong')).toEqual([]);
    expect(existsSync(join(folder, 'none'))).toBe(false);
    expect(report(findings).split('\n')).toHaveLength(findings.length);
  });
});

describe('this machine', () => {
  it('a port that another program has is told apart from our own server', async () => {
    const { port } = await answering(200);
    expect(await told('Server', { PORT: port })).toEqual({
      state: 'wrong',
      says: `Another program has the port ${port}. Stop it, or set PORT to another one.`,
    });
  });

  it('a server that listens everywhere is asked at the loopback address', () => {
    expect(addressOf('0.0.0.0', 3000)).toBe('http://127.0.0.1:3000');
    expect(addressOf('::', 3000)).toBe('http://[::1]:3000');
    expect(addressOf('fd00::7', 3000)).toBe('http://[fd00::7]:3000');
    expect(addressOf('box.lan', 3000)).toBe('http://box.lan:3000');
  });

  it('a folder that is a file cannot be written to', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await told('Data folder', { DATA_DIR: file })).toMatchObject({ state: 'wrong' });
  });

  it('a backup of the last night is well, an older one is not', async () => {
    const nights = join(folder, 'nights');
    mkdirSync(nights);
    expect(await told('Backups', { BACKUP_DIR: nights })).toMatchObject({ state: 'warn' });
    const file = join(nights, 'attendant-2026-11-20T024100Z.backup');
    writeFileSync(file, '');
    expect(await told('Backups', { BACKUP_DIR: nights })).toMatchObject({ state: 'ok' });
    const before = Date.now() / 1000 - 3 * 86_400;
    utimesSync(file, before, before);
    expect(await told('Backups', { BACKUP_DIR: nights })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('is 72 hours old') as string,
    });
  });
});

describe('the database', () => {
  it('is reached, or the reason is told', async () => {
    const { connection, db } = await testDatabase();
    const { host = '', user = '', database = '' } = connection;
    const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
    expect(await told('Database', { DATABASE_URL: url })).toMatchObject({
      state: 'ok',
      says: expect.stringContaining('its tables are those of this program') as string,
    });
    await sql`insert into migrations (name) values ('9999_from_tomorrow.sql')`.execute(db);
    expect(await told('Database', { DATABASE_URL: url })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('newer than this program') as string,
    });
    const away = await told('Database', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(away).toMatchObject({ state: 'wrong', says: expect.stringContaining('ECONNREFUSED') as string });
  });
});

describe('outside', () => {
  it('a key that a provider refuses is told by its setting, never itself', async () => {
    const { url } = await answering(401);
    const settings = { DEEPGRAM_API_KEY: 'secret-key', DEEPGRAM_URL: url };
    expect(await told('Speech', settings)).toEqual({
      state: 'wrong',
      says: '127.0.0.1 refuses the key in DEEPGRAM_API_KEY.',
    });
    expect(await told('Assistant', { LLM_MODEL: 'small', LLM_BASE_URL: url, LLM_API_KEY: 'secret-key' })).toEqual({
      state: 'wrong',
      says: '127.0.0.1 refuses the key in LLM_API_KEY.',
    });
  });

  it('a provider that answers is well, one with trouble of its own is noted, one that is away is wrong', async () => {
    const model = async (url: string) => (await told('Assistant', { LLM_MODEL: 'small', LLM_BASE_URL: url }))?.state;
    expect(await model((await answering(200)).url)).toBe('ok');
    expect(await model((await answering(503)).url)).toBe('warn');
    expect(await model('http://127.0.0.1:1')).toBe('wrong');
  });

  it('a mail server that is not there is told with the reason', async () => {
    const mail = await told('Mail', { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(mail).toMatchObject({ state: 'wrong', says: expect.stringContaining('ECONNREFUSED') as string });
  });

  it('an address that speaks no TLS is wrong', async () => {
    const { port } = await answering(200);
    expect(await told('Public address', { PUBLIC_URL: `https://127.0.0.2:${port}` })).toMatchObject({ state: 'wrong' });
  });
});
