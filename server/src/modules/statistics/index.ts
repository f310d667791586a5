export { statisticsKept } from './kept.ts';
export { reportOf } from './report.ts';
export { statisticsRoutes } from './routes.ts';
