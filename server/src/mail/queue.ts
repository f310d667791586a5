import type { Tx } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';

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
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  /** Hash of the one-time code whose place in the bodies is CODE_MARK; the code is made when the mail is sent. */
  codeHash?: Buffer;
}

/** Stands where the one-time code goes. */
export const CODE_MARK = '{{code}}';
export const DELIVER = 'deliver-mails';

/** Writes a mail as part of the transaction: it is sent when, and only when, that is committed. */
export async function queueMail(tx: Tx, jobs: Jobs, mail: Mail): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      kind: mail.kind,
      recipient: mail.to,
      // A line break would begin a header of its own.
      subject: mail.subject.replace(/\s+/g, ' ').trim(),
      body_text: mail.text,
      body_html: mail.html,
      attachments: JSON.stringify(mail.attachments ?? []),
      code_hash: mail.codeHash ?? null,
    })
    .execute();
  await jobs.enqueue(tx, DELIVER, {});
}
