import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { listCallbacks, settleCallback } from './callbacks.ts';

const { callbacks } = endpoints;

export const callbackRoutes = {
  list: callbacks.list.handler(({ input: { limit, offset }, context }) =>
    listCallbacks(context.db, onAgent(context), { limit, offset }),
  ),
  settle: callbacks.settle.handler(({ input: { callbackId, id: _, ...changes }, context }) =>
    commit(context, (tx, actor) => settleCallback(tx, actor, callbackId, changes)),
  ),
};
