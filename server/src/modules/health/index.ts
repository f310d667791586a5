export { openHealth } from './health.ts';
export { healthRoutes, serveHealth } from './routes.ts';
