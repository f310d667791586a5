import { isDeepStrictEqual } from 'node:util';
import { type Agent, type AgentChanges, DEFAULT_WEEK, type NewAgent } from '@attendant/contract/agents';
import { startOf } from '@attendant/contract/agents/business-kinds';
import type { Settings } from '@attendant/contract/agents/settings';
import { DEFAULT_TRANSFER } from '@attendant/contract/agents/transfers';
import {
  DEFAULT_CLOSED_MESSAGE,
  DEFAULT_GREETING,
  DEFAULT_LANGUAGE,
  DEFAULT_PROMPT,
  DEFAULT_TIMEZONE,
  DEFAULT_VOICE,
} from '@attendant/contract/constants';
import { usPhone } from '@attendant/contract/fields/phones';
import { BusinessWeek } from '@attendant/contract/hours/business-week';
import { allows } from '@attendant/contract/permissions';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor, SignedIn } from '../../http/context.ts';
import { isAdministrator } from '../../http/guard.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { newWeek, weekAfter } from './opening-rules.ts';
import { givePlace } from './places.ts';
import { presentAgents } from './present.ts';
import { findAgents, findBusinessName, findSpecialDays } from './queries.ts';
import { replaceSpecialDays, specialAfter } from './special-days.ts';
import { agentChanges } from './telling.ts';

/** Makes an agent that its creator owns. What is not said follows from the kind of business, or is every agent's. */
export async function createAgent(tx: Tx, user: SignedIn, tenantId: string, input: NewAgent): Promise<Agent> {
  const businessName = input.business_name ?? (await findBusinessName(tx, tenantId));
  const start = input.business_kind && startOf(input.business_kind, businessName);
  const row = await tx
    .insertInto('agents')
    .values({
      tenant_id: tenantId,
      name: input.name,
      business_name: businessName,
      phone_number: input.phone_number ? usPhone(input.phone_number) : null,
      timezone: input.timezone ?? DEFAULT_TIMEZONE,
      greeting: input.greeting || start?.greeting || DEFAULT_GREETING,
      system_prompt: input.system_prompt || start?.system_prompt || DEFAULT_PROMPT,
      voice_model: input.voice_model ?? DEFAULT_VOICE,
      language: input.language ?? DEFAULT_LANGUAGE,
      ordering_enabled: input.ordering_enabled ?? start?.ordering_enabled ?? false,
      booking_enabled: input.booking_enabled ?? start?.booking_enabled ?? false,
      closed_message: DEFAULT_CLOSED_MESSAGE,
      business_week: JSON.stringify(
        input.business_week ? newWeek(input.business_week) : (start?.business_week ?? DEFAULT_WEEK),
      ),
      // Who says when it is open need not say it again.
      ...(input.business_week && { hours_confirmed_at: new Date(), hours_confirmed_by: user.id }),
      transfer_settings: JSON.stringify(DEFAULT_TRANSFER),
      created_by: user.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(phoneTaken);
  const role = isAdministrator(user) ? 'admin' : 'owner';
  if (!input.unowned || role === 'owner') {
    await givePlace(tx, { agentId: row.id, userId: user.id, role: 'owner', by: user.id });
  }
  const actor: AgentActor = {
    agentId: row.id,
    tenantId,
    role,
    by: { kind: 'user', id: user.id, name: user.name },
  };
  await note(tx, actor, 'agent.created', row.id);
  return one(await presentAgents(tx, [{ ...row, my_role: role }]));
}

const COLUMNS = [
  'name',
  'business_name',
  'phone_number',
  'greeting',
  'system_prompt',
  'voice_model',
  'language',
  'timezone',
  'active',
  'booking_enabled',
  'ordering_enabled',
  'closed',
  'closed_message',
  'default_slot_duration',
  'max_slot_appointments',
  'buffer_time',
  'business_week',
  'invitees',
  'transfer_settings',
] as const;

/** Everything of an agent that people change, on one screen or another. */
interface AllChanges extends AgentChanges {
  invitees?: Settings['invitees'] | undefined;
  transfer_settings?: Settings['transfer_settings'] | undefined;
}

/** Changes the fields that are given; a stale version is refused so that nobody's words vanish. */
export async function updateAgent(tx: Tx, actor: AgentActor, changes: AllChanges): Promise<Agent> {
  const { business_hours: _hours, blocked_dates: _blocked, special_days: _special, ...kept } = changes;
  const { updated_at, phone_number, ...fields } = kept;
  const before = await findAgents(tx).where('id', '=', actor.agentId).forUpdate().executeTakeFirstOrThrow();
  if (updated_at !== undefined && updated_at !== before.updated_at.toISOString()) throw problem('settings-changed');
  if (phone_number !== undefined && !allows(actor.role, 'phone.assign')) throw problem('forbidden');
  const week = weekAfter({ ...before, business_week: BusinessWeek.parse(before.business_week) }, changes);
  const known = await findSpecialDays(tx, actor.agentId);
  const special = specialAfter(known, before.timezone, changes);
  const written = {
    ...fields,
    ...(week && { business_week: week }),
    ...(phone_number !== undefined && { phone_number: phone_number && usPhone(phone_number) }),
  };
  const changed: string[] = COLUMNS.filter(
    (field) => written[field] !== undefined && !isDeepStrictEqual(written[field], before[field]),
  );
  if (special && (await replaceSpecialDays(tx, actor.agentId, known, special))) changed.push('special_days');
  const { business_week, invitees, transfer_settings } = written;
  await tx
    .updateTable('agents')
    .set({
      ...written,
      business_week: business_week && JSON.stringify(business_week),
      invitees: invitees && JSON.stringify(invitees),
      transfer_settings: transfer_settings && JSON.stringify(transfer_settings),
      updated_at: new Date(),
    })
    .where('id', '=', actor.agentId)
    .execute()
    .catch(phoneTaken);
  const told = agentChanges(changed, { ...before, business_week: BusinessWeek.parse(before.business_week) }, written);
  if (changed.length > 0) await note(tx, actor, 'agent.changed', actor.agentId, { fields: changed, changes: told });
  await tell(tx, { noun: 'agents', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
  return getAgent(tx, actor);
}

/** As whoever asks sees it. Refuses with `agent-not-found` once it is deleted. */
export async function getAgent(db: Db | Tx, actor: AgentActor): Promise<Agent> {
  const row = await findAgents(db).where('id', '=', actor.agentId).executeTakeFirst();
  if (!row) throw problem('agent-not-found');
  return one(await presentAgents(db, [{ ...row, my_role: actor.role }]));
}

function one(agents: readonly Agent[]): Agent {
  const [agent] = agents;
  if (!agent) throw problem('agent-not-found');
  return agent;
}

/** Two agents cannot answer one number. */
export function phoneTaken(error: unknown): never {
  const taken = error instanceof Error && 'constraint' in error && error.constraint === 'agents_phone_number';
  throw taken ? problem('phone-taken', { cause: error }) : error;
}
