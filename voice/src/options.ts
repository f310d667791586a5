import type { Clock } from './clock.ts';
import type { EndReason, InFrame, OutFrame } from './frames.ts';
import type { ConversationListeners } from './reports.ts';
import type { LanguageModel, SpeechToText, TextToSpeech, Tool, VoiceActivity } from './roles.ts';
import type { Policy } from './turns/policy.ts';

/** Ears and a voice. */
export interface OwnSpeech {
  readonly toText: SpeechToText;
  readonly toSpeech: TextToSpeech;
  readonly activity: VoiceActivity;
}

export interface ConversationOptions {
  readonly model: LanguageModel;
  readonly tools: readonly Tool[];
  /** What `talkerState()` gave in an earlier conversation that goes on now; null for a new one. */
  readonly state: unknown;
  /** Null: words only, no sound at all. 'elsewhere': words here, which the other end of the wire hears and speaks. */
  readonly speech: OwnSpeech | 'elsewhere' | null;
  readonly voice: string;
  /** Words that are likely on this line. */
  readonly keyterms: readonly string[];
  /** Of the sound on the wire, both ways. */
  readonly sampleRate: 8000 | 16_000;
  /** What the agent says first; empty for nothing. */
  readonly opening: { readonly text: string };
  readonly policy?: Partial<Policy>;
  readonly clock?: Clock;
  readonly on: ConversationListeners & { frame(frame: OutFrame): void };
}

export interface Conversation {
  push(frame: InFrame): void;
  /**
   * Ends now, or after `saying` was said. Messages in progress are told first. Resolves after `ended` was told;
   * ending twice is harmless.
   */
  end(reason: EndReason, options?: { readonly saying?: string }): Promise<void>;
  /** Plain JSON from which another conversation can go on; null when the talker has none. */
  talkerState(): unknown;
  /** Resolves when neither recogniser, detector, talker nor voice is at work, for lines faster than real time. */
  settled(): Promise<void>;
}
