/**
 * The parts that a conversation is made of, by role. Each role has a built-in part that works offline
 * and may have others that a key switches on; a conversation does not know which one it was given.
 */

/** Signed 16-bit mono samples. */
export type Pcm = Int16Array;

/** What a part used of an outside provider, in the units that the provider counts. Built-in parts use nothing. */
export interface Used {
  readonly provider: string;
  readonly unit: 'seconds' | 'characters' | 'tokens-in' | 'tokens-out';
  readonly amount: number;
}

type Meter = (used: Used) => void;

// ---- Words -------------------------------------------------------------------------------------

/** What a language model hands out while it answers one turn of the caller. */
export type ReplyPart =
  /** Words to be said, in order. May be a piece of a sentence. */
  | { readonly kind: 'text'; readonly text: string }
  /** Say what came before, then end the call. Nothing after it counts. */
  | { readonly kind: 'end'; readonly reason: 'goodbye' | 'transfer' };

/** Something committed by a tool: the only ground on which a sentence may claim that a thing was done. */
export interface Receipt {
  readonly kind: 'order' | 'booking' | 'message' | 'transfer' | 'waiting';
  readonly id: string;
}

export type ToolOutcome =
  /** `say` is a sentence made from what was committed or read; `receipt` stands only on committed actions. */
  | { readonly ok: true; readonly value: unknown; readonly say?: string; readonly receipt?: Receipt }
  /** Refused, failed or too late. `say` is a true sentence for the caller. */
  | { readonly ok: false; readonly code: string; readonly say: string };

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the input, for models that are told about tools in that form. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** How long the tool may take before the turn goes on without it, in milliseconds. */
  readonly deadlineMs: number;
  /** `key` is the same when the same action of the same turn is tried again: act at most once by it. */
  run(input: unknown, call: { readonly key: string; readonly signal: AbortSignal }): Promise<ToolOutcome>;
}

/** One turn of the caller, as the model gets it. */
export interface CallerTurn {
  /** Counts from 1 within the conversation. The same turn number is never answered twice. */
  readonly turn: number;
  /** What was said or typed. Empty when the caller stayed silent and is to be prompted. */
  readonly text: string;
  readonly kind: 'speech' | 'text' | 'keys' | 'silence';
  /** As in `Transcript`. */
  readonly confidence: number | null;
  readonly alternatives?: readonly Alternative[];
  /** What the caller heard of the last reply when it was cut short; null when it was heard whole. */
  readonly interruptedAfter: string | null;
}

export interface TalkerOptions {
  /** Tools of this conversation, already bound to agent, tenant and caller. */
  readonly tools: readonly Tool[];
  /** Calls a tool by name with its deadline, at most once by turn and input. Never throws. */
  callTool(name: string, input: unknown): Promise<ToolOutcome>;
  readonly used?: Meter;
  /** What an earlier talker of the same conversation left with `state()`; null at the start. */
  readonly state: unknown;
}

/** One side of one conversation: answers the caller's turns one after the other. */
export interface Talker {
  /** Ends early, without throwing, when `signal` aborts. */
  reply(turn: CallerTurn, signal: AbortSignal): AsyncIterable<ReplyPart>;
  /** Plain JSON from which the conversation can go on in another process. */
  state(): unknown;
  /** What the last reply waits for. */
  question(): Question;
}

/** `yes-no` and `open` end early; `list`, `name` and `digits` leave room for thinking pauses. */
export type Expectation = 'open' | 'yes-no' | 'list' | 'name' | 'digits';

export interface Question {
  /** Lets the ear wait the right time. */
  readonly expects: Expectation;
  /** Short answers that are likely, as they are spoken: 'at three', 'large'. */
  readonly answers: readonly string[];
}

export interface LanguageModel {
  /** Shown to the owner, e.g. 'Built-in assistant (rules, no language model)'. */
  readonly name: string;
  open(options: TalkerOptions): Talker;
}

// ---- Sound -------------------------------------------------------------------------------------

export interface Transcript {
  readonly text: string;
  /**
   * About which share of the words is right, 0 to 1, whatever figures the recogniser has of its own; null when it gives none.
   */
  readonly confidence: number | null;
  /** Other ways to hear it, for those who know better what is likely to be said. The likeliest first. */
  readonly alternatives?: readonly Alternative[];
}

/** Another way to hear the same sound. */
export interface Alternative {
  readonly text: string;
  /** Natural logarithm of how much likelier it is than the words of the transcript: 0 or less. */
  readonly likelier: number;
  /** The same by the sound alone, whatever words are likely on this line: above 0 where it sounds more like this. */
  readonly sounds?: number;
}

/** Recognises one utterance after the other on one line. */
export interface SpeechToText {
  readonly name: string;
  /** Opens what the recogniser needs for one conversation. `keyterms` are words that are likely on this line. */
  open(options: {
    readonly sampleRate: number;
    readonly keyterms: readonly string[];
    readonly used?: Meter;
  }): Recogniser;
}

export interface Recogniser {
  /**
   * An utterance as far as it was said, told while the caller speaks, so that a recogniser behind a network has it
   * before its words are asked for. Later calls begin with the same samples.
   */
  hear?(utterance: Pcm): void;
  /**
   * The words of one utterance, from its first sample on. Called again with more of the same utterance when
   * the caller went on; the answer of an overtaken call is dropped by the conversation. `question` is what was asked
   * last.
   */
  recognise(utterance: Pcm, signal: AbortSignal, question?: Question): Promise<Transcript>;
  close(): void;
}

export interface TextToSpeech {
  readonly name: string;
  readonly sampleRate: number;
  /** One sentence as sound, in pieces of any length. Stops when `signal` aborts. */
  synthesise(
    sentence: string,
    options: { readonly voice: string; readonly signal: AbortSignal; readonly used?: Meter },
  ): AsyncIterable<Pcm>;
}

/** Tells speech from everything else, frame by frame. One detector hears one line. */
export interface VoiceActivity {
  readonly name: string;
  open(options: { readonly sampleRate: number }): Detector;
}

export interface Detector {
  /** Samples that `probability` takes at a time. */
  readonly frameSamples: number;
  /** Probability of speech in this frame, 0 to 1. */
  probability(frame: Pcm): Promise<number>;
  reset(): void;
}
