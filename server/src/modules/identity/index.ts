export { findAccount } from './accounts.ts';
export { joinAgent } from './invitations.ts';
export { sendAccessAdded, sendInvitation } from './letters.ts';
export { identityRoutes } from './routes.ts';
export { authenticate } from './sessions.ts';
