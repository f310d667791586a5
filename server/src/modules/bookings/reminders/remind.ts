import { formatPhone } from '@attendant/contract/fields/phones';
import { ianaZone } from '@attendant/contract/fields/zones';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/open.ts';
import { tell } from '../../../live/live.ts';
import { type Post, withoutAddresses, words } from '../../../mail/index.ts';
import { queueText } from '../../../outgoing-texts.ts';
import { agentOf, remindingAgents } from '../../agents/index.ts';
import { isTestIn } from '../../conversations/index.ts';
import { wordsOf } from '../letters.ts';
import { type AppointmentRow, appointmentsOf, visitOf } from '../queries.ts';
import { isDue, quietFrom } from './due.ts';

type Agent = Awaited<ReturnType<typeof agentOf>>;

const AHEAD_MS = 2 * 86_400_000;
const AT_ONCE = 500;

/** Writes the reminders that are due, and answers how many. Two servers, or the same one again, write each once. */
export async function remindDue({ db, post }: { db: Db; post: Post }, now = new Date()): Promise<number> {
  let written = 0;
  for (const agent of await remindingAgents(db)) {
    const at = { zone: ianaZone(agent.timezone), hour: agent.reminder_hour };
    const coming = await appointmentsOf(db, agent.id)
      .where('status', '=', 'booked')
      .where('starts_at', '>', now)
      .where('starts_at', '<', new Date(now.getTime() + AHEAD_MS))
      .where(isUnreminded)
      .where(sql<boolean>`not ${isTestIn('conversation_id')}`)
      .orderBy('starts_at')
      .limit(AT_ONCE)
      .execute();
    for (const row of coming.filter((one) => isDue(one, at, now)))
      if (await db.transaction().execute((tx) => remind(tx, post, agent, row, now))) written++;
  }
  return written;
}

const isUnreminded = sql<boolean>`reminded_of is distinct from starts_at`;

/** What a reminder is told apart by: a moved appointment has another. */
const keyOf = ({ id, starts_at }: Pick<AppointmentRow, 'id' | 'starts_at'>): string =>
  `reminder ${id} ${starts_at.toISOString()}`;

/** False where another was quicker, or it was moved or cancelled meanwhile. */
async function remind(tx: Tx, post: Post, agent: Agent, row: AppointmentRow, now: Date): Promise<boolean> {
  const byText = agent.reminder_text && /^\+[1-9]\d{7,14}$/.test(row.customer_phone);
  const claimed = await tx
    .updateTable('appointments')
    .set({
      reminded_of: row.starts_at,
      reminded_by: byText ? 'text' : null,
      reminded_at: null,
      reminder_problem: null,
    })
    .where('id', '=', row.id)
    .where('status', '=', 'booked')
    .where('starts_at', '=', row.starts_at)
    .where(isUnreminded)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return false;
  if (!byText) await mailInstead(tx, post, agent, row, NOBODY_REACHED);
  else
    await queueText(tx, {
      kind: 'reminder',
      agentId: agent.id,
      appointmentId: row.id,
      key: keyOf(row),
      phone: row.customer_phone,
      body: bodyOf(agent, row),
      staleAt: quietFrom(now, ianaZone(agent.timezone)),
    });
  await changed(tx, row);
  return true;
}

const NOBODY_REACHED = 'no number or address that reminders go to';

const changed = (tx: Tx, { agent_id, id }: Pick<AppointmentRow, 'agent_id' | 'id'>) =>
  tell(tx, { noun: 'bookings', verb: 'reminded', agent_id, id });

const businessOf = (agent: Agent): string => agent.business_name || agent.name;

/** 'Lena Fox, Tuesday, November 24, 4:00 PM: Cleaning with Doctor Okafor' */
function whatOf(agent: Agent, row: AppointmentRow): string {
  const when = wordsOf(row.starts_at, ianaZone(agent.timezone));
  return [`${row.customer_name}, ${when}`, visitOf(row)].filter(Boolean).join(': ');
}

const bodyOf = (agent: Agent, row: AppointmentRow): string =>
  `${businessOf(agent)}: a reminder of your appointment. ${withoutAddresses(whatOf(agent, row))}. Reply C to confirm or X to cancel. STOP ends these texts.`;

/** By mail where that is wanted and there is an address; else it is kept why nobody was reminded. */
async function mailInstead(tx: Tx, post: Post, agent: Agent, row: AppointmentRow, why: string): Promise<void> {
  const to = agent.reminder_mail ? row.customer_email : null;
  if (to !== null)
    await post.queue(tx, {
      kind: 'reminder',
      to,
      mostPerHour: 20,
      letter: {
        title: words`Reminder: ${wordsOf(row.starts_at, ianaZone(agent.timezone))}`,
        paragraphs: [
          words`${businessOf(agent)}: a reminder of your appointment.`,
          words`${whatOf(agent, row)}`,
          ...(agent.phone_number ? [words`To move or cancel it, call ${formatPhone(agent.phone_number)}.`] : []),
        ],
      },
    });
  await tx
    .updateTable('appointments')
    .set(
      to === null
        ? { reminder_problem: why, reminded_by: null }
        : { reminded_by: 'mail', reminded_at: sql<Date>`now()`, reminder_problem: null },
    )
    .where('id', '=', row.id)
    .execute();
}

interface ReminderText {
  key: string;
  appointment_id: string | null;
  agent_id: string;
}

/** The appointment that a text in hand reminds of, as long as it stands as the text says. */
async function remindedOf(db: Db | Tx, { key, appointment_id, agent_id }: ReminderText) {
  const row = await appointmentsOf(db, agent_id)
    .where('id', '=', appointment_id ?? '')
    .executeTakeFirst();
  return row && keyOf(row) === key && row.status === 'booked' ? row : null;
}

/** What comes of a reminder that the carrier is handed. */
export const reminderTexts = (post: Post) => ({
  stands: async (db: Db, text: ReminderText) => (await remindedOf(db, text)) !== null,
  sent: (db: Db, text: ReminderText) =>
    db.transaction().execute(async (tx) => {
      const row = await remindedOf(tx, text);
      if (!row) return;
      await tx.updateTable('appointments').set({ reminded_at: sql<Date>`now()` }).where('id', '=', row.id).execute();
      await changed(tx, row);
    }),
  failed: (db: Db, text: ReminderText, why: string) =>
    db.transaction().execute(async (tx) => {
      const row = await remindedOf(tx, text);
      if (!row) return;
      await mailInstead(tx, post, await agentOf(tx, text.agent_id), row, why);
      await changed(tx, row);
    }),
});
