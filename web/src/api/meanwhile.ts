import { isProblem, problemText } from './door/problem.ts';

/** Somebody else saved first. What was typed is kept, and goes on top of theirs when it is saved again. */
export const isMeanwhile = (error: unknown): boolean => isProblem(error, 409) && error.code === 'conflict';

const MEANWHILE = 'Somebody else changed this meanwhile. What you typed is still here: save again to put it on top.';

/** It was there when the page was drawn. */
export const isGone = (error: unknown): boolean => isProblem(error, 404);

export const GONE = 'Somebody else deleted this meanwhile.';

export function saveProblem(error: unknown, fallback: string): string {
  if (isGone(error)) return GONE;
  return isMeanwhile(error) ? MEANWHILE : problemText(error, fallback);
}

/** Only what somebody changed: what they left as it was must not undo what others have made of it since. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name in after) {
    if (JSON.stringify(after[name]) !== JSON.stringify(before[name])) changed[name] = after[name];
  }
  return changed;
}
