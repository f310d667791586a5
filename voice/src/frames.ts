import type { Pcm } from './roles.ts';

/**
 * Everything that passes between a wire and a conversation. What the agent says carries the number of its turn:
 * 0 is the opening, then the number of the caller's turn that is answered.
 */

/** What comes from the caller. */
export type InFrame =
  /**
   * Sound of any length at the conversation's rate. `atMs` is the sender's own time stamp, counted from any
   * start, when it has one: a jump means that sound was lost in between.
   */
  | { readonly kind: 'audio'; readonly pcm: Pcm; readonly atMs?: number }
  /** `spoken`: recognised at the other end of the wire, not typed. */
  | { readonly kind: 'text'; readonly text: string; readonly spoken?: boolean }
  /** The other end, which speaks the agent's words, was interrupted; `heard` is what of the reply was spoken. */
  | { readonly kind: 'interrupted'; readonly heard: string }
  | { readonly kind: 'key'; readonly digit: string }
  /** A mark came back: all sound before it was played, or was thrown away by a `clear`. */
  | { readonly kind: 'played'; readonly mark: string }
  /** The caller's microphone; while it is off no sound comes and no silence is counted. */
  | { readonly kind: 'mic'; readonly on: boolean }
  /** With the speaker off the agent's words go out as captions only and count as heard at once. */
  | { readonly kind: 'speaker'; readonly on: boolean }
  | { readonly kind: 'hangup' };

/** What goes to the caller. */
export type OutFrame =
  /** 20 ms of sound. */
  | { readonly kind: 'audio'; readonly turn: number; readonly pcm: Pcm }
  /** To be echoed as `played` when all sound sent before it has been played. */
  | { readonly kind: 'mark'; readonly turn: number; readonly mark: string }
  /** Throw away all sound that was sent and not yet played. */
  | { readonly kind: 'clear'; readonly turn: number }
  /** The words of one message so far, as a whole; `id` is the message's. Final: they will not change any more. */
  | {
      readonly kind: 'caption';
      readonly turn: number;
      readonly role: 'user' | 'agent';
      readonly id: string;
      readonly text: string;
      readonly final: boolean;
    }
  | { readonly kind: 'state'; readonly state: AgentState }
  /** The last frame. The wire's socket is to be closed after it. */
  | { readonly kind: 'ended'; readonly reason: EndReason };

export type AgentState = 'listening' | 'thinking' | 'speaking';

export type EndReason =
  | 'caller-hung-up'
  | 'agent-ended'
  | 'socket-lost'
  /** The caller said nothing, was asked twice and still said nothing. */
  | 'silence'
  | 'too-long'
  /** The server is going down. */
  | 'drain'
  | 'failed';

/** Milliseconds of one out frame of sound. */
export const FRAME_MS = 20;
