import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js';
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';

/** The answers that a Twilio-compatible carrier gets. Texts are escaped by the builder, which takes no other character (XML 1.0, 2.2). */
const spoken = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

interface StreamFor {
  streamUrl: string;
  actionUrl: string;
  parameters: Record<string, string>;
}

/** Connects the call to our media socket; when that closes, the carrier asks `actionUrl` what comes next. */
export function connectStream({ streamUrl, actionUrl, parameters }: StreamFor): string {
  const response = new VoiceResponse();
  const stream = response.connect({ action: actionUrl, method: 'POST' }).stream({ url: streamUrl });
  for (const [name, value] of Object.entries(parameters)) stream.parameter({ name, value: spoken(value) });
  return response.toString();
}

/** The same for Telnyx, whose media goes one way only unless it is asked for both. Source: developers.telnyx.com, TeXML `<Stream>` */
export function connectTelnyxStream({ streamUrl, actionUrl }: Omit<StreamFor, 'parameters'>): string {
  const response = new VoiceResponse();
  const both = { bidirectionalMode: 'rtp', bidirectionalCodec: 'PCMU' };
  response.connect({ action: actionUrl, method: 'POST' }).addChild('Stream', { url: streamUrl, ...both });
  return response.toString();
}

interface RelayFor extends StreamFor {
  /** Words that are likely to be heard. */
  hints: readonly string[];
}

/** Connects the call to our socket by words alone: the carrier hears and speaks. Source: twilio.com/docs/voice/twiml/connect/conversationrelay */
export function connectRelay({ streamUrl, actionUrl, parameters, hints }: RelayFor): string {
  const response = new VoiceResponse();
  const relay = response.connect({ action: actionUrl, method: 'POST' }).conversationRelay({
    url: streamUrl,
    interruptible: 'any',
    ignorebackchannel: 'true',
    dtmfDetection: true,
    ...(hints.length > 0 && { hints: spoken(hints.join(',')) }),
  });
  for (const [name, value] of Object.entries(parameters)) relay.parameter({ name, value: spoken(value) });
  return response.toString();
}

export function sayAndHangUp(text: string): string {
  const response = new VoiceResponse();
  response.say(spoken(text));
  response.hangup();
  return response.toString();
}

/** Says something, and asks the same again after a pause. */
export function askAgain({ text, pauseS, url }: { text: string; pauseS: number; url: string }): string {
  const response = new VoiceResponse();
  response.say(spoken(text));
  response.pause({ length: pauseS });
  response.redirect({ method: 'POST' }, url);
  return response.toString();
}

export function hangUp(): string {
  const response = new VoiceResponse();
  response.hangup();
  return response.toString();
}

interface DialFor {
  number: string;
  /** What the person's phone shows: the number that was called, which carriers allow. */
  callerId: string;
  actionUrl: string;
  whisperUrl: string;
}

/** Not answered at all: the caller hears a busy tone and nobody pays for the call. */
export function reject(): string {
  const response = new VoiceResponse();
  response.reject({ reason: 'busy' });
  return response.toString();
}

/** Speaks and hears by the carrier's own means; also told when nothing was heard. */
export function askForMessage({ text, actionUrl }: { text: string; actionUrl: string }): string {
  const response = new VoiceResponse();
  const gather = response.gather({
    input: ['speech'],
    action: actionUrl,
    method: 'POST',
    actionOnEmptyResult: true,
    timeout: 6,
    speechTimeout: 'auto',
  });
  gather.say(spoken(text));
  return response.toString();
}

/** Rings a person; the caller hears it ringing until that person has accepted. */
export function dialPerson({ number, callerId, actionUrl, whisperUrl }: DialFor): string {
  const response = new VoiceResponse();
  const dial = response.dial({
    action: actionUrl,
    method: 'POST',
    timeout: 20,
    answerOnBridge: true,
    ...(callerId && { callerId }),
  });
  dial.number({ url: whisperUrl, method: 'POST' }, number);
  return response.toString();
}

/** Heard by the person alone, before the lines are joined. */
export function whisper({ text, actionUrl }: { text: string; actionUrl: string }): string {
  const response = new VoiceResponse();
  const gather = response.gather({ numDigits: 1, timeout: 8, action: actionUrl, method: 'POST' });
  gather.say(`${spoken(text)} Press 1 to take the call.`);
  response.hangup();
  return response.toString();
}

/** Nothing more to do on the person's line: it is joined with the caller's. */
export const connectPerson = (): string => new VoiceResponse().toString();

/** The answer to a text; null sends none. */
export function messageTwiml(text: string | null): string {
  const response = new MessagingResponse();
  if (text !== null) response.message(spoken(text));
  return response.toString();
}
