import type { InFrame, OutFrame } from '../frames.ts';

/** What one socket carries in one message. */
export type WireMessage = string | Uint8Array;

/** What a wire makes of a message: frames for the conversation, and what the owner of the socket has to know. */
export type FromWire<Start = never> =
  | { readonly kind: 'frame'; readonly frame: InFrame }
  | ({ readonly kind: 'start' } & Start)
  /** The other side broke the protocol: close the socket with this reason. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Translates one socket's messages. Keeps no socket; one wire serves one socket. Never throws. */
export interface Wire<Start = never> {
  readonly sampleRate: 8000 | 16_000;
  read(message: WireMessage): readonly FromWire<Start>[];
  write(frame: OutFrame): readonly WireMessage[];
}

export interface TwilioStart {
  readonly streamSid: string;
  readonly callSid: string;
  readonly accountSid: string;
  /** `<Parameter>`s of the TwiML. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface RelayStart {
  readonly callSid: string;
  /** `<Parameter>`s of the TwiML. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface TelnyxStart {
  readonly streamId: string;
  /** What its webhooks call the CallSid. */
  readonly callSid: string;
}
