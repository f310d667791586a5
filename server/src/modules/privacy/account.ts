import { sql } from 'kysely';
import { forgetDetails, noteAccount } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { SignedIn } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { giveUpAgent, hasAgents, lockPlacesOf } from '../agents/index.ts';
import { removeIdentity, requireProof, sendAccountErased } from '../identity/index.ts';
import { removeTenant, tenantsOnlyOf, unnameTenant } from '../tenants/index.ts';
import { ERASE_AGENT } from './erase-agent.ts';
import { KEPT, TABLES } from './kept.ts';
import { removeLetters } from './letters.ts';
import type { PrivacyParts } from './parts.ts';
import { takeAway } from './rows.ts';
import { SCRUB } from './scrub.ts';
import { idsOf } from './trail.ts';

/**
 * Erases somebody's account at their own wish. Agents are a business's and stay with its other owners; where there is
 * none they are handed over or deleted first. Deleted ones that only this person could restore are erased, too.
 */
export async function eraseAccount(parts: PrivacyParts, user: SignedIn, given: { id_token: string; email: string }) {
  if (given.email.toLowerCase() !== user.email.toLowerCase())
    refuseField('email', 'This is not the address of your account.');
  const mails = await parts.db.transaction().execute(async (tx) => {
    await requireProof(tx, user, given.id_token);
    await leaveAgents(parts, tx, user);
    await parts.endSecretsOf(tx, user.id);
    await leaveTenants(tx, user.id);
    const letters = await eraseAround(tx, user);
    await removeIdentity(tx, user.uid);
    await noteAccount(tx, 'account.erased', null);
    await sendAccountErased(tx, parts, user.email);
    await parts.jobs.enqueue(tx, SCRUB, {});
    return letters;
  });
  await removeLetters(parts.outbox, mails);
}

async function leaveAgents(parts: PrivacyParts, tx: Tx, { id }: SignedIn): Promise<void> {
  const rows = await lockPlacesOf(tx, id);
  const alone = rows.filter((agent) => agent.alone);
  const living = alone.filter(({ deleted }) => !deleted).map(({ name }) => name);
  if (living.length > 0) throw problem('last-owner', { message: onlyOwnerOf(living) });
  for (const agent of alone) await giveUpAgent(tx, agent.id);
  if (alone.length > 0) await parts.jobs.enqueue(tx, ERASE_AGENT, {});
  for (const agent of rows) await tell(tx, { noun: 'members', verb: 'removed', agent_id: agent.id, id });
}

const onlyOwnerOf = (names: readonly string[]): string =>
  `You are the only owner of ${listOf(names)}. Make somebody else an owner there, or delete it, first.`;

const NAMED_MOST = 5;

/** 'Front Desk, Night Line and 3 more' */
export function listOf(names: readonly string[]): string {
  const more = names.length - NAMED_MOST;
  const shown = [...names.slice(0, NAMED_MOST), ...(more > 0 ? [`${more} more`] : [])];
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
}

/** An organisation without people and agents goes; one that agents belong to loses the name it has from its maker. */
async function leaveTenants(tx: Tx, userId: string): Promise<void> {
  for (const tenantId of await tenantsOnlyOf(tx, userId)) {
    if (await hasAgents(tx, tenantId)) await unnameTenant(tx, tenantId);
    else await removeTenant(tx, tenantId);
  }
}

/** What names them and does not hang on their account; answers the mails that are gone. */
async function eraseAround(tx: Tx, user: SignedIn): Promise<string[]> {
  await forgetDetails(tx, user);
  const mails = await idsOf(tx, 'mails', KEPT.mails.aroundPerson?.(user) ?? sql`false`);
  for (const table of TABLES) {
    const where = KEPT[table].aroundPerson?.(user);
    if (where) await takeAway(tx, table, 'delete', where);
  }
  return mails;
}
