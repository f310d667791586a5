import type { LoginAnswer } from '@attendant/contract/identity';
import { client, session } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** The identity provider says who it is, the app then lets that person in (ACC-27, C-50). */
export async function signIn({ email, password, remember }: Credentials): Promise<void> {
  const proof = await client.identity.signIn({ email, password });
  const answer: Partial<LoginAnswer> & LoginAnswer = await client.auth.login({
    email: proof.email,
    firebase_uid: proof.uid,
    email_verified: proof.email_verified,
    provider: 'password',
    metadata: proof.metadata,
    id_token: proof.id_token,
    remember,
  });
  if (!answer.access_token) throw new Problem('Authentication failed. No access token received.', 200);
  session.signIn(answer, remember);
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  phone: string;
}

/** The proof of a provider account whose app account is still missing, should the second step have failed. */
let unfinished: { email: string; uid: string; id_token: string } | null = null;

export async function signUp({ name, email, password, phone }: NewAccount): Promise<void> {
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
  });
  unfinished = null;
}
