import type pg from 'pg';
import { openLimits } from './limits.ts';
import { Problem } from './problem.ts';

/** A server takes so many from the common count at once: a write for every tenth call instead of every one. */
const LEASE = 10;
/** People who called within the last minute; who is pushed out takes a new lease. */
const KEPT = 10_000;

interface Lease {
  left: number;
  endsAt: number;
  refusal?: Problem;
}

/** Counts a call of somebody and refuses it when it is one too many. Together with other servers never more pass. */
export function openCallLimit(pool: pg.Pool, callsPerMinute: number): (userId: string) => Promise<void> {
  const { count } = openLimits(pool, { 'api-call': { points: callsPerMinute, duration: 60 } });
  const leases = new Map<string, Lease>();
  const taking = new Map<string, Promise<void>>();

  async function take(userId: string): Promise<void> {
    const now = performance.now();
    leases.delete(userId);
    const [eldest] = leases.keys();
    if (eldest !== undefined && leases.size >= KEPT) leases.delete(eldest);
    try {
      const endsInMs = await count('api-call', userId, LEASE);
      leases.set(userId, { left: LEASE, endsAt: now + endsInMs });
    } catch (refusal) {
      if (!(refusal instanceof Problem) || !refusal.retryAfterSeconds) throw refusal;
      leases.set(userId, { left: 0, endsAt: now + refusal.retryAfterSeconds * 1_000, refusal });
    }
  }

  return async (userId) => {
    for (;;) {
      const lease = leases.get(userId);
      const isOpen = lease !== undefined && lease.endsAt > performance.now();
      if (isOpen && lease.refusal) throw lease.refusal;
      if (isOpen && lease.left > 0) return void lease.left--;
      const another = taking.get(userId) ?? take(userId).finally(() => taking.delete(userId));
      taking.set(userId, another);
      await another;
    }
  };
}
