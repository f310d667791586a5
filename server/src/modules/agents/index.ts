export { getAgent } from './agents.ts';
export { findBlockedDates, findPlace } from './queries.ts';
export { agentRoutes } from './routes.ts';
