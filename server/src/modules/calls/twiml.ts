import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js';
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';

/** The answers that a Twilio-compatible carrier gets. Texts are escaped by the builder. */

interface StreamFor {
  streamUrl: string;
  actionUrl: string;
  parameters: Record<string, string>;
}

/** Connects the call to our media socket; when that closes, the carrier asks `actionUrl` what comes next. */
export function connectStream({ streamUrl, actionUrl, parameters }: StreamFor): string {
  const response = new VoiceResponse();
  const stream = response.connect({ action: actionUrl, method: 'POST' }).stream({ url: streamUrl });
  for (const [name, value] of Object.entries(parameters)) stream.parameter({ name, value });
  return response.toString();
}

export function sayAndHangUp(text: string): string {
  const response = new VoiceResponse();
  response.say(text);
  response.hangup();
  return response.toString();
}

export function hangUp(): string {
  const response = new VoiceResponse();
  response.hangup();
  return response.toString();
}

/** The answer to a text; null sends none. */
export function messageTwiml(text: string | null): string {
  const response = new MessagingResponse();
  if (text !== null) response.message(text);
  return response.toString();
}
