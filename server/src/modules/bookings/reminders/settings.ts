import type { ReminderChanges, ReminderSettings } from '@attendant/contract/bookings/reminders';
import { note } from '../../../audit.ts';
import { asSwitch, changesOf, type Telling } from '../../../changed-fields.ts';
import type { Db, Tx } from '../../../database/open.ts';
import { type AgentActor, commit, onAgent } from '../../../http/context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { tell } from '../../../live/live.ts';
import { agentOf, setOnAgent } from '../../agents/index.ts';

const { reminders } = endpoints;

/** `hasCarrier`: whether there is an account by which texts go out. */
export const reminderRoutes = ({ hasCarrier }: { hasCarrier: boolean }) => ({
  get: reminders.get.handler(({ context }) => reminderSettings(context.db, onAgent(context), hasCarrier)),
  change: reminders.change.handler(({ input: { id: _, ...changes }, context }) =>
    commit(context, async (tx, actor) => {
      await changeReminders(tx, actor, changes);
      return reminderSettings(tx, actor, hasCarrier);
    }),
  ),
});

async function reminderSettings(db: Db | Tx, { agentId }: AgentActor, hasCarrier: boolean): Promise<ReminderSettings> {
  const { reminder_text, reminder_mail, reminder_hour, phone_number } = await agentOf(db, agentId);
  const can_text = hasCarrier && Boolean(phone_number);
  return { text: reminder_text, mail: reminder_mail, hour: reminder_hour, can_text };
}

async function changeReminders(tx: Tx, actor: AgentActor, { text, mail, hour }: ReminderChanges): Promise<void> {
  const columns = {
    ...(text !== undefined && { reminder_text: text }),
    ...(mail !== undefined && { reminder_mail: mail }),
    ...(hour !== undefined && { reminder_hour: hour }),
  };
  if (Object.keys(columns).length === 0) return;
  const before = await agentOf(tx, actor.agentId);
  await setOnAgent(tx, actor.agentId, columns);
  const fields = Object.keys(columns);
  const changes = changesOf(fields, before, columns, TELLING);
  await note(tx, actor, 'reminders.changed', actor.agentId, { fields, changes });
  await tell(tx, { noun: 'bookings', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
}

const TELLING: Telling = {
  reminder_text: asSwitch,
  reminder_mail: asSwitch,
  reminder_hour: (hour) => (typeof hour === 'number' ? `${hour}:00` : null),
};
