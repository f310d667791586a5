import { type KeyObject, randomBytes, sign } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { XMLParser } from 'fast-xml-parser';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';

/** The carrier's side of a call: signed webhooks out, TwiML in. Source: twilio.com/docs/voice/twiml */

export interface Carrier {
  readonly callSid: string;
  /** Asks the number's webhook what to do with the call. */
  begin(): Promise<Instruction>;
  /** Asks what comes after the stream, or after what it has heard itself. */
  next(actionUrl: string, heard?: string): Promise<Instruction>;
  /** Rings a person as told, and answers what comes after that. */
  dial(dial: Dial): Promise<Instruction>;
  /** Tells that the call is over. */
  completed(seconds: number): Promise<void>;
  /** Headers of the upgrade of the media socket. */
  upgradeHeaders(url: string): Record<string, string>;
  /** What it says first on that socket. */
  greets(stream: string, parameters: Record<string, string>): object[];
}

export type Instruction =
  | { kind: 'stream'; url: string; action: string; parameters: Record<string, string> }
  | Dial
  | { kind: 'redirect'; text: string; pauseS: number; url: string }
  | { kind: 'gather'; text: string; action: string }
  | { kind: 'say'; text: string }
  | { kind: 'hangup' };

export interface Dial {
  kind: 'dial';
  number: string;
  action: string;
  whisper: string;
}

/** What the person who is rung does. */
export type Person = 'accepts' | 'declines' | 'away' | 'busy';

export interface CarrierOptions {
  /** Where the server is reached, as it signs: its PUBLIC_URL. */
  baseUrl: string;
  agentId: string;
  token: string;
  /** Telnyx instead of Twilio, with the key that it signs with. */
  telnyx?: KeyObject | undefined;
  from: string;
  to: string;
  fast: boolean;
  person?: Person;
  /** Told what the person hears before the lines are joined. */
  onWhisper?(text: string): void;
  /** Told what the carrier says between two questions. */
  onSaid?(text: string): void;
}

export const newSid = (prefix: string): string => prefix + randomBytes(16).toString('hex');

export function openCarrier(options: CarrierOptions): Carrier {
  const { baseUrl, agentId, from, to, fast, person = 'away' } = options;
  const kind = options.telnyx ? telnyx(options.telnyx) : twilio(options.token);
  const callSid = newSid('CA');
  const webhook = `${baseUrl}/api/agent/${agentId}/voice`;
  const form = {
    AccountSid: newSid('AC'),
    ApiVersion: '2010-04-01',
    CallSid: callSid,
    Direction: 'inbound',
    From: from,
    To: to,
  };

  async function post(url: string, more: Record<string, string>): Promise<string> {
    const body = { ...form, ...more };
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...kind.signs(url, body),
      },
      body: new URLSearchParams(body),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return answer.text();
  }

  /** Asks, and asks where it is sent on to, after what is to be said there. */
  async function ask(url: string, more: Record<string, string>): Promise<Instruction> {
    const instruction = readTwiml(await post(url, more));
    if (instruction.kind !== 'redirect') return instruction;
    options.onSaid?.(instruction.text);
    await delay(instruction.pauseS * 1000);
    return ask(instruction.url, { CallStatus: 'in-progress' });
  }

  return {
    callSid,
    begin: () => ask(`${webhook}${fast ? '?pace=media' : ''}`, { CallStatus: 'ringing' }),
    next: (actionUrl, heard) =>
      ask(actionUrl, { CallStatus: 'in-progress', ...(heard !== undefined && { SpeechResult: heard }) }),
    async dial({ action, whisper }) {
      const leg = { CallSid: newSid('CA'), ParentCallSid: callSid, CallStatus: 'in-progress' };
      if (person === 'accepts' || person === 'declines') {
        const { text, action: answer } = readWhisper(await post(whisper, leg));
        options.onWhisper?.(text);
        if (person === 'accepts') await post(answer, { ...leg, Digits: '1' });
      }
      const DialCallStatus = { accepts: 'completed', declines: 'completed', away: 'no-answer', busy: 'busy' }[person];
      const DialCallDuration = person === 'accepts' ? '42' : '0';
      return ask(action, { CallStatus: 'in-progress', DialCallStatus, DialCallDuration });
    },
    async completed(seconds) {
      await post(`${webhook}/status`, { CallStatus: 'completed', CallDuration: String(Math.round(seconds)) });
    },
    upgradeHeaders: (url) => kind.upgrades(url),
    greets: (stream, parameters) => kind.greets(callSid, stream, parameters),
  };
}

