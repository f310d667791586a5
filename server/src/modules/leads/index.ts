export { leadRoutes, siteOf } from './routes.ts';
