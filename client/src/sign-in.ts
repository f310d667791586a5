import { REFRESH_BEFORE_EXPIRY_MS } from '@attendant/contract/constants';
import { createAttendant, type Server } from './attendant.ts';
import { isProblem } from './problem.ts';

export interface Account {
  email: string;
  password: string;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/**
 * Begins a session, and gives what `createAttendant` takes as its token: renewed five minutes before it ends, or begun
 * anew with the password where that is refused. Throws `Problem` where the account is, as one is that asks for the code
 * of an app beside its password.
 */
export async function signIn(
  { email, password, ...server }: Account & Server,
  now: () => number = Date.now,
): Promise<() => Promise<string>> {
  const { auth } = createAttendant(server);
  const enter = () => auth.login({ email, password });
  let session = sessionOf(await enter(), now());
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    const tokens = await auth.refresh({ refresh_token: session.refreshToken }).catch((error: unknown) => {
      if (isProblem(error, 401)) return enter();
      throw error;
    });
    session = sessionOf(tokens, now());
  }

  return async () => {
    if (now() < session.endsAt - REFRESH_BEFORE_EXPIRY_MS) return session.token;
    // Once for all who ask: a refresh token that comes twice ends its session.
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    await renewing.catch((error: unknown) => {
      if (now() >= session.endsAt) throw error;
    });
    return session.token;
  };
}

const sessionOf = ({ access_token, refresh_token, expires_in }: Tokens, nowMs: number) => ({
  token: access_token,
  refreshToken: refresh_token,
  endsAt: nowMs + expires_in * 1_000,
});
