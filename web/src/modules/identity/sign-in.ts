import type { LoginAnswer, LoginInput as LoginSchema } from '@attendant/contract/identity';
import type * as z from 'zod/mini';
import { door } from '../../api/door.ts';
import { Problem } from '../../api/problem.ts';
import { session } from '../../api/this-session.ts';

type LoginInput = z.infer<typeof LoginSchema>;

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

type Proof = Pick<LoginInput, 'email' | 'firebase_uid' | 'email_verified' | 'provider' | 'metadata' | 'id_token'>;

/** The app lets in whoever the identity provider has vouched for (C-50). */
export async function logIn(proof: Proof, remember: boolean): Promise<LoginAnswer> {
  const answer: Partial<LoginAnswer> & LoginAnswer = await door.login({ ...proof, remember });
  if (!answer.access_token) throw new Problem('Authentication failed. No access token received.', 200);
  return answer;
}

async function logInByPassword({ email, password, remember }: Credentials): Promise<LoginAnswer> {
  const proof = await door.identify({ email, password });
  return logIn(
    {
      email: proof.email,
      firebase_uid: proof.uid,
      email_verified: proof.email_verified,
      provider: 'password',
      metadata: proof.metadata,
      id_token: proof.id_token,
    },
    remember,
  );
}

/** The identity provider says who it is, the app then lets that person in (ACC-27). */
export async function signIn(credentials: Credentials): Promise<void> {
  session.signIn(await logInByPassword(credentials), credentials.remember);
}

/** For administrators only: anybody else is let go again at once (ADS-05). */
export async function signInAsAdmin(credentials: Credentials): Promise<void> {
  const answer = await logInByPassword(credentials);
  if (!answer.is_admin && !answer.is_superadmin) {
    await door.logout(answer.refresh_token).catch(() => undefined);
    throw new Problem('Access denied. Admin privileges required.', 403);
  }
  session.signIn(answer, credentials.remember);
}
