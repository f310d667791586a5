import type { Profile } from '@attendant/contract/identity';

/** By the one value that the server makes of its flags. */
export const isAdmin = ({ global_role }: Pick<Profile, 'global_role'>): boolean =>
  global_role === 'admin' || global_role === 'superadmin';
