export { serveMessageWebhook } from './message-webhook.ts';
