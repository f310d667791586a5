export { ALIVE_EVERY_MS, closeLost, keepAlive } from './alive.ts';
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
