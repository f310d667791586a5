import type { LoginAnswer } from '@attendant/contract/identity';
import { door, type IdentityProof } from '../../../api/door/door.ts';
import { Problem } from '../../../api/door/problem.ts';
import { session } from '../../../api/door/this-session.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
  /** The code of an app, once it was asked for. */
  second_factor?: string;
}

/** The app lets in whoever the identity provider has vouched for. */
export async function logIn(
  { uid, display_name, ...proof }: IdentityProof,
  provider: 'password' | 'emailLink' | 'passkey',
  remember: boolean,
): Promise<LoginAnswer> {
  const answer: Partial<LoginAnswer> & LoginAnswer = await door.login({
    ...proof,
    firebase_uid: uid,
    name: display_name,
    // Of these the provider knows nothing; what the app knows stays.
    phone_number: null,
    photo_url: null,
    provider,
    remember,
  });
  if (!answer.access_token) throw new Problem('Authentication failed. No access token received.', 200);
  return answer;
}

async function logInByPassword({ remember, ...given }: Credentials): Promise<LoginAnswer> {
  return logIn(await door.identify(given), 'password', remember);
}

/** The identity provider says who it is, the app then lets that person in. */
export async function signIn(credentials: Credentials): Promise<void> {
  session.signIn(await logInByPassword(credentials), credentials.remember);
}

/** For administrators only: anybody else is let go again at once. */
export async function signInAsAdmin(credentials: Credentials): Promise<void> {
  const answer = await logInByPassword(credentials);
  if (!answer.is_admin && !answer.is_superadmin) {
    await door.logout(answer.refresh_token).catch(() => undefined);
    throw new Problem('Access denied. Admin privileges required.', 403);
  }
  session.signIn(answer, credentials.remember);
}
