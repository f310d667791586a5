export { findAccount } from './accounts.ts';
export { joinAgent } from './invitations.ts';
export { sendAccessAdded, sendInvitation, sendSetUp } from './letters.ts';
export { identityRoutes } from './routes.ts';
export { authenticate, livingSessions } from './sessions.ts';
export { openAccount } from './use-links.ts';
