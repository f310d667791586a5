export { leadKept } from './kept.ts';
export { leadRoutes, siteOf } from './routes.ts';
