import { type Hours, hasHours, openingAt as readOpening } from '@attendant/contract/hours/opening';
import type { Db, Tx } from '../../database/open.ts';
import { findHours } from '../agents/index.ts';

/** Whether a business is open at a moment, and when it opens next; null: not within two weeks, or nobody knows. */
export interface Opening {
  open: boolean;
  /** While it is open: when that ends; null: nobody knows. */
  closes: Date | null;
  next: Date | null;
}

const AHEAD_DAYS = 14;

/** Without any day that opens nobody has said when: it is open. */
export function openingAt(hours: Hours, now: Date): Opening {
  if (!hasHours(hours)) return { open: true, closes: null, next: null };
  return readOpening(hours, now, AHEAD_DAYS);
}

export async function findOpening(db: Db | Tx, agentId: string, now = new Date()): Promise<Opening> {
  const { closed, ...hours } = await findHours(db, agentId);
  return closed ? { open: false, closes: null, next: null } : openingAt(hours, now);
}
