import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Post } from '../../mail/index.ts';
import type { AccountLimits } from './limits.ts';

/** What app.ts hands to this module. */
export interface IdentityParts {
  readonly config: Pick<Config, 'publicUrl' | 'brandName' | 'adminEmails' | 'adminSetupKey'>;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  readonly post: Pick<Post, 'queue'>;
  readonly log: Logger;
  /** Ends what other modules keep that opens doors without a session. */
  readonly endSecretsOf: (tx: Tx, userId: string) => Promise<void>;
}

export interface Deps extends IdentityParts {
  readonly limits: AccountLimits;
}

export const inTransaction = <T>(deps: Deps, work: (tx: Tx) => Promise<T>): Promise<T> =>
  deps.db.transaction().execute(work);
