export { uptimeKept } from './kept.ts';
export { uptimeRoutes } from './routes.ts';
export { beat } from './uptime.ts';
