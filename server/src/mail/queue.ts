import { sql } from 'kysely';
import type { Db, Tx } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Letter } from './layout.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
  /** Left out: `content` is text. */
  encoding?: 'base64';
}

export interface Mail {
  /** What the mail is for, one or two words: 'verify', 'password-reset'. */
  kind: string;
  to: string;
  /** Its title is the subject. */
  letter: Letter;
  attachments?: readonly Attachment[];
  /** Hash of the one-time code that the letter's button leads to; the code itself is made when the mail is sent. */
  codeHash?: Buffer;
  /**
   * For mails whose words or addresses come from strangers: more of this kind to one address within an hour are not
   * written. What they are about is kept and shown all the same.
   */
  mostPerHour?: number;
}

export const DELIVER = 'deliver-mails';

/** Writes a mail as part of the transaction: it is sent when, and only when, that is committed. */
export async function queueMail(tx: Tx, jobs: Jobs, mail: Mail): Promise<void> {
  if (mail.mostPerHour !== undefined && (await sentLately(tx, mail)) >= mail.mostPerHour) return;
  await tx
    .insertInto('mails')
    .values({
      kind: mail.kind,
      recipient: mail.to,
      // A line break would begin a header of its own.
      subject: mail.letter.title.replace(/\s+/g, ' ').trim(),
      letter: JSON.stringify(mail.letter),
      attachments: JSON.stringify(mail.attachments ?? []),
      code_hash: mail.codeHash ?? null,
    })
    .execute();
  await jobs.enqueue(tx, DELIVER, {});
}

async function sentLately(tx: Tx, { kind, to }: Mail): Promise<number> {
  const { mails } = await tx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('recipient', '=', to)
    .where('kind', '=', kind)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return mails;
}

const LATE_MINUTES = 10;

/** Whether a mail of today was tried and could not be sent for a while. */
export async function isMailLate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`select exists (select from mails where sent_at is null
    and attempts > 0 and created_at < now() - make_interval(mins => ${LATE_MINUTES})
    and created_at > now() - interval '1 day') as late`.execute(db);
  return rows[0]?.late ?? false;
}
