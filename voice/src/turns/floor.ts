import type { EndReason } from '../frames.ts';
import type { CallerTurn } from '../roles.ts';
import type { Policy } from './policy.ts';
import { type Command, freshReply, type Span, type TurnState } from './state.ts';

/** What one step works on: a copy of the state that is its own, and the commands so far. */
export interface Step {
  readonly s: TurnState;
  readonly now: number;
  readonly policy: Policy;
  readonly out: Command[];
}

interface Answer {
  readonly kind: CallerTurn['kind'];
  readonly text: string;
  readonly confidence?: number | null;
  readonly alternatives?: CallerTurn['alternatives'];
  readonly span?: Span;
  /** Fixed words instead of the talker's. */
  readonly saying?: string;
}

/** Gives the floor to the agent for a new turn; what it was saying is stopped. */
export function answer(step: Step, answer: Answer): void {
  const { s, now, policy, out } = step;
  interrupt(step);
  s.turn++;
  s.call = 'live';
  s.agent = 'thinking';
  s.reply = freshReply();
  s.missed = null;
  if (!s.endingForced) s.ending = null;
  if (answer.kind !== 'silence') s.prompts = 0;
  delete s.timers.noInput;
  if (answer.saying === undefined) {
    awaitFiller(step);
    s.timers.reply = now + policy.replyMs;
  }
  const { kind, text, confidence = null, alternatives, span = null, saying = null } = answer;
  out.push({ do: 'answer', turn: s.turn, kind, text, confidence, alternatives, span, saying });
}

/** Takes the floor from the agent. Also when its last words are still on their way to the caller. */
export function interrupt({ s, out }: Step): void {
  if (s.agent === 'idle') return;
  if (s.utterance && s.reply.soundedMs !== null) s.utterance.interrupted = true;
  s.call = 'live';
  s.agent = 'idle';
  if (!s.endingForced) s.ending = null;
  delete s.timers.filler;
  delete s.timers.reply;
  if (!s.endingForced) delete s.timers.goodbye;
  out.push({ do: 'abandon', turn: s.turn });
}

/** The agent falls silent without losing its turn, until it is known whether it is interrupted. */
export function hold({ s, out }: Step): void {
  if (s.agent !== 'thinking' && s.agent !== 'speaking') return;
  s.agent = 'held';
  out.push({ do: 'hold', turn: s.turn });
}

/** A caller who waits for the next words is told so, and told again. */
export function awaitFiller({ s, now, policy }: Step): void {
  s.timers.filler = now + (s.reply.fillers === 0 ? policy.fillerMs : policy.fillerAgainMs);
}

/** It was no interruption: the agent goes on where it was held. */
export function resume(step: Step): void {
  const { s, out } = step;
  if (s.agent !== 'held') return;
  s.agent = s.reply.sounding ? 'speaking' : 'thinking';
  if (s.agent === 'thinking' && !s.reply.done) awaitFiller(step);
  out.push({ do: 'resume', turn: s.turn });
}

/** The agent is done and listens. */
export function yieldFloor(step: Step): void {
  const { s } = step;
  if (s.call === 'greeting') s.call = 'live';
  s.agent = 'idle';
  step.out.push({ do: 'said', turn: s.turn });
  // A caller who has just begun to speak may have one more thing to say.
  const goodbye = s.utterance === null || s.endingForced;
  if (s.ending !== null && goodbye) end(step, s.ending);
  else awaitInput(step, step.policy.noInputMs);
}

/** A silent caller is asked after a while; one who cannot be heard is not. */
export function awaitInput({ s, now }: Step, ms: number): void {
  if (s.call === 'live' && s.agent === 'idle' && s.utterance === null && s.keys === '' && s.micOn) {
    s.timers.noInput = now + ms;
  }
}

/** Says a last sentence, then ends. `forced`: the caller cannot talk the agent out of it. */
export function sayGoodbye(step: Step, options: { reason: EndReason; saying: string; forced: boolean }): void {
  const { s, now, policy } = step;
  answer(step, { kind: 'silence', text: '', saying: options.saying });
  s.ending = options.reason;
  s.endingForced = options.forced;
  s.timers.goodbye = now + policy.goodbyeMaxMs;
}

/** Ends the call, once, with the words of an utterance that nobody will answer. */
export function end({ s, out }: Step, reason: EndReason): void {
  if (s.call === 'ended') return;
  const { utterance } = s;
  const span = utterance && { fromMs: utterance.startMs, toMs: utterance.lastSpeechMs };
  const whole = utterance?.words?.speechMs === utterance?.speechMs;
  out.push({ do: 'end', reason, span, words: (whole && utterance?.words) || null });
  s.call = 'ended';
  s.user = 'silent';
  s.agent = 'idle';
  s.utterance = null;
  s.timers = {};
}
