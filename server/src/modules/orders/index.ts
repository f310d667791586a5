export { orderKept } from './kept.ts';
export { countOrdersOf, itemsOrderedIn, largestOrderIn, newestOrdersOf } from './queries.ts';
export { orderRoutes } from './routes.ts';
export { orderSettings } from './settings.ts';
export { orderTools } from './tools.ts';
