import { awaitFiller, type Step, yieldFloor } from './floor.ts';
import type { TurnEvent } from './state.ts';

export type AgentEvent = Extract<TurnEvent, { is: 'part' | 'tool' | 'replied' | 'sounding' | 'sentence' | 'played' }>;

/** What the agent's own stages report. What comes from an older turn, or after its end, counts for nothing. */
export function onAgent(step: Step, event: AgentEvent): void {
  const { s, now, policy } = step;
  if (event.turn !== s.turn || s.agent === 'idle') return;
  switch (event.is) {
    case 'part':
      if (s.timers.reply !== undefined) s.timers.reply = now + policy.replyMs;
      break;
    case 'tool':
      // A tool has a deadline of its own.
      if (event.running) delete s.timers.reply;
      else if (!s.reply.done) s.timers.reply = now + policy.replyMs;
      break;
    case 'replied':
      onReplied(step, event);
      break;
    case 'sounding':
      onSounding(step);
      break;
    case 'sentence':
      s.reply.asked = event.question;
      break;
    case 'played':
      onPlayed(step);
      break;
  }
}

function onReplied({ s }: Step, event: Extract<AgentEvent, { is: 'replied' }>): void {
  s.reply.done = true;
  s.question = event.question;
  if (event.ends) s.ending = 'agent-ended';
  delete s.timers.reply;
  delete s.timers.filler;
}

function onSounding({ s, now }: Step): void {
  s.reply.sounding = true;
  s.reply.soundedMs ??= now;
  if (s.agent === 'thinking') s.agent = 'speaking';
  delete s.timers.filler;
}

function onPlayed(step: Step): void {
  const { s } = step;
  s.reply.sounding = false;
  if (s.reply.done) {
    yieldFloor(step);
  } else if (s.agent === 'speaking') {
    s.agent = 'thinking';
    awaitFiller(step);
  }
}
