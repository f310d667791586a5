import type { LoginAnswer, LoginInput, Profile } from '@attendant/contract/identity';
import type { Asserted } from '@attendant/contract/identity/security';
import type * as z from 'zod/mini';
import { patience } from '../patience.ts';
import { NETWORK_PROBLEM, Problem, problemOf } from './problem.ts';
import type { Tokens } from './session.ts';

/** What identity/sign-in has found out. */
export interface IdentityProof {
  uid: string;
  email: string;
  email_verified: boolean;
  display_name: string | null;
  id_token: string;
  metadata: { creationTime: string | null; lastSignInTime: string | null };
}

export interface PasskeyQuestion {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: 'required';
}

/**
 * The calls by which somebody comes in and stays in, as plain requests: the sign-in page has to be there before the
 * client of the whole contract is. Throws `Problem`.
 */
export const door = {
  identify: (given: { email: string; password: string; second_factor?: string }) =>
    post<IdentityProof>('/identity/sign-in', given),
  askForPasskey: () => post<PasskeyQuestion>('/identity/passkey-sign-in/options', {}),
  showPasskey: (credential: z.infer<typeof Asserted>) =>
    post<Pick<IdentityProof, 'uid' | 'email' | 'display_name' | 'id_token'>>('/identity/passkey-sign-in', {
      credential,
    }),
  sendLink: (email: string) => post('/identity/oob', { requestType: 'EMAIL_SIGNIN', email }),
  /** With the header of ours the browser is known again at the next sign-in. */
  login: (record: z.infer<typeof LoginInput>) => post<LoginAnswer>('/auth/login', record, { 'x-attendant': 'page' }),
  logout: (refreshToken?: string) => post('/auth/logout', { refresh_token: refreshToken }),
  /** The header is one that no foreign page can set: without it the server does not read the cookie. */
  refresh: (refreshToken?: string) =>
    post<Tokens>('/auth/refresh', { refresh_token: refreshToken }, { 'x-attendant': 'refresh' }),
  me: (token: string) => ask<Profile>('/auth/me', { headers: { authorization: `Bearer ${token}` } }),
};

const post = <Answer>(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  const answer = await fetch(`/api${path}`, { ...init, headers, signal: patience() }).catch((cause: unknown) => {
    throw new Problem(NETWORK_PROBLEM, 0, null, cause);
  });
  if (!answer.ok) throw await problemOf(answer, `HTTP error! status: ${answer.status}`);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}
