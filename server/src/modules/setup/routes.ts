import type { Config } from '../../config.ts';
import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { confirmHours, lookAtSetup } from './setup.ts';

export const setupRoutes = ({ config }: { config: Config }) => ({
  get: endpoints.setup.get.handler(({ context }) =>
    lookAtSetup(context.db, onAgent(context).agentId, {
      publicUrl: config.publicUrl,
      hasCarrierSecret: config.twilioAuthToken !== undefined,
    }),
  ),
  confirmHours: endpoints.setup.confirmHours.handler(({ context }) =>
    commit(context, (tx, actor) => confirmHours(tx, actor)),
  ),
});
