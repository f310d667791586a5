import type pg from 'pg';
import { openLimits } from '../../http/limits.ts';

/** Per network; page views are many in an office behind one address. */
const FIGURES = {
  lead: { points: 5, duration: 3_600 },
  'page-view': { points: 600, duration: 600 },
} as const;

export const openVisitorLimits = (pool: pg.Pool) => openLimits(pool, FIGURES);
