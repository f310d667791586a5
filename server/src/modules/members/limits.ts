import type pg from 'pg';
import { openLimits } from '../../http/limits.ts';

/** Per person: addresses are not to be harvested (C-88), nor strangers' inboxes filled. */
const FIGURES = {
  'member-lookup': { points: 30, duration: 60 },
  'member-invitation': { points: 30, duration: 3_600 },
} as const;

export const openMemberLimits = (pool: pg.Pool) => openLimits(pool, FIGURES);
