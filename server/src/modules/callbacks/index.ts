export { countCallbacks, listCallbacks, newestCallbacksOf } from './callbacks.ts';
export { callbacksBefore, eraseCallbacks, loseSound } from './erase.ts';
export { callbackKept } from './kept.ts';
export { addressOf, finishVoicemail, type Notices } from './notices.ts';
export { callbackRoutes } from './routes.ts';
export { takeMessage } from './take-message.ts';
export { messageTool } from './tools.ts';
