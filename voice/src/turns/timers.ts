import { commitKeys, onLineLost } from './caller.ts';
import { answer, end, type Step, sayGoodbye } from './floor.ts';
import { SENTENCES } from './sentences.ts';
import type { TimerName, TurnState } from './state.ts';

/** When `time` is to be told next; null when nothing is waited for. */
export function nextDueMs(state: TurnState): number | null {
  const due = Object.values(state.timers);
  return due.length === 0 ? null : Math.min(...due);
}

/** Rings whatever is due, the earliest first. */
export function onTime(step: Step): void {
  for (let name = firstDue(step); name !== null; name = firstDue(step)) {
    delete step.s.timers[name];
    RINGS[name](step);
  }
}

const NAMES: readonly TimerName[] = ['call', 'goodbye', 'stall', 'keys', 'reply', 'filler', 'noInput'];

function firstDue({ s, now }: Step): TimerName | null {
  const due = (name: TimerName) => s.timers[name] ?? Number.POSITIVE_INFINITY;
  const first = NAMES.reduce((a, b) => (due(b) < due(a) ? b : a));
  return due(first) <= now ? first : null;
}

const RINGS: Readonly<Record<TimerName, (step: Step) => void>> = {
  call: (step) => sayGoodbye(step, { reason: 'too-long', saying: SENTENCES.tooLong, forced: true }),
  goodbye: (step) => end(step, step.s.ending ?? 'agent-ended'),
  stall: onLineLost,
  keys: commitKeys,
  reply: giveUp,
  filler: sayFiller,
  noInput: askSilentCaller,
};

function giveUp({ s, out }: Step): void {
  if (s.agent === 'idle' || s.reply.done) return;
  s.reply.done = true;
  delete s.timers.filler;
  out.push({ do: 'giveUp', turn: s.turn, text: SENTENCES.tooSlow });
}

function sayFiller({ s, out }: Step): void {
  if (s.agent !== 'thinking' || s.reply.done) return;
  out.push({ do: 'say', turn: s.turn, text: s.reply.fillers++ === 0 ? SENTENCES.filler : SENTENCES.fillerAgain });
}

function askSilentCaller(step: Step): void {
  const { s, policy } = step;
  if (s.agent !== 'idle' || s.utterance !== null) return;
  if (s.prompts >= policy.noInputPrompts) {
    sayGoodbye(step, { reason: 'silence', saying: SENTENCES.silentGoodbye, forced: false });
    return;
  }
  s.prompts++;
  answer(step, { kind: 'silence', text: '' });
}
