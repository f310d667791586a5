import { sql } from 'kysely';
import type { Tx } from '../../database/open.ts';
import type { SignedIn } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { noteAccount, requireProof, sendAccountErased } from '../identity/index.ts';
import { ERASE_AGENT, giveUp } from './erase-agent.ts';
import { removeLetters } from './letters.ts';
import type { PrivacyParts } from './parts.ts';
import { SCRUB } from './scrub.ts';

/**
 * Erases somebody's account at their own wish. Agents are a business's and stay with its other owners; where there is
 * none they are handed over or deleted first. Deleted ones that only this person could restore are erased, too.
 */
export async function eraseAccount(parts: PrivacyParts, user: SignedIn, given: { id_token: string; email: string }) {
  if (given.email.toLowerCase() !== user.email.toLowerCase())
    throw problem('invalid', { errors: { email: 'This is not the address of your account.' } });
  const mails = await parts.db.transaction().execute(async (tx) => {
    await requireProof(tx, user, given.id_token);
    await leaveAgents(parts, tx, user);
    await parts.endSecretsOf(tx, user.id);
    await leaveTenants(tx, user.id);
    const letters = await eraseAround(tx, user);
    // With the identity go the user, sessions, passkeys, codes and places on agents.
    await tx.deleteFrom('identities').where('uid', '=', user.uid).execute();
    await noteAccount(tx, 'account.erased', null);
    await sendAccountErased(tx, parts, user.email);
    await parts.jobs.enqueue(tx, SCRUB, {});
    return letters;
  });
  await removeLetters(parts.outbox, mails);
}

async function leaveAgents(parts: PrivacyParts, tx: Tx, { id }: SignedIn): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; deleted: boolean; alone: boolean }>`
    select a.id, a.name, a.deleted_at is not null as deleted,
      m.role = 'owner' and not exists (select from agent_members o
        where o.agent_id = a.id and o.role = 'owner' and o.user_id <> m.user_id) as alone
    from agent_members m join agents a on a.id = m.agent_id where m.user_id = ${id}
    order by a.name for update of a`.execute(tx);
  const alone = rows.filter((agent) => agent.alone);
  const living = alone.filter(({ deleted }) => !deleted).map(({ name }) => name);
  if (living.length > 0) throw problem('last-owner', { message: onlyOwnerOf(living) });
  for (const agent of alone) await giveUp(tx, agent.id);
  if (alone.length > 0) await parts.jobs.enqueue(tx, ERASE_AGENT, {});
  for (const agent of rows) await tell(tx, { noun: 'members', verb: 'removed', agent_id: agent.id, id });
}

const NAMED_MOST = 5;

function onlyOwnerOf(names: readonly string[]): string {
  const more = names.length - NAMED_MOST;
  const shown = [...names.slice(0, NAMED_MOST), ...(more > 0 ? [`${more} more`] : [])];
  const last = shown.pop() ?? '';
  const list = shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
  return `You are the only owner of ${list}. Make somebody else an owner there, or delete it, first.`;
}

/** An organisation without people and agents goes; one that agents belong to loses the name it has from its maker. */
async function leaveTenants(tx: Tx, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string; agents: number }>`
    select t.tenant_id as id, (select count(*) from agents where tenant_id = t.tenant_id) as agents
    from tenant_members t where t.user_id = ${userId}
      and not exists (select from tenant_members o where o.tenant_id = t.tenant_id and o.user_id <> t.user_id)`.execute(
    tx,
  );
  for (const tenant of rows) {
    if (tenant.agents === 0) await tx.deleteFrom('tenants').where('id', '=', tenant.id).execute();
    else await tx.updateTable('tenants').set({ name: 'Organisation' }).where('id', '=', tenant.id).execute();
  }
}

/** What names them and does not hang on their account; answers the mails that are gone. */
async function eraseAround(tx: Tx, { id, uid, email }: SignedIn): Promise<string[]> {
  // What was done to the business stays with its time; by whom can no longer be found out.
  await tx
    .updateTable('audit_log')
    .set({ detail: null })
    .where('user_id', '=', id)
    .where('agent_id', 'is', null)
    .execute();
  await tx.updateTable('audit_log').set({ detail: null }).where(sql`detail ->> 'email'`, '=', email).execute();
  await tx.deleteFrom('invitations').where('email', '=', email).execute();
  await tx.deleteFrom('one_time_codes').where('email', '=', email).execute();
  const proved = sql<boolean>`exists (select from identities where uid = ${uid} and email_verified_at is not null)`;
  await tx.deleteFrom('signups').where('email', '=', email).where(proved).execute();
  const mails = await tx.deleteFrom('mails').where('recipient', '=', email).returning('id').execute();
  return mails.map((mail) => mail.id);
}
