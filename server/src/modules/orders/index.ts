export { orderRoutes } from './routes.ts';
export { orderTools } from './tools.ts';
