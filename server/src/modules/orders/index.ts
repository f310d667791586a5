export { orderKept } from './kept.ts';
export { listOrders } from './orders.ts';
export { priceOrder } from './price.ts';
export { countNew, countOrdersOf, itemsOrderedIn, largestOrderIn, newestOrdersOf, soldIn } from './queries.ts';
export { isReady } from './ready-text.ts';
export { orderRoutes } from './routes.ts';
export { orderSettings } from './settings.ts';
export { salesIn } from './sold.ts';
export { orderTools } from './tools.ts';
