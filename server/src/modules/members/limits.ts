import type pg from 'pg';
import { openLimits } from '../../http/limits.ts';

/**
 * Addresses are not to be harvested, nor strangers' inboxes filled: not by one person, who invites and withdraws
 * and invites again, nor by many who write to one.
 */
const FIGURES = {
  'member-lookup': { points: 30, duration: 60 },
  'member-invitation': { points: 20, duration: 3_600 },
  'invitation-again': { points: 3, duration: 3_600 },
  'invited-address': { points: 10, duration: 3_600 },
} as const;

export function openMemberLimits(pool: pg.Pool) {
  const { count } = openLimits(pool, FIGURES);
  return {
    count,
    /** Before a mail that brings somebody to an agent: `whom` is an address or a user. */
    async countInvitation(by: string, agentId: string, whom: string): Promise<void> {
      await count('member-invitation', by);
      await count('invitation-again', `${agentId} ${whom}`);
      await count('invited-address', whom);
    },
  };
}
