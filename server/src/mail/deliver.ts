import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Db } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Laid, layOut, withCode } from './layout.ts';
import { DELIVER } from './queue.ts';
import type { Carrier } from './transport.ts';

const TRIES = 10;
const AT_ONCE = 10;
/** What is caught up with every minute are mails whose first try failed. */
const EVERY_MINUTE = '* * * * *';
const DAILY = '41 3 * * *';
/** Long enough to answer "did you write to them?". */
const KEEP_DAYS = 90;

const Attachments = z.array(
  z.object({
    filename: z.string(),
    contentType: z.string(),
    content: z.string(),
    encoding: z.literal('base64').optional(),
  }),
);

export interface Mailing {
  db: Db;
  carrier: Carrier;
  log: Logger;
  brandName: string;
}

/** Has waiting mails sent as soon as they are committed, and failed ones again. */
export function deliverByJobs(jobs: Jobs, mailing: Mailing): void {
  jobs.work(DELIVER, () => deliverMails(mailing));
  jobs.schedule('deliver-mails-again', EVERY_MINUTE, () => deliverMails(mailing));
  jobs.schedule('forget-mails', DAILY, () => forgetMails(mailing));
}

/** The word that an account is gone goes with the next night: it is the last that names whose it was. */
export async function forgetMails({ db, carrier }: Pick<Mailing, 'db' | 'carrier'>): Promise<void> {
  await carrier.forget(new Date(Date.now() - KEEP_DAYS * 86_400_000));
  await sql`delete from mails where created_at < now() - make_interval(days => ${KEEP_DAYS})
    or (kind = 'account-erased' and (sent_at is not null or attempts >= ${TRIES}))`.execute(db);
}

/**
 * Sends what is due and answers how many went out. A mail is claimed by moving its next try into the future (1 min,
 * doubling, 10 tries): two servers never send the same one, and a claim that died with its server runs out.
 */
export async function deliverMails(mailing: Mailing): Promise<number> {
  let sent = 0;
  for (let mails = await claim(mailing.db); mails.length > 0; mails = await claim(mailing.db)) {
    const results = await Promise.all(mails.map((mail) => deliver(mailing, mail)));
    sent += results.filter(Boolean).length;
  }
  return sent;
}

async function claim(db: Db) {
  return db
    .updateTable('mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + interval '1 minute' * power(2, attempts)`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('attempts', '<', TRIES)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

type Claimed = Awaited<ReturnType<typeof claim>>[number];

async function deliver({ db, carrier, log, brandName }: Mailing, mail: Claimed): Promise<boolean> {
  try {
    const code = mail.code_hash && (await renewCode(db, mail.id, mail.code_hash));
    if (mail.code_hash && !code) {
      await abandon(db, mail.id, 'its code ended before it could be sent');
      return false;
    }
    const letter = Laid.parse(mail.letter);
    await carrier.send({
      id: mail.id,
      kind: mail.kind,
      to: mail.recipient,
      subject: mail.subject,
      ...layOut(brandName, code ? withCode(letter, code) : letter),
      attachments: Attachments.parse(mail.attachments),
    });
    await db.updateTable('mails').set({ sent_at: sql<Date>`now()`, error: null }).where('id', '=', mail.id).execute();
    return true;
  } catch (error) {
    log.warn({ err: error, mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'mail was not taken');
    const reason = error instanceof Error ? error.message : String(error);
    await db.updateTable('mails').set({ error: reason }).where('id', '=', mail.id).execute();
    return false;
  }
}

/** Makes the code that the mail carries. Its life begins now, however long the mail had to wait. */
async function renewCode(db: Db, mailId: string, before: Buffer): Promise<string | undefined> {
  const code = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(code).digest();
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('one_time_codes')
      .set({ hash, created_at: sql<Date>`now()`, expires_at: sql<Date>`now() + (expires_at - created_at)` })
      .where('hash', '=', before)
      .where('used_at', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    if (!row) return undefined;
    await tx.updateTable('mails').set({ code_hash: hash }).where('id', '=', mailId).execute();
    return code;
  });
}

async function abandon(db: Db, mailId: string, error: string): Promise<void> {
  await db.updateTable('mails').set({ attempts: TRIES, error }).where('id', '=', mailId).execute();
}
