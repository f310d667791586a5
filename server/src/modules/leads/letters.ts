import type { Lead } from '@attendant/contract/site/leads';
import type { Config } from '../../config.ts';
import type { Tx } from '../../database/open.ts';
import { type Letter, ours, type Post, words } from '../../mail/index.ts';

export interface LeadParts {
  readonly config: Pick<Config, 'publicUrl' | 'brandName' | 'adminEmails'>;
  readonly post: Pick<Post, 'queue'>;
}

/** What the form promised: the way to an agent of their own, within minutes. */
export async function sendSetUp(tx: Tx, { config, post }: LeadParts, lead: Lead): Promise<void> {
  const url = new URL('/signup', config.publicUrl);
  url.searchParams.set('email', lead.email);
  const letter: Letter = {
    title: words`Set up your agent for ${lead.businessName}`,
    paragraphs: [
      words`Welcome aboard, ${lead.contactPerson}.`,
      words`Create your account with this address. Then ${ours(config.brandName)} asks for a greeting and your hours, and you can call your agent before your customers do.`,
      words`Forward your business number to it when you like what you hear. Your free trial needs no credit card.`,
    ],
    button: { label: words`Create your account`, url: url.href },
    footnote: words`This mail was sent because somebody entered this address at ${ours(config.publicUrl)}. Was it not you? Then nothing has to be done.`,
  };
  await post.queue(tx, { kind: 'lead-set-up', to: lead.email, letter, mostPerHour: 2 });
}

/** Tells whoever runs this installation. */
export async function sendLeadNotice(tx: Tx, { config, post }: LeadParts, lead: Lead): Promise<void> {
  const letter: Letter = {
    title: words`New lead: ${lead.businessName}`,
    paragraphs: [
      words`${lead.contactPerson} of ${lead.businessName} asked for an agent.`,
      words`Email: ${lead.email}`,
      words`Phone: ${lead.phone}`,
      words`Estimated savings: $${lead.estimatedSavings.monthly.toLocaleString('en-US')} a month.`,
    ],
    button: { label: words`See all leads`, url: `${config.publicUrl}/admin/leads` },
  };
  for (const to of config.adminEmails) await post.queue(tx, { kind: 'lead-notice', to, letter });
}
