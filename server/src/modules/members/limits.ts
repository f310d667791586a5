import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { problem } from '../../http/problem.ts';

/** Per person: addresses are not to be harvested (C-88), nor strangers' inboxes filled. */
const FIGURES = {
  lookup: { points: 30, duration: 60 },
  invitation: { points: 30, duration: 3_600 },
} as const;
type What = keyof typeof FIGURES;

/** Counts one of this person, and refuses when that is one too many. */
export type CountPerson = (what: What, userId: string) => Promise<void>;

export function openMemberLimits(pool: pg.Pool): CountPerson {
  const limiter = (what: What) =>
    new RateLimiterPostgres({
      ...FIGURES[what],
      keyPrefix: `member-${what}`,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  const limiters = { lookup: limiter('lookup'), invitation: limiter('invitation') };
  return async (what, userId) => {
    try {
      await limiters[what].consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000, cause: what });
    }
  };
}
