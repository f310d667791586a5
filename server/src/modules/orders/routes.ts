import { commit, onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { cancelOrder, restoreOrder } from './cancel.ts';
import { checkItem, makeAtStation } from './making.ts';
import { createOrder, listOrders, removeOrder, updateOrder } from './orders.ts';
import { changeOrderSettings, orderSettings, setBusy } from './settings.ts';
import { showOrder } from './shown.ts';
import { orderStatistics } from './statistics.ts';

const { orders } = endpoints;

export const orderRoutes = {
  list: orders.list.handler(({ input, context }) => listOrders(context.db, onAgent(context), input)),
  create: orders.create.handler(({ input, context }) => commit(context, (tx, actor) => createOrder(tx, actor, input))),
  statistics: orders.statistics.handler(({ input, context }) => orderStatistics(context.db, onAgent(context), input)),
  settings: orders.settings.handler(({ context }) => orderSettings(context.db, onAgent(context).agentId)),
  changeSettings: orders.changeSettings.handler(({ input: { id: _, ...changes }, context }) =>
    commit(context, (tx, actor) => changeOrderSettings(tx, actor, changes)),
  ),
  busy: orders.busy.handler(({ input, context }) => commit(context, (tx, actor) => setBusy(tx, actor, input))),
  check: orders.check.handler(({ input, context }) =>
    commit(context, (tx, actor) => checkItem(tx, actor, input.id, input)),
  ),
  make: orders.make.handler(({ input, context }) =>
    commit(context, (tx, actor) => makeAtStation(tx, actor, input.id, input)),
  ),
  get: orders.get.handler(({ input, context }) => showOrder(context.db, onAgent(context), input.id)),
  update: orders.update.handler(({ input: { id, ...changes }, context }) =>
    commit(context, (tx, actor) => updateOrder(tx, actor, id, changes)),
  ),
  cancel: orders.cancel.handler(({ input, context }) =>
    commit(context, (tx, actor) => cancelOrder(tx, actor, input.id, input)),
  ),
  restore: orders.restore.handler(({ input, context }) =>
    commit(context, (tx, actor) => restoreOrder(tx, actor, input.id)),
  ),
  remove: orders.remove.handler(({ input, context }) =>
    commit(context, (tx, actor) => removeOrder(tx, actor, input.id)),
  ),
};
