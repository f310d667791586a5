import { onAgent } from './agent.ts';
import { onInterrupted, onKey, onMic, onTyped, onVoice } from './caller.ts';
import { awaitInput, end, type Step, sayGoodbye } from './floor.ts';
import { onUnrecognised, onWords } from './judge.ts';
import type { Policy } from './policy.ts';
import type { Command, TurnEvent, TurnState } from './state.ts';
import { onTime } from './timers.ts';

/**
 * Who has the floor. Pure: the same state, event and time give the same answer; `now` is on the clock of the
 * conversation, in milliseconds, and never goes back.
 */
export function step(
  state: TurnState,
  event: TurnEvent,
  now: number,
  policy: Policy,
): { readonly state: TurnState; readonly commands: readonly Command[] } {
  if (state.call === 'ended') return { state, commands: [] };
  const one: Step = { s: copy(state), now, policy, out: [] };
  apply(one, event);
  return { state: one.s, commands: one.out };
}

function apply(one: Step, event: TurnEvent): void {
  switch (event.is) {
    case 'opened':
      return open(one, event.saying);
    case 'voice':
      return onVoice(one, event);
    case 'mic':
      return onMic(one, event.on);
    case 'words':
      return onWords(one, event);
    case 'unrecognised':
      return onUnrecognised(one, event);
    case 'typed':
      return onTyped(one, event.text, event.spoken ?? false);
    case 'interrupted':
      return onInterrupted(one);
    case 'key':
      return onKey(one, event.digit);
    case 'time':
      return onTime(one);
    case 'close':
      return close(one, event.reason, event.saying);
    case 'part':
    case 'tool':
    case 'replied':
    case 'sounding':
    case 'sentence':
    case 'played':
      return onAgent(one, event);
  }
}

function open(one: Step, saying: string): void {
  const { s, now, policy, out } = one;
  s.timers.call = now + policy.callMaxMs;
  if (saying === '') {
    s.call = 'live';
    return awaitInput(one, policy.noInputMs);
  }
  s.agent = 'thinking';
  out.push({ do: 'answer', turn: 0, kind: 'silence', text: '', confidence: null, span: null, saying });
}

function close(one: Step, reason: Parameters<typeof end>[1], saying: string | null): void {
  if (saying === null) end(one, reason);
  else sayGoodbye(one, { reason, saying, forced: true });
}

function copy(state: TurnState): TurnState {
  const { onset, utterance, reply, timers } = state;
  return {
    ...state,
    onset: onset && { ...onset },
    utterance: utterance && { ...utterance },
    reply: { ...reply },
    timers: { ...timers },
  };
}
