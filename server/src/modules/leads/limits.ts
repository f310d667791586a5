import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { problem } from '../../http/problem.ts';

/** Per network (C-139); page views are many in an office behind one address. */
const FIGURES = {
  lead: { points: 5, duration: 3_600 },
  'page-view': { points: 600, duration: 600 },
} as const;
type What = keyof typeof FIGURES;

/** Counts one of `address`, and refuses when that is one too many. */
export type CountVisitor = (what: What, address: string) => Promise<void>;

export function openVisitorLimits(pool: pg.Pool): CountVisitor {
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
  const limiters = { lead: limiter('lead'), 'page-view': limiter('page-view') };
  return async (what, address) => {
    try {
      await limiters[what].consume(keyOf(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000, cause: what });
    }
  };
}

/** No address is kept in clear; of IPv6 the 2^64 addresses that one visitor is given count as one (RFC 4291 2.5.1). */
function keyOf(address: string): string {
  const ours = isIPv6(address) && !address.startsWith('::ffff:');
  const network = ours ? expand(address).slice(0, 4).join(':') : address;
  return createHash('sha256').update(network).digest('base64url');
}

/** '2001:db8::1' → its eight groups. */
function expand(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before.split(':').filter(Boolean), after?.split(':').filter(Boolean) ?? []];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
