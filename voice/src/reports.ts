import type { EndReason } from './frames.ts';
import type { Pcm, ToolOutcome, Used } from './roles.ts';

/** One thing said by one side. All times are on the media clock of the call: 0 is its first sound. */
export interface SpokenMessage {
  /**
   * A UUID, given when the message starts; captions carry it from then on. The caller's words that came when they had been
   * asked to say it again have that of their sound, which was told before them.
   */
  readonly id: string;
  /** The caller's turn that it is or answers; 0 is the opening. */
  readonly turn: number;
  readonly role: 'user' | 'agent';
  /** The agent's words are those that were played: cut where the caller interrupted. */
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** What was said, from `startMs` to `endMs`; null without sound, and where it was told before. */
  readonly audio: Pcm | null;
  readonly sampleRate: number;
  /** 0 to 1; null for the agent, for typed words and when the recogniser gives none. */
  readonly confidence: number | null;
  readonly interrupted: boolean;
  /** Agent only: end of the caller's speech to the agent's first sound. Null when one of them has no sound. */
  readonly heardToSoundMs: number | null;
  /** Agent only: what lay between the two. Null where there is no sound. */
  readonly steps: ReplySteps | null;
  /** Agent only: the caller's turn known and over, to the first frame that went out. */
  readonly engineMs: number | null;
  /** Came by keyboard or keypad. */
  readonly typed: boolean;
}

/** Each counted from the end of the caller's speech; null for a step that was not taken. */
export interface ReplySteps {
  /** The words were known. */
  readonly heardToWordsMs: number | null;
  /** The caller was taken to be done. */
  readonly heardToTurnMs: number;
  /** The first words of the reply were there. After the first sound where the caller was asked to wait. */
  readonly heardToReplyMs: number | null;
}

/** One call of a tool. The same action of the same turn is recorded once. */
export interface ToolRecord {
  readonly name: string;
  readonly input: unknown;
  readonly outcome: ToolOutcome;
  readonly ms: number;
  readonly turn: number;
  readonly key: string;
}

export interface EndReport {
  readonly reason: EndReason;
  /** What the agent ended the call with; null when it did not end it. */
  readonly ending: 'goodbye' | 'transfer' | null;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly callerTalkMs: number;
  readonly agentTalkMs: number;
}

/** A part that failed. The conversation went on without it or ended truthfully. */
export interface Problem {
  readonly part: 'toText' | 'toSpeech' | 'activity' | 'model' | 'tool' | 'listener';
  readonly cause: unknown;
}

/** What a conversation tells its owner. What a listener throws is reported as a problem and does no harm. */
export interface ConversationListeners {
  message(message: SpokenMessage): void;
  tool(record: ToolRecord): void;
  /** Exactly once, last. */
  ended(report: EndReport): void;
  problem(problem: Problem): void;
  /** Of an outside provider, as it is used. */
  used?(used: Used): void;
  /**
   * All sound of one side in order, as it passed the line; the agent's only when it was played. What lies between
   * two pieces was silence.
   */
  audio?(side: 'caller' | 'agent', offsetMs: number, pcm: Pcm): void;
}
