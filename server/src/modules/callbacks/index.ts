export { addressOf, finishVoicemail, type Notices, ownersOf } from './notices.ts';
export { callbackRoutes } from './routes.ts';
export { takeMessage } from './take-message.ts';
export { messageTool } from './tools.ts';
