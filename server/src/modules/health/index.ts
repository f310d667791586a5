export { type HealthBook, openHealth } from './health.ts';
export { healthRoutes, serveHealth } from './routes.ts';
