import type { EndReason } from '../frames.ts';
import type { CallerTurn, Question, Transcript } from '../roles.ts';

/** Something that the caller is saying, from the first detected speech on. */
export interface Utterance {
  id: number;
  startMs: number;
  /** End of the last detected speech. */
  lastSpeechMs: number;
  /** Detected speech in it, without the pauses. */
  speechMs: number;
  /** The part of it that fell on the agent's words or thoughts while these could be interrupted. */
  overlapMs: number;
  /** Silence since the last speech. */
  silenceMs: number;
  /** End of what the recogniser was told of it. */
  toldMs: number;
  /** How much speech the last question to the recogniser held; -1 before the first. */
  asked: number;
  /** What the recogniser made of the first `speechMs` of it. */
  words: (Transcript & { readonly speechMs: number; readonly own: boolean }) | null;
  failures: number;
  /** It has cut off a reply that the caller was hearing. */
  interrupted: boolean;
  /** Too long: nothing is added any more. */
  closed: boolean;
}

/** The agent's side of the current turn. */
export interface Reply {
  /** When the caller first heard it; null before. */
  soundedMs: number | null;
  /** Sound is on its way to the caller. */
  sounding: boolean;
  /** No more words will come. */
  done: boolean;
  /** The last sentence that began to be said asks something. */
  asked: boolean;
  /** How often the caller was asked to wait for it. */
  fillers: number;
}

export type TimerName = 'noInput' | 'filler' | 'reply' | 'keys' | 'stall' | 'call' | 'goodbye';

/** The call, the caller and the agent, each in one of its own states. */
export interface TurnState {
  call: 'greeting' | 'live' | 'ended';
  user: 'silent' | 'speaking' | 'pausing';
  agent: 'idle' | 'thinking' | 'speaking' | 'held';
  /** Of the caller's last answered turn; 0 is the opening. */
  turn: number;
  /** Sound comes from the caller. */
  micOn: boolean;
  /** Speech that is too short to be somebody speaking. */
  onset: { fromMs: number; ms: number } | null;
  utterance: Utterance | null;
  utterances: number;
  reply: Reply;
  /** An utterance of which no words came in time, until something else is answered. */
  missed: { readonly utterance: number; readonly span: Span } | null;
  question: Question;
  keys: string;
  /** How often the silent caller was asked. */
  prompts: number;
  /** Why the call ends when the reply was played. */
  ending: EndReason | null;
  /** The ending is not the caller's to stop. */
  endingForced: boolean;
  /** When each timer is due. */
  timers: Partial<Record<TimerName, number>>;
}

export type TurnEvent =
  | { readonly is: 'opened'; readonly saying: string }
  /** A piece of the caller's sound, in order. `unsure` neither starts nor ends speech. */
  | {
      readonly is: 'voice';
      readonly level: 'speech' | 'unsure' | 'silence';
      readonly fromMs: number;
      readonly toMs: number;
    }
  | { readonly is: 'mic'; readonly on: boolean }
  /** What the recogniser made of an utterance when it held `speechMs` of speech. */
  | {
      readonly is: 'words';
      readonly utterance: number;
      readonly speechMs: number;
      readonly text: string;
      readonly confidence: number | null;
      readonly alternatives?: Transcript['alternatives'];
      /** It is the agent's own voice that comes back: there are no words. */
      readonly own?: boolean;
    }
  /** `late`: there was no answer in time. */
  | { readonly is: 'unrecognised'; readonly utterance: number; readonly speechMs: number; readonly late: boolean }
  /** Words that came as words, whether typed or `spoken` to the other end. */
  | { readonly is: 'typed'; readonly text: string; readonly spoken?: boolean }
  /** The other end has stopped the agent's words because the caller spoke. */
  | { readonly is: 'interrupted' }
  | { readonly is: 'key'; readonly digit: string }
  | { readonly is: 'part'; readonly turn: number }
  | { readonly is: 'tool'; readonly turn: number; readonly running: boolean }
  | { readonly is: 'replied'; readonly turn: number; readonly ends: boolean; readonly question: Question }
  | { readonly is: 'sounding'; readonly turn: number }
  | { readonly is: 'sentence'; readonly turn: number; readonly question: boolean }
  /** Everything that the agent was given to say has been heard. */
  | { readonly is: 'played'; readonly turn: number }
  | { readonly is: 'time' }
  | { readonly is: 'close'; readonly reason: EndReason; readonly saying: string | null };

/** Where the caller's words lie on the media clock. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

export type Command =
  /** Pass on what was said so far: its words will be asked for. */
  | { readonly do: 'hear'; readonly span: Span }
  | {
      readonly do: 'recognise';
      readonly utterance: number;
      readonly span: Span;
      readonly speechMs: number;
      readonly question: Question;
    }
  /** The utterance is not answered, and this is why. */
  | { readonly do: 'ignore'; readonly utterance: number; readonly why: 'no-words' | 'listening' | 'not-now' | 'failed' }
  /** Take the floor for this turn: by the talker, or with `saying` in fixed words. */
  | {
      readonly do: 'answer';
      readonly turn: number;
      readonly kind: CallerTurn['kind'];
      readonly text: string;
      readonly confidence: number | null;
      readonly alternatives?: Transcript['alternatives'];
      readonly span: Span | null;
      readonly saying: string | null;
    }
  | { readonly do: 'say'; readonly turn: number; readonly text: string }
  /** The talker is too slow: stop it and say this as the end of the turn. */
  | { readonly do: 'giveUp'; readonly turn: number; readonly text: string }
  /** Stop all of this turn, and throw away what of it was not heard. */
  | { readonly do: 'abandon'; readonly turn: number }
  /** The reply was heard to its end. */
  | { readonly do: 'said'; readonly turn: number }
  | { readonly do: 'hold'; readonly turn: number }
  | { readonly do: 'resume'; readonly turn: number }
  /** `span` and `words` are what the caller was saying at that moment. */
  | { readonly do: 'end'; readonly reason: EndReason; readonly span: Span | null; readonly words: Utterance['words'] };

export const freshReply = (): Reply => ({
  soundedMs: null,
  sounding: false,
  done: false,
  asked: false,
  fillers: 0,
});

/** Nothing in particular was asked. */
export const OPEN: Question = { expects: 'open', answers: [] };

export function initialState(options: { readonly micOn: boolean }): TurnState {
  return {
    call: 'greeting',
    user: 'silent',
    agent: 'idle',
    turn: 0,
    micOn: options.micOn,
    onset: null,
    utterance: null,
    utterances: 0,
    reply: freshReply(),
    missed: null,
    question: OPEN,
    keys: '',
    prompts: 0,
    ending: null,
    endingForced: false,
    timers: {},
  };
}
