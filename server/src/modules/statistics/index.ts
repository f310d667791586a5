export { statisticsKept } from './kept.ts';
export { statisticsRoutes } from './routes.ts';
