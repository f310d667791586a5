import { createHash } from 'node:crypto';
import type { ProblemCode } from '@attendant/contract/problems';
import { sql } from 'kysely';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/open.ts';
import { networkOf } from './network.ts';
import { problem } from './problem.ts';

/** So many in so many seconds. */
interface Figure {
  points: number;
  duration: number;
}

/**
 * Counts shared by all servers of a database. Refuses with `too-many-requests` and says after how long it may be tried
 * again.
 */
export interface Limits<What extends string> {
  /**
   * Counts one (or more at once) of `whom`, an address or a name, and refuses when that is too many. Answers for how
   * many milliseconds the count goes on.
   */
  readonly count: (what: What, whom: string, points?: number) => Promise<number>;
  /** Takes the last one back. */
  readonly forgive: (what: What, whom: string) => Promise<void>;
  /** Begins to count anew. */
  readonly clear: (what: What, whom: string) => Promise<void>;
}

interface Refusing<What> {
  code?: ProblemCode;
  /** Told of the first refusal, not of the flood behind it. */
  onReached?: (what: What) => Promise<void>;
}

/** How often something may happen, counted in the database so that every server counts together. */
export function openLimits<What extends string>(
  pool: pg.Pool,
  figures: Readonly<Record<What, Figure>>,
  { code = 'too-many-requests', onReached }: Refusing<What> = {},
): Limits<What> {
  const opened = new Map<What, RateLimiterPostgres>();
  const limiter = (what: What) => {
    const known = opened.get(what) ?? open(pool, what, figures[what]);
    opened.set(what, known);
    return known;
  };
  return {
    async count(what, whom, points = 1) {
      try {
        return (await limiter(what).consume(keyOf(whom), points)).msBeforeNext;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        if (refusal.consumedPoints === figures[what].points + points) await onReached?.(what);
        throw problem(code, { retryAfterSeconds: refusal.msBeforeNext / 1000, cause: what });
      }
    },
    forgive: async (what, whom) => void (await limiter(what).reward(keyOf(whom))),
    clear: async (what, whom) => void (await limiter(what).delete(keyOf(whom))),
  };
}

const open = (pool: pg.Pool, keyPrefix: string, figure: Figure) =>
  new RateLimiterPostgres({
    ...figure,
    keyPrefix,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });

export const sweepLimits = (db: Db) =>
  sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(db);

/** Names of any length, and none in clear. */
const keyOf = (whom: string): string => createHash('sha256').update(networkOf(whom.toLowerCase())).digest('base64url');
