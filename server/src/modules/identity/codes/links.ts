import * as z from 'zod';
import type { Tx } from '../../../database/open.ts';
import { Problem } from '../../../http/problem.ts';
import type { JobInput } from '../../../jobs/jobs.ts';
import { type Account, findAccount } from '../accounts.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { findInvitation, roleOn } from '../invitations.ts';
import { sendPasswordReset, sendSignInLink, sendVerification } from '../letters.ts';

export const SEND_CODE = 'send-code';

const Asked = z.object({
  requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN']),
  email: z.string(),
  agentId: z.nullable(z.string()),
  ip: z.string(),
});
type Asked = z.infer<typeof Asked>;

/**
 * Asks for a mailed link. Whether there is such an account is looked up by a job after the answer, so that neither the
 * answer nor the time it takes tells.
 */
export async function requestCode(deps: Deps, asked: Asked): Promise<{ email: string }> {
  await deps.limits.count('code-email', asked.email);
  await inTransaction(deps, (tx) => deps.jobs.enqueue(tx, SEND_CODE, { ...asked }));
  return { email: asked.email };
}

/** The job: sends the link that was asked for, where there is something to send. */
export async function sendCode(deps: Deps, input: JobInput): Promise<void> {
  const asked = Asked.parse(input);
  const known = await findAccount(deps.db, { email: asked.email });
  const account = known?.userId && !known.disabled_at ? known : undefined;
  if (known?.disabled_at) return;
  if (!account && (asked.requestType !== 'EMAIL_SIGNIN' || (await asksTooOften(deps, asked.ip)))) return;
  await inTransaction(deps, (tx) => send(tx, deps, asked, account));
}

/** Mail to addresses that never asked for an account is bounded per sender, or anybody could have us write to all. */
async function asksTooOften({ limits, log }: Deps, ip: string): Promise<boolean> {
  try {
    await limits.count('code-stranger', ip);
    return false;
  } catch (refusal) {
    if (!(refusal instanceof Problem)) throw refusal;
    log.warn('sign-in links for unknown addresses: too many from one sender');
    return true;
  }
}

async function send(tx: Tx, deps: Deps, asked: Asked, account: Account | undefined): Promise<void> {
  if (asked.requestType === 'EMAIL_SIGNIN') {
    const email = account?.email ?? asked.email;
    const { agentId, role } = await boundAgent(tx, asked, account);
    return sendSignInLink(tx, deps, { email, uid: account?.uid ?? null, agentId, role });
  }
  if (!account) return;
  if (asked.requestType === 'PASSWORD_RESET') return sendPasswordReset(tx, deps, account);
  if (!account.email_verified_at) return sendVerification(tx, deps, account);
}

/** The agent that the asker names counts only with an invitation, or for somebody who is a member already. */
async function boundAgent(tx: Tx, { agentId, email }: Asked, account: Account | undefined) {
  if (!agentId) return { agentId: null, role: null };
  const invitation = await findInvitation(tx, email, agentId);
  if (invitation) return { agentId, role: invitation.role };
  const role = account?.userId ? await roleOn(tx, account.userId, agentId) : null;
  return role ? { agentId, role } : { agentId: null, role: null };
}
