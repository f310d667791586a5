import { onAgent } from '../../http/context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { createOrder, getOrder, listOrders, removeOrder, updateOrder } from './orders.ts';

const { orders } = endpoints;

export const orderRoutes = {
  list: orders.list.handler(({ input, context }) => listOrders(context.db, onAgent(context), input)),
  create: orders.create.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => createOrder(tx, onAgent(context), input)),
  ),
  get: orders.get.handler(({ input, context }) => getOrder(context.db, onAgent(context), input.id)),
  update: orders.update.handler(({ input: { id, ...changes }, context }) =>
    context.db.transaction().execute((tx) => updateOrder(tx, onAgent(context), id, changes)),
  ),
  remove: orders.remove.handler(({ input, context }) =>
    context.db.transaction().execute((tx) => removeOrder(tx, onAgent(context), input.id)),
  ),
};
