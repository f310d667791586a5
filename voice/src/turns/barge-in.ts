import type { Policy } from './policy.ts';
import type { TurnState, Utterance } from './state.ts';
import { isOnlyListening } from './words.ts';

export type Words = Pick<NonNullable<Utterance['words']>, 'text' | 'confidence'>;

/** Whether the agent may be stopped now: not in the first moment of the opening, nor in a last goodbye. */
export function isInterruptible(state: TurnState, now: number, policy: Policy): boolean {
  if (state.agent === 'idle' || state.endingForced) return false;
  if (state.turn > 0) return true;
  return state.reply.soundedMs !== null && now - state.reply.soundedMs >= policy.openingGuardMs;
}

/**
 * The caller said something that is not just a sign of listening, nor with less confidence than `least` a guess of the
 * recogniser. After a question every word is an answer.
 */
export function saysSomething(state: TurnState, { text, confidence }: Words, least: number): boolean {
  if (text.trim() === '') return false;
  if (state.reply.asked) return true;
  return (confidence ?? 1) >= least && !isOnlyListening(text, { opening: state.turn === 0 });
}

/**
 * Whether what is being said stops the agent. Judged on this utterance alone: ten signs of listening are still none
 * of stopping. Before the agent is heard only words count, for noise must not cost the caller the reply.
 */
export function interrupts(state: TurnState, utterance: Utterance, policy: Policy): boolean {
  if (utterance.overlapMs < policy.holdMs) return false;
  const { words, speechMs } = utterance;
  const least = policy.sureEnough[words?.speechMs === speechMs ? 'whole' : 'part'];
  const heard = words !== null && saysSomething(state, words, least);
  if (heard && speechMs >= policy.interruptMs) return true;
  // The agent's own voice goes on for as long as the way back is, and stops nothing.
  return !words?.own && state.reply.soundedMs !== null && speechMs >= policy.interruptAnywayMs;
}
