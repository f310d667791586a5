import type { LoginAnswer, LoginInput as LoginSchema } from '@attendant/contract/identity';
import type * as z from 'zod/mini';
import { client, session } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';

type LoginInput = z.infer<typeof LoginSchema>;

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

type Proof = Pick<LoginInput, 'email' | 'firebase_uid' | 'email_verified' | 'provider' | 'metadata' | 'id_token'>;

/** The app lets in whoever the identity provider has vouched for (C-50). */
export async function logIn(proof: Proof, remember: boolean): Promise<LoginAnswer> {
  const answer: Partial<LoginAnswer> & LoginAnswer = await client.auth.login({ ...proof, remember });
  if (!answer.access_token) throw new Problem('Authentication failed. No access token received.', 200);
  return answer;
}

async function logInByPassword({ email, password, remember }: Credentials): Promise<LoginAnswer> {
  const proof = await client.identity.signIn({ email, password });
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
    await client.auth.logout({ refresh_token: answer.refresh_token }).catch(() => undefined);
    throw new Problem('Access denied. Admin privileges required.', 403);
  }
  session.signIn(answer, credentials.remember);
}

/** What entitles somebody to sign up as an administrator; who is on the operator's list needs neither (C-03). */
export interface AdminClaim {
  invitation?: string;
  setup_key?: string;
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  phone: string;
}

/** The proof of a provider account whose app account is still missing, should the second step have failed. */
let unfinished: { email: string; uid: string; id_token: string } | null = null;

export async function signUp({ name, email, password, phone }: NewAccount, claim?: AdminClaim): Promise<void> {
  const known = unfinished?.email === email ? unfinished : null;
  const phoneNumber = phone || null;
  const proof = known ?? (await client.identity.signUp({ email, password, displayName: name, phoneNumber }));
  unfinished = { ...proof, email };
  await client.auth.signUp({
    email,
    name,
    phone_number: phoneNumber,
    firebase_uid: proof.uid,
    provider: 'password',
    id_token: proof.id_token,
    ...(claim && { ...claim, is_admin: true }),
  });
  unfinished = null;
}
