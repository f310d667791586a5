export { orderRoutes } from './routes.ts';
export { orderSettings } from './settings.ts';
export { orderTools } from './tools.ts';
