import type { TwilioStart, Wire } from './wire.ts';

/** Twilio Media Streams, bidirectional. Source: twilio.com/docs/voice/media-streams/websocket-messages */
export function twilioWire(): Wire<TwilioStart> {
  return { sampleRate: 8000, read: () => [], write: () => [] };
}
