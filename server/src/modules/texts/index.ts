export { twilioTexts } from './carrier.ts';
export { textKept } from './kept.ts';
export { serveMessageWebhook } from './message-webhook.ts';
export { sendTexts } from './send-texts.ts';
