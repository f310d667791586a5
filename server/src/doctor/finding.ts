import type { Config } from '../config.ts';

/** What the doctor saw of one part. `warn`: it works, and somebody will be sorry. `wrong`: it does not work. */
export interface Finding {
  state: 'ok' | 'warn' | 'wrong';
  /** A whole sentence or several: what is so, and what to do about it. */
  says: string;
  /** It will not work soon, if nobody does anything, or does not since a known day: alerts tell of it. */
  soon?: boolean;
}

/** By the part that each looks at. */
export type Looks = Readonly<Record<string, (config: Config) => Promise<Finding>>>;

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warn = (says: string): Finding => ({ state: 'warn', says });
export const soonWrong = (says: string): Finding => ({ state: 'warn', says, soon: true });
export const wrong = (says: string): Finding => ({ state: 'wrong', says });

/** Nothing outside is waited for longer. */
export const TIMEOUT_MS = 5_000;

/** The innermost reason of a failure, as the system words it: 'connect ECONNREFUSED 127.0.0.1:587'. */
export function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof AggregateError && cause.errors.length > 0) return reason(cause.errors[0]);
  return cause.cause === undefined ? cause.message : reason(cause.cause);
}
