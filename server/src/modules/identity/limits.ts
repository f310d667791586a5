import type pg from 'pg';
import { noteAccount } from '../../audit.ts';
import type { Db } from '../../database/open.ts';
import { openLimits } from '../../http/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often somebody may try. */
const FIGURES = {
  'sign-in-email': { points: 5, duration: 15 * MINUTE },
  'sign-in-address': { points: 20, duration: 15 * MINUTE },
  'code-email': { points: 5, duration: HOUR },
  'code-stranger': { points: 20, duration: HOUR },
  'second-factor': { points: 5, duration: 15 * MINUTE },
  'passkey-address': { points: 60, duration: 15 * MINUTE },
  'sign-up-address': { points: 10, duration: HOUR },
} as const;

export const openAccountLimits = (db: Db, pool: pg.Pool) =>
  openLimits(pool, FIGURES, {
    code: 'auth/too-many-requests',
    onReached: (what) => noteAccount(db, 'limit.reached', null, { what }),
  });
export type AccountLimits = ReturnType<typeof openAccountLimits>;
