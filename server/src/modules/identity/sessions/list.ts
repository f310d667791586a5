import type { Session } from '@attendant/contract/identity/security';
import { sql } from 'kysely';
import { noteAccount } from '../../../audit.ts';
import type { Db, Tx } from '../../../database/open.ts';
import type { SignedIn } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import type { Deps } from '../deps.ts';
import { sendNewDevice } from '../notices.ts';
import type { Device } from './device.ts';
import { endSession, endSessionsOf, IDLE_HOURS } from './sessions.ts';

/** Where somebody is signed in, the one used last first; sessions that only wait to be found idle are none. */
export async function listSessions(db: Db, user: SignedIn): Promise<Session[]> {
  const rows = await living(db, user.id).selectAll('sessions').orderBy('used_at', 'desc').limit(200).execute();
  return rows.map(({ id, device, address, created_at, used_at }) => ({
    id,
    device,
    address,
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
    current: id === user.sessionId,
  }));
}

const living = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where((eb) =>
      eb.or([eb('remember', '=', true), eb('used_at', '>', sql<Date>`now() - make_interval(hours => ${IDLE_HOURS})`)]),
    );

/** Refuses with `not-found` one of somebody else, or one that is over. */
export async function endOneSession(tx: Tx, user: SignedIn, sessionId: string): Promise<void> {
  const own = await living(tx, user.id).select('id').where('id', '=', sessionId).executeTakeFirst();
  if (!own) throw problem('not-found');
  await endSession(tx, sessionId, 'ended by its owner');
  await noteAccount(tx, 'session.ended', user.id, { by: 'list' });
}

/** All but the one that asks; answers how many. */
export async function endOtherSessions(tx: Tx, user: SignedIn): Promise<{ ended: number }> {
  const open = await living(tx, user.id).select('id').where('id', '!=', user.sessionId).execute();
  await endSessionsOf(tx, user.id, 'ended by its owner', user.sessionId);
  await noteAccount(tx, 'session.others-ended', user.id, { ended: String(open.length) });
  return { ended: open.length };
}

/** Tells somebody of a sign-in from where they never signed in before; of the very first they know. */
export async function tellOfNewDevice(
  tx: Tx,
  deps: Deps,
  account: { userId: string; email: string },
  sessionId: string,
  device: Device,
): Promise<void> {
  const { earlier, known } = await tx
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('earlier'))
    .select(
      sql<number>`count(*) filter (where device_hash = ${device.hash}
        or (device = ${device.name} and address = ${device.address}))`.as('known'),
    )
    .where('user_id', '=', account.userId)
    .where('id', '!=', sessionId)
    .executeTakeFirstOrThrow();
  if (earlier === 0 || known > 0) return;
  await sendNewDevice(tx, deps, account.email, device);
  await noteAccount(tx, 'session.new-device', account.userId, { device: device.name });
}
