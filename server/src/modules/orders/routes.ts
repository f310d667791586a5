import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { checkItem, createOrder, getOrder, listOrders, removeOrder, updateOrder } from './orders.ts';
import { changeOrderSettings, orderSettings, setBusy } from './settings.ts';
import { orderStatistics } from './statistics.ts';

const { orders } = endpoints;

export const orderRoutes = {
  list: orders.list.handler(({ input, context }) => listOrders(context.db, onAgent(context), input)),
  create: orders.create.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => createOrder(tx, onAgent(context), input)),
  ),
  statistics: orders.statistics.handler(({ input, context }) => orderStatistics(context.db, onAgent(context), input)),
  settings: orders.settings.handler(({ context }) => orderSettings(context.db, onAgent(context).agentId)),
  changeSettings: orders.changeSettings.handler(({ input: { id: _, ...changes }, context }) =>
    context.db.transaction().execute((tx) => changeOrderSettings(tx, onAgent(context), changes)),
  ),
  busy: orders.busy.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => setBusy(tx, onAgent(context), input)),
  ),
  check: orders.check.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => checkItem(tx, onAgent(context), input.id, input)),
  ),
  get: orders.get.handler(({ input, context }) => getOrder(context.db, onAgent(context), input.id)),
  update: orders.update.handler(({ input: { id, ...changes }, context }) =>
    context.db.transaction().execute((tx) => updateOrder(tx, onAgent(context), id, changes)),
  ),
  remove: orders.remove.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => removeOrder(tx, onAgent(context), input.id)),
  ),
};
