export { getAgent } from './agents.ts';
export { findBlockedDates, findPlace } from './queries.ts';
export { agentRoutes, settingsRoutes } from './routes.ts';
