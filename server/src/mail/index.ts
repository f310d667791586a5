import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliverByJobs, deliverMails } from './deliver.ts';
import { type Letter, layOut } from './layout.ts';
import { CODE_MARK, type Mail, queueMail } from './queue.ts';
import { transport } from './transport.ts';

export { CODE_MARK, type Letter, type Mail };

export interface Post {
  /** Lays a letter out and writes it as part of the transaction; it is sent after the commit. */
  queue(tx: Parameters<typeof queueMail>[0], mail: Omit<Mail, 'text' | 'html'> & { letter: Letter }): Promise<void>;
  /** Sends what is due now; answers how many went out. Jobs do it by themselves. */
  deliver(): Promise<number>;
  close(): void;
}

export function openPost(deps: { config: Config; db: Db; jobs: Jobs; log: Logger }): Post {
  const { config, db, jobs, log } = deps;
  const carrier = transport(config, log);
  deliverByJobs(jobs, db, carrier, log);
  return {
    queue: (tx, { letter, ...mail }) => queueMail(tx, jobs, { ...mail, ...layOut(config.brandName, letter) }),
    deliver: () => deliverMails(db, carrier, log),
    close: () => carrier.close(),
  };
}
