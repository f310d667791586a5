export { findBlockedDates, findPlace } from './queries.ts';
export { agentRoutes, settingsRoutes } from './routes.ts';
