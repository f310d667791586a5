import { type RawBuilder, sql } from 'kysely';
import { note, noteAccount } from '../../audit.ts';
import type { Db } from '../../database/open.ts';
import { onAgent, type RequestContext, signedIn } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { problem } from '../../http/problem.ts';
import type { Trail } from '../../kept.ts';
import { clearCookie } from '../identity/index.ts';
import { peopleOf } from '../members/index.ts';
import { eraseAccount } from './account.ts';
import { openClaims } from './claims.ts';
import { ERASE_AGENT, ERASE_DELETED, ERASE_DELETED_DAILY, eraseAgent, eraseDeleted } from './erase-agent.ts';
import { exportOf, type Subject } from './exports.ts';
import { forgetCaller } from './forget.ts';
import { KEPT, TABLES } from './kept.ts';
import type { PrivacyParts } from './parts.ts';
import { KEEP_TO_TERM, KEEP_TO_TERM_NIGHTLY, keepToTerm } from './retention.ts';
import { retentionRoutes } from './retention-routes.ts';
import { SCRUB, scrub } from './scrub.ts';
import { eraseTenant, tenantSubject } from './tenant.ts';
import { trailOf } from './trail.ts';

const { privacy, callers } = endpoints;

/** Handlers of contract.privacy, contract.retention and contract.callers.forget, and the jobs that erase. */
export function privacyRoutes(parts: PrivacyParts) {
  const { db, files, jobs, config } = parts;
  jobs.work(SCRUB, () => scrub(parts.connection));
  jobs.work(ERASE_AGENT, () => eraseDeleted(parts));
  jobs.schedule(ERASE_DELETED, ERASE_DELETED_DAILY, () => eraseDeleted(parts));
  jobs.schedule(KEEP_TO_TERM, KEEP_TO_TERM_NIGHTLY, () => keepToTerm(db, files, config.keptDays));
  return {
    forget: callers.forget.handler(({ input, context }) => forgetCaller(parts, onAgent(context), input.phone)),
    retention: retentionRoutes(config.keptDays),
    privacy: {
      ...exportRoutes(parts),
      eraseAgent: privacy.eraseAgent.handler(({ input, context }) => eraseAgent(parts, onAgent(context), input.name)),
      eraseTenant: privacy.eraseTenant.handler(({ input, context }) => eraseTenant(parts, signedIn(context), input)),
      eraseAccount: privacy.eraseAccount.handler(async ({ input, context }) => {
        await eraseAccount(parts, signedIn(context), input);
        clearCookie(context, config.publicUrl.startsWith('https:'));
      }),
    },
  };
}

function exportRoutes({ db, files }: PrivacyParts) {
  const claim = openClaims(db);
  const send = async (context: RequestContext, subjectId: string, subject: Subject) => {
    const end = await claim(subjectId);
    const onEnd = (error: unknown) => {
      if (error) context.log.warn({ err: error, request_id: context.requestId, of: subject.of }, 'an export broke off');
      return end().catch((failure: unknown) =>
        context.log.warn({ err: failure }, 'the end of an export was not written down'),
      );
    };
    const name = `${subject.of}-${new Date().toISOString().slice(0, 10)}.zip`;
    return {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
      body: exportOf({ db, files }, subject, onEnd),
    };
  };
  return {
    exportCaller: privacy.exportCaller.handler(async ({ input, context }) => {
      const actor = onAgent(context);
      const trail = await trailOf(db, actor.agentId, input.phone);
      if (!(await isKnown(db, trail))) throw problem('not-found');
      await db.transaction().execute((tx) => note(tx, actor, 'caller.exported', actor.agentId));
      return send(context, actor.agentId, { of: 'caller', where: ({ ofCaller }) => ofCaller?.(trail) });
    }),
    exportAgent: privacy.exportAgent.handler(async ({ context }) => {
      const actor = onAgent(context);
      const { agentId } = actor;
      await db.transaction().execute((tx) => note(tx, actor, 'agent.exported', agentId));
      const people = () => peopleOf(db, agentId);
      return send(context, agentId, { of: 'agent', where: ({ ofAgent }) => ofAgent?.(agentId), more: { people } });
    }),
    exportTenant: privacy.exportTenant.handler(async ({ input, context }) => {
      const user = signedIn(context);
      const subject = await tenantSubject(db, user, input.id);
      await noteAccount(db, 'tenant.exported', user.id);
      return send(context, input.id, subject);
    }),
    exportAccount: privacy.exportAccount.handler(async ({ context }) => {
      const user = signedIn(context);
      await noteAccount(db, 'account.exported', user.id);
      return send(context, user.id, { of: 'account', where: ({ ofPerson }) => ofPerson?.(user) });
    }),
  };
}

/** Whether any table has anything of the number. */
async function isKnown(db: Db, trail: Trail): Promise<boolean> {
  for (const table of TABLES) {
    const { ofCaller, unshown } = KEPT[table];
    if (!ofCaller || unshown !== undefined) continue;
    const where: RawBuilder<boolean> = ofCaller(trail);
    const { rows } = await sql`select from ${sql.table(table)} where ${where} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
