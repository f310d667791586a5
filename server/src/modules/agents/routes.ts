import type { Config } from '../../config.ts';
import { commit, onAgent, signedIn } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { homeTenant } from '../tenants/index.ts';
import { createAgent, getAgent, updateAgent } from './agents.ts';
import { listDeleted, removeAgent, restoreAgent } from './deleted.ts';
import { holidaysFor } from './holidays/holidays.ts';
import { listAgents } from './list.ts';
import { listWithoutNumber, webhooksOf } from './numbers.ts';
import { changeSettings, getSettings } from './settings.ts';
import { blockDate, unblockDate } from './special-days.ts';

const { agents, deletedAgents, numbers, settings } = endpoints;

interface AgentParts {
  readonly config: Pick<Config, 'publicUrl'>;
}

export const agentRoutes = {
  list: agents.list.handler(async ({ input, context }) => {
    const { agents: body, total } = await listAgents(context.db, signedIn(context), context.tenantId, input);
    return { headers: { 'x-total-count': String(total) }, body };
  }),
  create: agents.create.handler(({ input, context }) => {
    const user = signedIn(context);
    return context.db.transaction().execute(async (tx) => {
      const tenantId = context.tenantId ?? (await homeTenant(tx, user.id));
      return createAgent(tx, user, tenantId, input);
    });
  }),
  get: agents.get.handler(({ context }) => getAgent(context.db, onAgent(context))),
  update: agents.update.handler(({ input: { id: _, ...changes }, context }) =>
    commit(context, (tx, actor) => updateAgent(tx, actor, changes)),
  ),
  replace: agents.replace.handler(({ input: { id: _, ...changes }, context }) =>
    commit(context, (tx, actor) => updateAgent(tx, actor, changes)),
  ),
  remove: agents.remove.handler(({ context }) => commit(context, (tx, actor) => removeAgent(tx, actor))),
};

export const deletedAgentRoutes = {
  list: deletedAgents.list.handler(({ context }) => listDeleted(context.db, signedIn(context))),
  restore: deletedAgents.restore.handler(({ context }) =>
    commit(context, async (tx, actor) => {
      await restoreAgent(tx, actor);
      return getAgent(tx, actor);
    }),
  ),
};

export const numberRoutes = ({ config }: AgentParts) => ({
  missing: numbers.missing.handler(({ context }) => listWithoutNumber(context.db, signedIn(context))),
  assign: numbers.assign.handler(({ input: { phone_number }, context }) =>
    commit(context, (tx, actor) => updateAgent(tx, actor, { phone_number })),
  ),
  webhooks: numbers.webhooks.handler(({ context }) => webhooksOf(config.publicUrl, onAgent(context).agentId)),
});

export const settingsRoutes = {
  get: settings.get.handler(({ context }) => getSettings(context.db, onAgent(context))),
  replace: settings.replace.handler(({ input: { id: _, ...changes }, context }) =>
    commit(context, (tx, actor) => changeSettings(tx, actor, changes)),
  ),
  update: settings.update.handler(({ input: { id: _, ...changes }, context }) =>
    commit(context, (tx, actor) => changeSettings(tx, actor, changes)),
  ),
  blockDate: settings.blockDate.handler(({ input: { id: _, ...blocked }, context }) =>
    commit(context, (tx, actor) => blockDate(tx, actor, blocked)),
  ),
  unblockDate: settings.unblockDate.handler(({ input, context }) =>
    commit(context, (tx, actor) => unblockDate(tx, actor, input.date)),
  ),
  holidays: settings.holidays.handler(({ input: { country }, context }) =>
    holidaysFor(context.db, onAgent(context), country),
  ),
};