/** What one carrier does in its own way. */
interface Kind {
  signs(url: string, form: Record<string, string>): Record<string, string>;
  upgrades(url: string): Record<string, string>;
  greets(callSid: string, stream: string, parameters: Record<string, string>): object[];
}

/** Source: twilio.com/docs/usage/security, twilio.com/docs/voice/media-streams/websocket-messages */
const twilio = (token: string): Kind => ({
  signs: (url, form) => ({ 'x-twilio-signature': getExpectedTwilioSignature(token, url, form) }),
  upgrades: (url) => ({ 'x-twilio-signature': getExpectedTwilioSignature(token, url, {}) }),
  greets(callSid, streamSid, customParameters) {
    const mediaFormat = { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 };
    const of = { accountSid: newSid('AC'), streamSid, callSid };
    const start = { ...of, tracks: ['inbound'], mediaFormat, customParameters };
    return [
      { event: 'connected', protocol: 'Call', version: '1.0.0' },
      { event: 'start', sequenceNumber: '1', streamSid, start },
    ];
  },
});

/**
 * Signs time and body, and no upgrades: the token of a call stands in its address.
 * Source: developers.telnyx.com/api-reference/websockets/stream-call-media-over-websocket
 */
const telnyx = (key: KeyObject): Kind => ({
  signs(_url, form) {
    const time = String(Math.floor(Date.now() / 1000));
    const signed = sign(null, Buffer.from(`${time}|${new URLSearchParams(form).toString()}`), key);
    return { 'telnyx-timestamp': time, 'telnyx-signature-ed25519': signed.toString('base64') };
  },
  upgrades: () => ({}),
  greets(call_control_id, stream_id) {
    const media_format = { encoding: 'PCMU', sample_rate: 8000, channels: 1 };
    return [
      { event: 'connected', version: '1.0.0' },
      { event: 'start', sequence_number: '1', stream_id, start: { call_control_id, media_format } },
    ];
  },
});

const parser = new XMLParser({
  ignoreAttributes: false,
  // '+17185550199' is no figure.
  parseTagValue: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'Parameter',
});

interface Twiml {
  Response?:
    | {
        Connect?: {
          '@action'?: string;
          Stream?: { '@url'?: string; Parameter?: { '@name': string; '@value': string }[] };
        };
        Say?: string | { '#text': string };
        Pause?: { '@length': string };
        Redirect?: { '#text': string };
        Dial?: { '@action': string; Number: { '#text': string; '@url': string } };
        Gather?: { '@action': string; Say: string };
      }
    | '';
}

function readTwiml(xml: string): Instruction {
  const { Response: response } = parser.parse(xml) as Twiml;
  if (typeof response !== 'object') return { kind: 'hangup' };
  const stream = response.Connect?.Stream;
  if (stream?.['@url']) {
    const parameters = (stream.Parameter ?? []).map((parameter) => [parameter['@name'], parameter['@value']] as const);
    return {
      kind: 'stream',
      url: stream['@url'],
      action: response.Connect?.['@action'] ?? '',
      parameters: Object.fromEntries(parameters),
    };
  }
  if (response.Dial) {
    const { '@action': action, Number: number } = response.Dial;
    return { kind: 'dial', action, number: number['#text'], whisper: number['@url'] };
  }
  if (response.Gather) return { kind: 'gather', action: response.Gather['@action'], text: response.Gather.Say };
  const text = typeof response.Say === 'object' ? response.Say['#text'] : (response.Say ?? '');
  if (response.Redirect)
    return {
      kind: 'redirect',
      text,
      pauseS: Number(response.Pause?.['@length'] ?? 0),
      url: response.Redirect['#text'],
    };
  if (text) return { kind: 'say', text };
  return { kind: 'hangup' };
}

function readWhisper(xml: string): { text: string; action: string } {
  const { Response: response } = parser.parse(xml) as Twiml;
  if (typeof response !== 'object' || !response.Gather) throw new Error(`No question to the person: ${xml}`);
  return { text: response.Gather.Say, action: response.Gather['@action'] };
}
