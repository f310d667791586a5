export { type Lines, openLines } from './lines.ts';
export { mediaSocket } from './media-socket.ts';
export { callRoutes } from './routes.ts';
export { serveSockets } from './sockets.ts';
export { openSpeech, type SpeechParts } from './speech.ts';
export { talkSocket } from './talk.ts';
export { serveVoiceWebhooks } from './voice-webhook.ts';
