export { ALIVE_EVERY_MS, closeLost, keepAlive, SERVER_LOST } from './alive.ts';
export { recordChat } from './chat.ts';
export { listConversations } from './conversations.ts';
export { endedWithSound, endedWithWords, eraseSoundOf, unnameConversations } from './erase.ts';
export {
  conversationOf,
  countFailed,
  countTestsHeld,
  countWith,
  findByCarrier,
  hasConversation,
  hasSpoken,
  heardSince,
  isHeld,
  isTestIn,
  lockConversation,
  requireEnded,
} from './find.ts';
export { conversationKept, inConversation } from './kept.ts';
export { type Claim, claimsOf } from './ledger/claims.ts';
export { ledgerRoutes } from './ledger/routes.ts';
export { openUsage, recordCarrierSeconds, recordUsage } from './ledger/usage.ts';
export { countOutcomes } from './outcome.ts';
export { countPromises } from './promise-days/count.ts';
export { promiseRoutes } from './promise-days/routes.ts';
export { conversationsOf, presentConversations } from './queries.ts';
export {
  type Closing,
  closeConversation,
  type InConversation,
  keepState,
  markDanger,
  markSpoken,
  openConversation,
  type RestsOn,
  recordMessage,
  recordSources,
  recordTool,
  reopenConversation,
} from './record.ts';
export { conversationRoutes } from './routes.ts';
export {
  clipsOf,
  findMessage,
  lastTurnOf,
  saidIn,
  saidInTests,
  saidUntil,
  soundOfTurn,
  sourcesOf,
} from './said.ts';
export { takeThread, writeExchange } from './thread.ts';
