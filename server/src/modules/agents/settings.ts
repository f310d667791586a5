import { isDeepStrictEqual } from 'node:util';
import { Settings, type SettingsChanges } from '@attendant/contract/agents/settings';
import { usPhone } from '@attendant/contract/fields/phones';
import { allows } from '@attendant/contract/permissions';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { updateAgent } from './agents.ts';
import { presentHours } from './present.ts';
import { findAgents, findSpecialDays } from './queries.ts';

export async function getSettings(db: Db | Tx, { agentId }: Pick<AgentActor, 'agentId'>): Promise<Settings> {
  const row = await findAgents(db).where('id', '=', agentId).executeTakeFirst();
  if (!row) throw problem('agent-not-found');
  return Settings.parse({
    ...row,
    ...presentHours(row, await findSpecialDays(db, agentId)),
    updated_at: row.updated_at.toISOString(),
  });
}

/** Saves the form, or the part of it that is given. */
export async function changeSettings(tx: Tx, actor: AgentActor, changes: SettingsChanges): Promise<Settings> {
  await findAgents(tx).select('id').where('id', '=', actor.agentId).forUpdate().execute();
  const before = await getSettings(tx, actor);
  if (changes.updated_at !== undefined && changes.updated_at !== before.updated_at) throw problem('settings-changed');
  const { phone_number, transfer_settings, ...fields } = changes;
  const phone = phone_number && usPhone(phone_number);
  const transfer = transfer_settings && tidied(transfer_settings);
  const transferChanges = transfer !== undefined && !isDeepStrictEqual(transfer, before.transfer_settings);
  if (transferChanges && !allows(actor.role, 'transfer.change')) throw problem('forbidden');
  await updateAgent(tx, actor, {
    ...fields,
    // A form that says again what stands there asks for no right to change it.
    ...(phone !== undefined && phone !== before.phone_number && { phone_number: phone }),
    ...(transferChanges && { transfer_settings: transfer }),
    ...(fields.invitees && { invitees: onceEach(fields.invitees) }),
  });
  return getSettings(tx, actor);
}

/** The same address twice is told once. */
const onceEach = (invitees: Settings['invitees']): Settings['invitees'] =>
  [...new Map(invitees.toReversed().map((invitee) => [invitee.email, invitee])).values()].toReversed();

const tidied = ({ keywords, rules, businessHours }: Settings['transfer_settings']): Settings['transfer_settings'] => ({
  keywords: [...new Set(keywords)],
  rules: { ...rules, transferNumber: usPhone(rules.transferNumber) ?? '' },
  businessHours,
});
