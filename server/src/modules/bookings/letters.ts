import type { Tx } from '../../database/open.ts';
import { type Letter, type Post, words } from '../../mail/index.ts';
import { invitationOf } from './calendar.ts';
import { type AppointmentRow, visitOf } from './queries.ts';
import type { AgentRules } from './rules.ts';

/** Mails with a calendar file, to whoever the owner invites to each appointment and to a customer with an address. */
export interface Invitations {
  post: Post;
  publicUrl: string;
}

const WHAT = {
  booked: { title: words`New appointment`, says: 'was booked' },
  moved: { title: words`Appointment moved`, says: 'was moved' },
  changed: { title: words`Appointment changed`, says: 'was changed' },
  cancelled: { title: words`Appointment cancelled`, says: 'was cancelled' },
};

/** Queues a mail with its calendar file to the customer, where they left an address, and to all invitees. */
export async function invite(
  tx: Tx,
  { post, publicUrl }: Invitations,
  rules: AgentRules,
  row: AppointmentRow,
  what: keyof typeof WHAT,
): Promise<void> {
  const host = new URL(publicUrl).hostname;
  const sender = { name: rules.name, host, email: `appointments@${host}` };
  const customer = row.customer_email ? [{ name: row.customer_name, email: row.customer_email, most: 6 }] : [];
  const invitees = rules.invitees.map((one) => ({ ...one, most: 300 }));
  const { title, says } = WHAT[what];
  for (const to of [...invitees, ...customer]) {
    const letter: Letter = {
      title: words`${title}: ${wordsOf(row.starts_at, rules.zone)}`,
      paragraphs: [
        words`${rules.name}: the appointment of ${row.customer_name} ${says}.`,
        words`When: ${wordsOf(row.starts_at, rules.zone)}`,
        ...(visitOf(row) ? [words`What: ${visitOf(row)}`] : []),
        ...(row.notes ? [words`About: ${row.notes}`] : []),
      ],
    };
    await post.queue(tx, {
      kind: 'appointment',
      to: to.email,
      mostPerHour: to.most,
      letter,
      attachments: [
        {
          filename: 'appointment.ics',
          contentType: 'text/calendar; charset=utf-8',
          content: invitationOf(row, sender, to),
        },
      ],
    });
  }
}

/** 'Tuesday, November 24' */
export const dayWordsOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** 'Tuesday, November 24, 4:00 PM', on the business's clock. */
export const wordsOf = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })
    .format(moment)
    .replace(' at ', ', ')
    .replaceAll('\u202f', ' ');
