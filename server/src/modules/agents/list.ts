import { LANGUAGES } from '@attendant/contract/constants';
import { asRole } from '@attendant/contract/permissions';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import type { SignedIn } from '../../http/context.ts';
import { isAdministrator } from '../../http/guard.ts';
import { problem } from '../../http/problem.ts';
import { tenantsOf } from '../tenants/index.ts';
import { presentAgents } from './present.ts';
import { findAgents } from './queries.ts';

interface AgentQuery {
  limit: number;
  offset: number;
  search?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
  language?: string | undefined;
  scope?: 'all' | undefined;
}

/**
 * The agents somebody may see, by name; administrators see all of them with `scope: 'all'`. With one of several tenants
 * selected, the agents of the others are away. Those on which somebody is a guest belong to none of theirs and are
 * always there.
 */
export async function listAgents(db: Db, user: SignedIn, tenantId: string | undefined, query: AgentQuery) {
  const everywhere = query.scope === 'all';
  if (everywhere && !isAdministrator(user)) throw problem('admin-only');
  let found = findAgents(db)
    .leftJoin('agent_members', (join) =>
      join.onRef('agent_members.agent_id', '=', 'agents.id').on('agent_members.user_id', '=', user.id),
    )
    .select('agent_members.role as role');
  if (!everywhere) found = found.where('agent_members.role', 'is not', null);
  if (tenantId && !everywhere) {
    const others = (await tenantsOf(db, user.id)).map(({ id }) => id).filter((id) => id !== tenantId);
    if (others.length > 0) found = found.where('agents.tenant_id', 'not in', others);
  }
  if (query.status) found = found.where('agents.active', '=', query.status === 'active');
  if (query.language) found = found.where('agents.language', '=', query.language);
  if (query.search) found = found.where((eb) => matches(eb, query.search ?? '', everywhere));
  const rows = await found
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy((eb) => eb.fn('lower', ['agents.name']))
    .orderBy('agents.id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const shown = rows.map((row) => ({ ...row, my_role: isAdministrator(user) ? ('admin' as const) : asRole(row.role) }));
  return { agents: await presentAgents(db, shown), total: rows[0]?.total ?? 0 };
}

type AgentFilter = Parameters<
  Extract<Parameters<ReturnType<typeof findAgents>['where']>[0], (eb: never) => unknown>
>[0];

/** In the console of administrators a language is found too, by its name or its code. */
function matches(eb: AgentFilter, search: string, inConsole: boolean) {
  const pattern = containing(search);
  const digits = search.replace(/\D/g, '');
  const languages = inConsole ? languagesLike(search) : [];
  return eb.or([
    eb('agents.name', 'ilike', pattern),
    eb('agents.business_name', 'ilike', pattern),
    ...(digits.length >= 3 ? [eb('agents.phone_number', 'like', `%${digits}%`)] : []),
    ...(languages.length > 0 ? [eb('agents.language', 'in', languages)] : []),
  ]);
}

const languagesLike = (search: string): string[] =>
  Object.entries(LANGUAGES)
    .filter(([code, name]) => code === search.toLowerCase() || name.toLowerCase().startsWith(search.toLowerCase()))
    .map(([code]) => code);
