import { sql } from 'kysely';
import { byUser, type KeptOf } from '../../kept.ts';

export const tenantKept: KeptOf<'tenants' | 'tenant_members'> = {
  tenants: {
    ofPerson: ({ id }) => sql`id in (select tenant_id from tenant_members where user_id = ${id})`,
  },
  tenant_members: { ofPerson: byUser },
};
