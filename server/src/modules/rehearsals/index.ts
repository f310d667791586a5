export { rehearsalRoutes } from './routes.ts';
