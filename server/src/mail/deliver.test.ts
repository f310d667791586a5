import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { testDatabase } from '../testing/database.ts';
import { type Mail, openPost, type Post, words } from './index.ts';

const log = pino({ level: 'silent' });
/** Nothing happens by itself here: each test says when mail is delivered. */
const noJobs: Jobs = {
  enqueue: async () => undefined,
  work: () => undefined,
  schedule: () => undefined,
  isRunning: () => true,
  close: async () => undefined,
};
const LETTER = { title: words`Your table`, paragraphs: [words`It waits at 19:30.`] };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

let dataDir: string;
beforeEach(async () => {
  await sql`truncate mails, one_time_codes`.execute(database.db);
  dataDir = mkdtempSync(join(tmpdir(), 'attendant-mail-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

function open(environment: Record<string, string> = {}): Post {
  const config = readConfig({ DATA_DIR: dataDir, MAIL_FROM: "Sal's <sal@example.com>", ...environment });
  const post = openPost({ config, db: database.db, jobs: noJobs, log });
  onTestFinished(() => post.close());
  return post;
}

const queue = (post: Post, more: Partial<Mail> = {}) =>
  database.db
    .transaction()
    .execute((tx) => post.queue(tx, { kind: 'table', to: 'june@example.com', letter: LETTER, ...more }));
const mails = () => database.db.selectFrom('mails').selectAll().execute();
const aMinuteLater = () =>
  sql`update mails set next_attempt_at = next_attempt_at - interval '1 minute'`.execute(database.db);

/** A receiver that refuses the first `refusals` mails. */
async function receiver(refusals = 0) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals-- > 0) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

describe('without SMTP_URL', () => {
  it('writes mails into the outbox, readable by the server only', async () => {
    const post = open();
    await queue(post);
    expect(await post.deliver()).toBe(1);
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*-table-.*\.eml$/);
    expect(statSync(join(dataDir, 'outbox', name)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', name)));
    expect(mail).toMatchObject({
      from: { name: "Sal's", address: 'sal@example.com' },
      to: [{ address: 'june@example.com' }],
      subject: 'Your table',
    });
    expect(mail.text).toContain('It waits at 19:30.');
    expect(mail.html).toContain('<h1');
  });

  it('lets nobody write headers or send to others', async () => {
    const post = open();
    await queue(post, {
      letter: { ...LETTER, title: words`${'Table\r\nBcc: everybody@example.com'}` },
      to: 'june@example.com, all@example.com',
    });
    await post.deliver();
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    const mail = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', name)));
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toBe('Table Bcc: everybody@example.com');
    expect(mail.to).toHaveLength(1);
  });

  it('takes files along', async () => {
    const post = open();
    await queue(post, {
      attachments: [{ filename: 'table.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    await post.deliver();
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    const { attachments } = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', name)));
    expect(attachments).toMatchObject([{ filename: 'table.ics', mimeType: 'text/calendar' }]);
  });
});

describe('by SMTP', () => {
  it('tries a refused mail again after a minute, and sends it exactly once', async () => {
    const { received, url } = await receiver(1);
    const post = open({ SMTP_URL: url });
    await queue(post);
    expect(await post.deliver()).toBe(0);
    expect(await mails()).toMatchObject([
      { attempts: 1, sent_at: null, error: expect.stringContaining('try again later') },
    ]);
    expect(await post.deliver()).toBe(0);
    await aMinuteLater();
    expect(await post.deliver()).toBe(1);
    await aMinuteLater();
    expect(await post.deliver()).toBe(0);
    expect(received).toHaveLength(1);
    expect(await mails()).toMatchObject([{ attempts: 2, error: null }]);
  });

  it('sends each mail once from two servers on one database', async () => {
    const { received, url } = await receiver();
    const servers = [open({ SMTP_URL: url }), open({ SMTP_URL: url })];
    for (const post of servers) for (let n = 0; n < 15; n++) await queue(post);
    await Promise.all(servers.map((post) => post.deliver()));
    const ids = received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(30);
    expect(received).toHaveLength(30);
  });

  it('gives up after ten tries, each after twice the time', async () => {
    const post = open({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await queue(post);
    const waits: number[] = [];
    for (let n = 0; n < 11; n++) {
      await post.deliver();
      const [mail] = await mails();
      waits.push(Math.round(((mail?.next_attempt_at.getTime() ?? 0) - Date.now()) / 60_000));
      await sql`update mails set next_attempt_at = now()`.execute(database.db);
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
    expect(await mails()).toMatchObject([{ attempts: 10, sent_at: null }]);
  });
});

describe('a mail with a one-time code', () => {
  const codeHash = Buffer.alloc(32, 7);
  const withCode = {
    codeHash,
    letter: { ...LETTER, button: { label: words`Go`, url: 'https://a.example/?mode=x', codeAs: 'c' } },
  };
  const codes = () => database.db.selectFrom('one_time_codes').selectAll().execute();
  async function issue() {
    await sql`insert into one_time_codes (hash, purpose, email, expires_at)
              values (${codeHash}, 'TEST', 'june@example.com', now() + interval '10 minutes')`.execute(database.db);
  }

  it('gets the code when it is sent, and with it the whole of its life', async () => {
    const { received, url } = await receiver(1);
    const post = open({ SMTP_URL: url });
    await issue();
    await queue(post, withCode);
    await sql`update one_time_codes set created_at = created_at - interval '1 hour',
              expires_at = expires_at - interval '1 hour'`.execute(database.db);
    await post.deliver();
    await aMinuteLater();
    expect(await post.deliver()).toBe(1);
    const mail = await PostalMime.parse(received[0] ?? '');
    const code = /\?mode=x&c=([\w-]{43})\s/.exec(mail.text ?? '')?.[1] ?? '';
    const { createHash } = await import('node:crypto');
    const [row] = await codes();
    expect(row?.hash).toEqual(createHash('sha256').update(code).digest());
    expect(Math.round(((row?.expires_at.getTime() ?? 0) - Date.now()) / 60_000)).toBe(10);
    expect(JSON.stringify(await mails())).not.toContain(code);
  });

  it('is not sent when the code has ended meanwhile', async () => {
    const post = open();
    await issue();
    await queue(post, withCode);
    await sql`update one_time_codes set used_at = now()`.execute(database.db);
    expect(await post.deliver()).toBe(0);
    expect(await mails()).toMatchObject([{ sent_at: null, attempts: 10 }]);
  });
});

describe('the outbox', () => {
  const outbox = () => readdirSync(join(dataDir, 'outbox'));
  const lay = (name: string) => {
    mkdirSync(join(dataDir, 'outbox'), { recursive: true });
    writeFileSync(join(dataDir, 'outbox', name), '');
  };
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().replaceAll(':', '-');

  it('keeps mails for ninety days', async () => {
    const post = open();
    for (const ago of [89, 91, 400]) lay(`${day(ago)}-table-${ago}.eml`);
    lay('a note of the operator.txt');
    await post.forget();
    expect(
      outbox()
        .map((name) => name.slice(-6))
        .toSorted(),
    ).toEqual(['89.eml', 'or.txt']);
  });

  it('holds ten thousand, and the eldest give way', async () => {
    const post = open();
    for (let n = 0; n < 10_003; n++) lay(`${day(80)}-${String(n).padStart(5, '0')}.eml`);
    await queue(post);
    await post.deliver();
    expect(outbox().length).toBe(10_001);
    expect(outbox().toSorted()[0]).toContain('-00003.eml');
  });
});

it('forgets mails after ninety days', async () => {
  const post = open();
  await queue(post);
  await queue(post, { kind: 'old' });
  await sql`update mails set created_at = now() - interval '91 days' where kind = 'old'`.execute(database.db);
  await post.forget();
  expect(await mails()).toMatchObject([{ kind: 'table' }]);
});
