export { ALIVE_EVERY_MS, closeLost, keepAlive } from './alive.ts';
export { eraseConversations, eraseMessagesLeft, eraseSound } from './erase.ts';
export { type Claim, claimsOf } from './ledger/claims.ts';
export { ledgerRoutes } from './ledger/routes.ts';
export { openUsage, recordCarrierSeconds, recordUsage } from './ledger/usage.ts';
export { conversationsOf, presentConversation } from './queries.ts';
export {
  type Closing,
  closeConversation,
  type InConversation,
  keepState,
  openConversation,
  type RestsOn,
  recordMessage,
  recordSources,
  recordTool,
  reopenConversation,
} from './record.ts';
export { conversationRoutes } from './routes.ts';
