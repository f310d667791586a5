import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { blockCaller, unblockCaller } from './block.ts';
import { changeCaller, getCaller } from './callers.ts';

const { callers } = endpoints;

export const callerRoutes = {
  get: callers.get.handler(({ input, context }) => getCaller(context.db, onAgent(context), input.phone)),
  change: callers.change.handler(({ input: { phone, name, note }, context }) =>
    commit(context, (tx, actor) => changeCaller(tx, actor, phone, { name, note })),
  ),
  block: callers.block.handler(({ input, context }) =>
    commit(context, (tx, actor) => blockCaller(tx, actor, input.phone)),
  ),
  unblock: callers.unblock.handler(({ input, context }) =>
    commit(context, (tx, actor) => unblockCaller(tx, actor, input.phone)),
  ),
};
