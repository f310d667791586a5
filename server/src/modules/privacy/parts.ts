import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Post } from '../../mail/index.ts';

/** What app.ts hands to this module. */
export interface PrivacyParts {
  readonly config: Pick<Config, 'publicUrl' | 'brandName' | 'adminEmails' | 'adminSetupKey' | 'keptDays'>;
  readonly db: Db;
  readonly connection: pg.ClientConfig;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly post: Pick<Post, 'queue'>;
  /** Mails that were written to disk. */
  readonly outbox: string;
  /** Ends what other modules keep that opens doors without a session. */
  readonly endSecretsOf: (tx: Tx, userId: string) => Promise<void>;
}

/** What erasing takes. */
export type Erasing = Pick<PrivacyParts, 'db' | 'files' | 'outbox'> & { readonly jobs: Pick<Jobs, 'enqueue'> };
