import { onAgent, signedIn } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { homeTenant } from '../tenants/index.ts';
import { createAgent, getAgent, listAgents, removeAgent, updateAgent } from './agents.ts';

const { agents } = endpoints;

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
    context.db.transaction().execute((tx) => updateAgent(tx, onAgent(context), changes)),
  ),
  replace: agents.replace.handler(({ input: { id: _, ...changes }, context }) =>
    context.db.transaction().execute((tx) => updateAgent(tx, onAgent(context), changes)),
  ),
  remove: agents.remove.handler(({ context }) =>
    context.db.transaction().execute((tx) => removeAgent(tx, onAgent(context))),
  ),
};
