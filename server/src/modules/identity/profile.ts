import type { Profile } from '@attendant/contract/identity';
import { type RawBuilder, sql } from 'kysely';
import { builtOnce } from '../../database/built-once.ts';
import type { Db, Tx } from '../../database/open.ts';
import { shownMoment, shownObject } from '../../database/shown.ts';
import { problem } from '../../http/problem.ts';
import { tenantsShown, trialEndOf } from '../tenants/index.ts';

const SHOWN = shownObject<Profile>({
  id: 'u.id',
  email: 'i.email',
  name: 'u.name',
  phone_number: 'u.phone_number',
  is_admin: 'u.is_admin',
  is_superadmin: 'u.is_superadmin',
  // The one value that the flags stand for.
  global_role: sql`case when u.is_superadmin then 'superadmin' when u.is_admin then 'admin' else 'user' end`,
  firebase_uid: 'i.uid',
  email_verified: sql`i.email_verified_at is not null`,
  has_password: sql`i.password_hash is not null`,
  photo_url: 'u.photo_url',
  trial_ends_at: trialEndOf(sql`u.id`),
  tenants: tenantsShown(sql`u.id`),
  created_at: shownMoment('u.created_at'),
  updated_at: shownMoment('u.updated_at'),
});

/** Somebody as they see themselves; null when there is nobody. */
export const profileShown = (userId: RawBuilder<string>) => sql<Profile | null>`(
  select ${SHOWN} from users u join identities i on i.uid = u.identity_uid where u.id = ${userId})`;

const profile = builtOnce<{ shown: Profile | null }>((value) => sql`select ${profileShown(value('userId'))} as shown`);

/** Refuses with `unauthenticated` when there is nobody. */
export async function profileOf(db: Db | Tx, userId: string): Promise<Profile> {
  const [found] = await profile(db, { userId });
  if (!found?.shown) throw problem('unauthenticated');
  return found.shown;
}
