import type { Profile } from '@attendant/contract/identity';
import type { Db, Tx } from '../../database/open.ts';
import { tenantsOf } from '../tenants/index.ts';

/** Somebody as they see themselves. */
export async function profileOf(db: Db | Tx, userId: string): Promise<Profile> {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('identities as i', 'i.uid', 'u.identity_uid')
    .select(['u.id', 'u.name', 'u.phone_number', 'u.photo_url', 'u.is_admin', 'u.is_superadmin'])
    .select(['u.created_at', 'u.updated_at', 'i.uid', 'i.email', 'i.email_verified_at', 'i.password_hash'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const tenants = await tenantsOf(db, userId);
  const own = tenants.find(({ role }) => role === 'owner');
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone_number: row.phone_number,
    is_admin: row.is_admin,
    is_superadmin: row.is_superadmin,
    global_role: globalRole(row),
    firebase_uid: row.uid,
    email_verified: row.email_verified_at !== null,
    has_password: row.password_hash !== null,
    photo_url: row.photo_url,
    trial_ends_at: own?.trialEndsAt?.toISOString() ?? null,
    tenants: tenants.map(({ id, name, role }) => ({ id, name, role })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The one value that the flags stand for. */
function globalRole(user: { is_admin: boolean; is_superadmin: boolean }): Profile['global_role'] {
  if (user.is_superadmin) return 'superadmin';
  return user.is_admin ? 'admin' : 'user';
}
