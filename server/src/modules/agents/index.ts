export {
  agentOf,
  agentsToErase,
  allAgents,
  findLivingAgent,
  giveUpAgent,
  hasAgents,
  lockAgent,
  remindingAgents,
  removeAgentRow,
  setOnAgent,
  zoneOf,
} from './agent.ts';
export { removeAgent } from './deleted.ts';
export { agentKept } from './kept.ts';
export { agentsOfTenant, changePlace, hasOwnerBesides, lockPlacesOf, managesSomewhere, takePlace } from './places.ts';
export { findHours, placeOn, whoIsMember } from './queries.ts';
export { agentRoutes, deletedAgentRoutes, numberRoutes, settingsRoutes } from './routes.ts';
export { changeSettings } from './settings.ts';
