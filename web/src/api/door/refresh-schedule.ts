import { REFRESH_BEFORE_EXPIRY_MS } from '@attendant/contract/constants';

/** When to ask for the next access token. */

const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 16 * 60_000;

/** Milliseconds until five minutes before the token ends; at once when that has passed. */
export const untilRefresh = (expiresAt: number, now: number): number =>
  Math.max(0, expiresAt - REFRESH_BEFORE_EXPIRY_MS - now);

/** 30 s after the first failure, doubling to 16 min. */
export const retryWait = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);
