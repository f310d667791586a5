import { Problem } from '@attendant/client/problem';

export { isProblem, isSilence, NETWORK_PROBLEM, Problem, problemOf } from '@attendant/client/problem';

/** What the server said, else the text that the screen gives for this failure. */
export function problemText(error: unknown, fallback: string): string {
  return error instanceof Problem && error.message && !error.message.startsWith('HTTP ') ? error.message : fallback;
}
