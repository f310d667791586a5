import type { TalkDraft } from '@attendant/contract/calls';
import type { Clock, OutFrame, OwnSpeech } from '@attendant/voice';
import type { Files } from '../../../files/files.ts';
import type { Live } from '../../../live/live.ts';
import type { AssistantParts } from '../assistant/assistant.ts';
import type { Before } from './before.ts';

/** One conversation as a line holds it, whatever it came over. */
export interface Call {
  agentId: string;
  tenantId: string;
  conversationId: string;
  callerPhone: string | null;
  /** The owner, or a visitor of the site, only tries the agent. */
  isTest: boolean;
  opening: string;
  /** Whether its sound may be kept. */
  recorded: boolean;
  voice: string;
  /** Of the wire. */
  sampleRate: 8000 | 16_000;
  /** Null: words only. 'elsewhere': the other end hears and speaks. */
  speech: OwnSpeech | 'elsewhere' | null;
  clock?: Clock;
  /** What the assistant left where the conversation goes on; null for a new one. */
  state: unknown;
  /** What this conversation had on an earlier line; left out for a new one. */
  before?: Before;
  send(frame: OutFrame): void;
  /** After each reply, where somebody looks on: what is being ordered or booked. */
  drafted?(drafted: TalkDraft): void;
  /** The voice has failed again and again: nobody hears the words any more. */
  voiceLost?(): void;
  /** Everything is written down, the closed row too: the socket can go. */
  closed(): void;
}

export interface LineParts extends AssistantParts {
  files: Files;
  live: Live;
}
