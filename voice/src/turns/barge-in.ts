import type { Policy } from './policy.ts';
import type { TurnState, Utterance } from './state.ts';
import { isOnlyListening } from './words.ts';

/** Whether the agent may be stopped now: not in the first moment of the opening, nor in a last goodbye. */
export function isInterruptible(state: TurnState, now: number, policy: Policy): boolean {
  if (state.agent === 'idle' || state.endingForced) return false;
  if (state.turn > 0) return true;
  return state.reply.soundedMs !== null && now - state.reply.soundedMs >= policy.openingGuardMs;
}

/** The caller said something that is not just a sign of listening. After a question every word is an answer. */
export function saysSomething(state: TurnState, text: string): boolean {
  if (text.trim() === '') return false;
  return state.reply.asked || !isOnlyListening(text, { opening: state.turn === 0 });
}

/**
 * Whether what is being said stops the agent. Judged on this utterance alone: ten signs of listening are still none
 * of stopping. Before the agent is heard only words count, for noise must not cost the caller the reply.
 */
export function interrupts(state: TurnState, utterance: Utterance, policy: Policy): boolean {
  if (utterance.overlapMs < policy.holdMs) return false;
  const heard = utterance.words !== null && saysSomething(state, utterance.words.text);
  if (heard && utterance.speechMs >= policy.interruptMs) return true;
  return state.reply.soundedMs !== null && utterance.speechMs >= policy.interruptAnywayMs;
}
