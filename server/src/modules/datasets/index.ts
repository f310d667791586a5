export { findPassages } from './queries.ts';
export { datasetRoutes } from './routes.ts';
