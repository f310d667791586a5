import type { Logger } from 'pino';
import type { Db } from '../../database/open.ts';
import { problem } from '../../http/problem.ts';
import { whoIsMember } from '../agents/index.ts';
import { livingSessions } from '../identity/index.ts';

/** Streams and sockets that people hold open, and whether they still may. */

export interface Attending {
  readonly userId: string;
  readonly sessionId: string;
  readonly agentId: string;
}

export interface Attendance {
  /** Lets somebody in, until `signal` says that they may no longer be here; refuses one who is here too often. */
  enter(who: Attending): Stay;
}
interface Stay {
  readonly signal: AbortSignal;
  leave(): void;
}

/** Ten tabs, screens or phones of one account; and what one server carries. The next ones ask now and then instead. */
const MOST = { user: 10, all: 1_000 };
const RETRY_SECONDS = 30;
/**
 * Everybody here is asked for together, in two statements. That finds every end (a sign-out on another server, a role
 * taken away, a time that ran out) within five seconds, and misses none while the database was away.
 */
const LOOK_EVERY_MS = 2_000;

export function openAttendance(db: Db, log: Logger): Attendance {
  const here = new Map<Attending, AbortController>();
  let looking: ReturnType<typeof setInterval> | undefined;

  async function look(): Promise<void> {
    const people = [...here.keys()];
    const may = await whoMayStay(db, people);
    for (const one of people) if (!may(one)) here.get(one)?.abort();
  }

  return {
    enter(who) {
      const same = [...here.keys()].filter(({ userId }) => userId === who.userId).length;
      if (same >= MOST.user) throw problem('too-many-requests', { retryAfterSeconds: RETRY_SECONDS });
      if (here.size >= MOST.all) throw problem('unavailable', { retryAfterSeconds: RETRY_SECONDS });
      const place = { ...who };
      const end = new AbortController();
      here.set(place, end);
      looking ??= setInterval(() => {
        look().catch((error: unknown) => log.warn({ err: error }, 'who may stay could not be found out'));
      }, LOOK_EVERY_MS).unref();
      return {
        signal: end.signal,
        leave() {
          here.delete(place);
          if (here.size > 0) return;
          clearInterval(looking);
          looking = undefined;
        },
      };
    },
  };
}

async function whoMayStay(db: Db, people: readonly Attending[]): Promise<(one: Attending) => boolean> {
  const [sessions, isMember] = await Promise.all([
    livingSessions(
      db,
      people.map(({ sessionId }) => sessionId),
    ),
    whoIsMember(db, people),
  ]);
  return (one) => {
    const session = sessions.get(one.sessionId);
    const role = session && isMember(one);
    return role === 'member' || (role === 'stranger' && session?.isAdministrator === true);
  };
}
