export { findAccount } from './accounts.ts';
export { joinAgent } from './invitations.ts';
export { sendAccessAdded, sendAdminInvitation, sendInvitation } from './letters.ts';
export { identityRoutes } from './routes.ts';
export { authenticate, endSessionsOf } from './sessions.ts';
