import type { Profile } from '@attendant/contract/identity';
import { ADMIN_HOME, signInFor } from './api/door/redirect.ts';
import { isAdmin } from './api/roles.ts';

/** Whom a route is for, other than everybody. */
export type Audience = 'signed-in' | 'admins' | 'superadmins' | 'signed-out' | 'not-yet-admins';

type Person = Pick<Profile, 'email' | 'global_role'>;

type Elsewhere = '/signin' | '/admin/signin' | '/app/agents' | typeof ADMIN_HOME;

/** Where somebody has to go instead, or null. A session without an email is none. */
export function elsewhere(audience: Audience, path: string, person: Person | null): Elsewhere | null {
  const signedIn = Boolean(person?.email);
  const admin = signedIn && person !== null && isAdmin(person);
  switch (audience) {
    case 'signed-in':
      return signedIn ? null : signInFor(path);
    case 'admins':
      if (admin) return null;
      return signedIn ? '/app/agents' : signInFor(path);
    case 'superadmins':
      return admin && person.global_role !== 'superadmin' ? ADMIN_HOME : elsewhere('admins', path, person);
    case 'signed-out':
      return signedIn ? '/app/agents' : null;
    case 'not-yet-admins':
      return admin ? ADMIN_HOME : null;
  }
}
