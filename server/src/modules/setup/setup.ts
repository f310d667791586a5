import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_WEEK } from '@attendant/contract/agents';
import type { Setup } from '@attendant/contract/agents/setup';
import { DEFAULT_GREETING } from '@attendant/contract/constants';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { tell } from '../../live/live.ts';
import { setOnAgent } from '../agents/index.ts';
import { reach } from './reach.ts';

interface SetupParts {
  readonly publicUrl: string;
  /** Whether the carrier's secret was given by the operator. */
  readonly hasCarrierSecret: boolean;
}

/** What of its first steps an agent has behind it, each looked at where it shows. */
export async function lookAtSetup(db: Db, agentId: string, parts: SetupParts): Promise<Setup> {
  const [found, reachable] = await Promise.all([
    findSteps(db, agentId),
    reach(`${parts.publicUrl}/api/agent/${agentId}/voice`),
  ]);
  return { ...found, reachable, signed: parts.hasCarrierSecret };
}

async function findSteps(db: Db, agentId: string) {
  const row = await db
    .selectFrom('agents')
    .select(['greeting', 'business_week', 'hours_confirmed_at', 'phone_number'])
    .select(['ordering_enabled', 'booking_enabled'])
    .select([
      sql<boolean>`exists (select from menu_items where agent_id = agents.id)`.as('has_menu'),
      sql<boolean>`exists (select from special_days where agent_id = agents.id)`.as('has_special_days'),
      sql<boolean>`exists (
        select from conversations c join messages m on m.conversation_id = c.id
        where c.agent_id = agents.id and c.channel = 'voice' and c.carrier <> 'browser' and m.role = 'user')`.as(
        'heard',
      ),
      sql<boolean>`(select count(*) from agent_members where agent_id = agents.id) > 1 or exists (
        select from invitations where agent_id = agents.id and withdrawn_at is null)`.as('members'),
    ])
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return {
    greeting: row.greeting !== DEFAULT_GREETING,
    hours:
      row.hours_confirmed_at !== null || row.has_special_days || !isDeepStrictEqual(row.business_week, DEFAULT_WEEK),
    offer: row.ordering_enabled ? row.has_menu : row.booking_enabled,
    number: row.phone_number !== null,
    heard: row.heard,
    members: row.members,
  };
}

/** Says that the hours are right as they stand. */
export async function confirmHours(tx: Tx, actor: AgentActor): Promise<void> {
  await setOnAgent(tx, actor.agentId, {
    hours_confirmed_at: new Date(),
    hours_confirmed_by: actingUser(actor),
  });
  await note(tx, actor, 'agent.hours.confirmed', actor.agentId);
  await tell(tx, { noun: 'agents', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
}
