import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { blockCaller, unblockCaller } from './block.ts';
import { changeCaller, getCaller } from './callers.ts';

const { callers } = endpoints;

export const callerRoutes = {
  get: callers.get.handler(({ input, context }) => getCaller(context.db, onAgent(context), input.phone)),
  change: callers.change.handler(({ input: { phone, name, note }, context }) =>
    context.db.transaction().execute((tx) => changeCaller(tx, onAgent(context), phone, { name, note })),
  ),
  block: callers.block.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => blockCaller(tx, onAgent(context), input.phone)),
  ),
  unblock: callers.unblock.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => unblockCaller(tx, onAgent(context), input.phone)),
  ),
};
