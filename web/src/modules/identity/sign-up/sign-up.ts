import { client } from '../../../api/client.ts';

/** What entitles somebody to sign up as an administrator; who is on the operator's list needs neither. */
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
