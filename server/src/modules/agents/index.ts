export { findBlockedDates, findPlace, whoIsMember } from './queries.ts';
export { agentRoutes, deletedAgentRoutes, numberRoutes, settingsRoutes } from './routes.ts';
export { changeSettings } from './settings.ts';
