import type { Agent } from '@attendant/contract/agents';
import type { Webhooks } from '@attendant/contract/agents/numbers';
import { asRole } from '@attendant/contract/permissions';
import type { Db } from '../../database/open.ts';
import type { SignedIn } from '../../http/context.ts';
import { isAdministrator } from '../../http/guard.ts';
import { presentAgents } from './present.ts';
import { findAgents } from './queries.ts';

const MOST = 500;

/** Agents without a number, by name: those that somebody sees, all of them for administrators. */
export async function listWithoutNumber(db: Db, user: SignedIn): Promise<Agent[]> {
  const everywhere = isAdministrator(user);
  let found = findAgents(db)
    .leftJoin('agent_members', (join) =>
      join.onRef('agent_members.agent_id', '=', 'agents.id').on('agent_members.user_id', '=', user.id),
    )
    .select('agent_members.role as role')
    .where('agents.phone_number', 'is', null);
  if (!everywhere) found = found.where('agent_members.role', 'is not', null);
  const rows = await found
    .orderBy((eb) => eb.fn('lower', ['agents.name']))
    .limit(MOST)
    .execute();
  return presentAgents(
    db,
    rows.map((row) => ({ ...row, my_role: everywhere ? 'admin' : asRole(row.role) })),
  );
}

/** Where a carrier sends the calls and texts of the agent's number. */
export function webhooksOf(publicUrl: string, agentId: string): Webhooks {
  const base = `${publicUrl}/api/agent/${agentId}`;
  return { voice_url: `${base}/voice`, status_url: `${base}/voice/status`, message_url: `${base}/message` };
}
