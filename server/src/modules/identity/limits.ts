import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../database/open.ts';
import { problem } from '../../http/problem.ts';
import { noteAccount } from './audit.ts';
import { hashOf } from './tokens.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may happen (C-139), counted in the database so that every server counts together. */
const FIGURES = {
  'sign-in-email': { points: 5, duration: 15 * MINUTE },
  'sign-in-address': { points: 20, duration: 15 * MINUTE },
  'code-email': { points: 5, duration: HOUR },
  'code-stranger': { points: 20, duration: HOUR },
  'sign-up-address': { points: 10, duration: HOUR },
} as const;
type What = keyof typeof FIGURES;

export interface Limits {
  /** Counts one, and refuses when that is one too many. */
  count(what: What, whom: string): Promise<void>;
  /** Takes the last one back. */
  forgive(what: What, whom: string): Promise<void>;
  /** Begins to count anew. */
  clear(what: What, whom: string): Promise<void>;
}

export function openLimits(db: Db, pool: pg.Pool): Limits {
  const limiter = (what: What) =>
    new RateLimiterPostgres({
      ...FIGURES[what],
      keyPrefix: what,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  const limiters = {
    'sign-in-email': limiter('sign-in-email'),
    'sign-in-address': limiter('sign-in-address'),
    'code-email': limiter('code-email'),
    'code-stranger': limiter('code-stranger'),
    'sign-up-address': limiter('sign-up-address'),
  };
  return {
    async count(what, whom) {
      try {
        await limiters[what].consume(keyOf(whom));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // The first refusal is written down, not the flood behind it.
        if (refusal.consumedPoints === FIGURES[what].points + 1) await noteAccount(db, 'limit.reached', null, { what });
        throw problem('auth/too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000, cause: what });
      }
    },
    forgive: async (what, whom) => void (await limiters[what].reward(keyOf(whom))),
    clear: async (what, whom) => void (await limiters[what].delete(keyOf(whom))),
  };
}

/** Addresses of any length, and none in clear. */
const keyOf = (whom: string): string => hashOf(networkOf(whom.toLowerCase())).toString('base64url');

/** An IPv6 caller is given 2^64 addresses (RFC 4291 2.5.1) and counts as one. Whatever else is itself. */
export function networkOf(whom: string): string {
  if (!isIPv6(whom) || whom.startsWith('::ffff:')) return whom;
  const [before = '', after] = whom.split('::');
  const groups = before.split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - groups.length - after.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...(after?.split(':') ?? [])].slice(0, 4).join(':');
}
