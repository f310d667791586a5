import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { findEntries } from './entries.ts';

const { audit } = endpoints;

export const auditRoutes = {
  all: audit.all.handler(({ input, context }) => findEntries(context.db, input)),
  ofAgent: audit.ofAgent.handler(({ input: { id: _, ...asked }, context }) =>
    findEntries(context.db, { ...asked, agent_id: onAgent(context).agentId }),
  ),
};
