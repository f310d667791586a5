import type { Setup } from '@attendant/contract/agents/setup';

const TIMEOUT_MS = 4_000;
const LOCAL = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[)|\.(local|localhost)$/i;

/**
 * Whether the agent's webhook answers at its public address. It is asked as a stranger would: our own refusal of a call
 * that nobody signed proves that it is this webhook, and that it is not open.
 */
export async function reach(webhook: string): Promise<Setup['reachable']> {
  const answered = await fetch(webhook, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(async (answer) => answer.status === 403 && isOurs(await answer.json()), unreachable);
  if (!answered) return 'no';
  return LOCAL.test(new URL(webhook).hostname) ? 'local' : 'yes';
}

const unreachable = () => false;

const isOurs = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'forbidden';
