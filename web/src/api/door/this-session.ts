import { door } from './door.ts';
import { isProblem, Problem } from './problem.ts';
import { Session } from './session.ts';
import { SessionStore } from './session-store.ts';

/** Who is signed in, in this tab. */
export const session: Session = new Session(
  new SessionStore(sessionStorage, localStorage),
  { refresh: door.refresh, logout: door.logout, me },
  new BroadcastChannel('session'),
);

async function me() {
  const token = await session.token();
  if (!token) throw new Problem('', 401);
  return door.me(token).catch((error: unknown) => {
    if (isProblem(error, 401)) session.expire(error);
    throw error;
  });
}
