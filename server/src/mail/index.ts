import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliverByJobs, deliverMails, forgetMails } from './deliver.ts';
import type { Letter } from './layout.ts';
import { type Mail, queueMail } from './queue.ts';
import { transport } from './transport.ts';

export { isMailLate } from './queue.ts';
export { ours, withoutAddresses, words } from './words.ts';
export type { Letter, Mail };

export interface Post {
  /** Writes a mail as part of the transaction; it is sent after the commit. */
  queue(tx: Tx, mail: Mail): Promise<void>;
  /** Sends what is due now; answers how many went out. Jobs do it by themselves. */
  deliver(): Promise<number>;
  /** Throws away what is older than mails are kept. Jobs do it by themselves. */
  forget(): Promise<void>;
  close(): void;
}

/** By SMTP where there is a server, else into files of the outbox. */
export function openPost(deps: { config: Config; db: Db; jobs: Jobs; log: Logger }): Post {
  const { config, db, jobs, log } = deps;
  const carrier = transport(config, log);
  const mailing = { db, carrier, log, brandName: config.brandName };
  deliverByJobs(jobs, mailing);
  return {
    queue: (tx, mail) => queueMail(tx, jobs, mail),
    deliver: () => deliverMails(mailing),
    forget: () => forgetMails(mailing),
    close: () => carrier.close(),
  };
}
