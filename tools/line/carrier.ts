import { randomBytes } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';

/** The carrier's side of a call: signed webhooks out, TwiML in. Source: twilio.com/docs/voice/twiml */

export interface Carrier {
  readonly callSid: string;
  /** Asks the number's webhook what to do with the call. */
  begin(): Promise<Instruction>;
  /** Asks what comes after the stream. */
  next(actionUrl: string): Promise<Instruction>;
  /** Rings a person as told, and answers what comes after that. */
  dial(dial: Dial): Promise<Instruction>;
  /** Tells that the call is over. */
  completed(seconds: number): Promise<void>;
  /** Headers of a signed upgrade of the media socket. */
  upgradeHeaders(url: string): Record<string, string>;
}

export type Instruction =
  | { kind: 'stream'; url: string; action: string; parameters: Record<string, string> }
  | Dial
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
  from: string;
  to: string;
  fast: boolean;
  person?: Person;
  /** Told what the person hears before the lines are joined. */
  onWhisper?(text: string): void;
}

export const newSid = (prefix: string): string => prefix + randomBytes(16).toString('hex');

export function openCarrier(options: CarrierOptions): Carrier {
  const { baseUrl, agentId, token, from, to, fast, person = 'away' } = options;
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
        'x-twilio-signature': getExpectedTwilioSignature(token, url, body),
      },
      body: new URLSearchParams(body),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return answer.text();
  }

  return {
    callSid,
    begin: async () => readTwiml(await post(`${webhook}${fast ? '?pace=media' : ''}`, { CallStatus: 'ringing' })),
    next: async (actionUrl) => readTwiml(await post(actionUrl, { CallStatus: 'in-progress' })),
    async dial({ action, whisper }) {
      const leg = { CallSid: newSid('CA'), ParentCallSid: callSid, CallStatus: 'in-progress' };
      if (person === 'accepts' || person === 'declines') {
        const { text, action: answer } = readWhisper(await post(whisper, leg));
        options.onWhisper?.(text);
        if (person === 'accepts') await post(answer, { ...leg, Digits: '1' });
      }
      const DialCallStatus = { accepts: 'completed', declines: 'completed', away: 'no-answer', busy: 'busy' }[person];
      const DialCallDuration = person === 'accepts' ? '42' : '0';
      return readTwiml(await post(action, { CallStatus: 'in-progress', DialCallStatus, DialCallDuration }));
    },
    async completed(seconds) {
      await post(`${webhook}/status`, { CallStatus: 'completed', CallDuration: String(Math.round(seconds)) });
    },
    upgradeHeaders: (url) => ({ 'x-twilio-signature': getExpectedTwilioSignature(token, url, {}) }),
  };
}

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
  if (response.Say)
    return { kind: 'say', text: typeof response.Say === 'string' ? response.Say : response.Say['#text'] };
  return { kind: 'hangup' };
}

function readWhisper(xml: string): { text: string; action: string } {
  const { Response: response } = parser.parse(xml) as Twiml;
  if (typeof response !== 'object' || !response.Gather) throw new Error(`No question to the person: ${xml}`);
  return { text: response.Gather.Say, action: response.Gather['@action'] };
}
