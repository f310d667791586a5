import { client, session } from '../../../api/client.ts';
import { isProblem } from '../../../api/door/problem.ts';
import { logIn } from '../sign-in/sign-in.ts';

/** What a mailed link does, as its page asks for it (area LNK). */

export type CheckedLink = Awaited<ReturnType<typeof client.identity.checkCode>>;
export type LinkProof = Awaited<ReturnType<typeof client.identity.emailLinkSignIn>>;

/** Who came in by a link and has no password yet: proof for setting one, for the five minutes that it lives. */
let withoutPassword: { uid: string; idToken: string } | null = null;

/** Whether the person of this tab may set a first password now. */
export const maySetPassword = (): boolean =>
  withoutPassword !== null && withoutPassword.uid === session.state.user?.firebase_uid;

export async function setFirstPassword(password: string, name?: string): Promise<void> {
  if (!withoutPassword) return;
  const displayName = name ? { displayName: name } : {};
  await client.identity.linkPassword({ password, ...displayName, id_token: withoutPassword.idToken });
  withoutPassword = null;
  await session.revalidate();
}

/**
 * The way in by one link. What has been reached is kept, so that a form that failed half-way can be sent again: an
 * invitation is exchanged once, a code used once.
 */
export function wayIn(link: CheckedLink, code: string): (email: string, secondFactor?: string) => Promise<LinkProof> {
  let signInCode = link.requestType === 'INVITATION' ? null : code;
  let proof: LinkProof | null = null;
  return async (email, second_factor) => {
    signInCode ??= (await client.identity.exchangeInvitation({ oobCode: code })).oobCode;
    proof ??= await client.identity.emailLinkSignIn({
      email,
      oobCode: signInCode,
      ...(second_factor && { second_factor }),
    });
    const { uid, email: address, display_name, metadata, id_token } = proof;
    const vouched = { uid, email: address, email_verified: true, display_name, metadata, id_token };
    session.signIn(await logIn(vouched, 'emailLink', false), false);
    withoutPassword = proof.has_password ? null : { uid, idToken: id_token };
    return proof;
  };
}

/** What a refused way in says. */
export function wayInText(error: unknown, refusal: string): string {
  const code = isProblem(error) ? error.code : undefined;
  if (code?.endsWith('-action-code')) return refusal;
  if (isProblem(error) && code?.includes('second-factor')) return error.message;
  const noToken = 'Authentication failed. No access token received.';
  if (code === 'auth/invalid-id-token' || (isProblem(error) && error.message === noToken)) return noToken;
  return 'Failed to complete authentication. Please try again.';
}

/** What a refused password says; a proof of more than five minutes ago cannot be given again here. */
export const newPasswordText =
  (fallback: string) =>
  (error: unknown): string =>
    isProblem(error) && error.code === 'auth/requires-recent-login'
      ? 'This page was open too long. Use “Forgot password?” on the sign-in page to set a password.'
      : fallback;
