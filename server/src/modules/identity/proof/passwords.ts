import { availableParallelism } from 'node:os';
import { PASSWORD_MAX, PASSWORD_MIN_SIGN_UP } from '@attendant/contract/constants';
import type { ProblemCode } from '@attendant/contract/problems';
import { hash, verify } from '@node-rs/argon2';
import { problem } from '../../../http/problem.ts';
import { randomToken } from '../sessions/tokens.ts';
import { isCommon } from './common-passwords.ts';

/** argon2id, OWASP's second choice: 19 MiB, two passes, one lane; about 10 ms of a core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would take the cores from the calls, of which one is theirs; more in line would answer too late. */
const RUNNING = Math.max(1, availableParallelism() - 1);
const WAITING = 50;
let running = 0;
const line: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= RUNNING) {
    if (line.length >= WAITING) throw problem('unavailable', { retryAfterSeconds: 2 });
    // Whoever finishes hands the place on, so `running` stays as it is.
    await new Promise<void>((resolve) => line.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = line.shift();
    if (next) next();
    else running--;
  }
}

/** About 10 ms of a core, in line behind others. Refuses with `unavailable` when the line is too long. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

let nobodys: Promise<string> | undefined;

/** Compares; without a stored hash it takes as long and says no. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hash(randomToken(), COST);
  const against = stored ?? (await nobodys);
  const same = await inTurn(() => verify(against, password));
  return same && Boolean(stored);
}

/** The rule of every path by which a password is set, whatever the form asks for (docs/decisions/0003). */
export function requireGoodPassword(password: string, email: string, field: string): void {
  if (password.length < PASSWORD_MIN_SIGN_UP || password.length > PASSWORD_MAX)
    refuse('auth/password-does-not-meet-requirements', 'Password must be at least 8 characters');
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  const name = address.split('@')[0] ?? '';
  if (plain === address || plain === name || isCommon(password))
    refuse('auth/weak-password', 'Please choose a stronger password');

  function refuse(code: ProblemCode, sentence: string): never {
    throw problem(code, { errors: { [field]: sentence } });
  }
}
