import { endpoints } from '../../../http/endpoints.ts';
import { getPromises } from './count.ts';

export const promiseRoutes = {
  get: endpoints.promises.get.handler(({ context }) => getPromises(context.db)),
};
