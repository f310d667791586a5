import { isInterruptible } from './barge-in.ts';
import { answer, awaitInput, interrupt, type Step } from './floor.ts';
import { judge } from './judge.ts';
import type { TurnEvent, Utterance } from './state.ts';

/** Longer rows of keys are answered in parts. */
const KEYS_MAX = 32;

type Voice = Extract<TurnEvent, { is: 'voice' }>;

/** A stretch of the line, as the detector heard it: an utterance begins, goes on, or may be over. */
export function onVoice(step: Step, event: Voice): void {
  const { s, now, policy } = step;
  if (s.utterance === null) hearOnset(step, event);
  else if (!s.utterance.closed) hearMore(step, s.utterance, event);
  if (s.utterance === null) return;
  s.timers.stall = now + policy.endMaxMs;
  judge(step, s.utterance);
}

function hearOnset(step: Step, { level, fromMs, toMs }: Voice): void {
  const { s, policy } = step;
  if (level === 'unsure') return;
  if (level === 'silence') {
    s.onset = null;
    return;
  }
  s.onset ??= { fromMs, ms: 0 };
  s.onset.ms += toMs - fromMs;
  if (s.onset.ms < policy.onsetMs) return;
  s.utterance = beginUtterance(++s.utterances, s.onset.fromMs);
  s.onset = null;
  delete s.timers.noInput;
  addSpeech(step, s.utterance, toMs - s.utterance.startMs, toMs);
}

function hearMore(step: Step, utterance: Utterance, { level, fromMs, toMs }: Voice): void {
  const { s, policy } = step;
  if (level === 'speech') {
    addSpeech(step, utterance, toMs - fromMs, toMs);
    if (toMs - utterance.startMs < policy.utteranceMaxMs) return;
    utterance.closed = true;
    endSpeech(step, utterance);
  } else if (level === 'silence' || s.user === 'pausing') {
    s.user = 'pausing';
    utterance.silenceMs += toMs - fromMs;
  }
}

function addSpeech({ s, now, policy, out }: Step, utterance: Utterance, ms: number, toMs: number): void {
  s.user = 'speaking';
  utterance.silenceMs = 0;
  utterance.speechMs += ms;
  utterance.lastSpeechMs = toMs;
  if (toMs - utterance.toldMs >= policy.tellMs) {
    utterance.toldMs = toMs;
    out.push({ do: 'hear', span: { fromMs: utterance.startMs, toMs } });
  }
  if (isInterruptible(s, now, policy)) utterance.overlapMs += ms;
}

/** No more sound of it will come: nothing is to be waited for but the words. */
function endSpeech({ s, policy }: Step, utterance: Utterance): void {
  s.user = 'pausing';
  utterance.silenceMs = Math.max(utterance.silenceMs, policy.endMaxMs);
}

/** The line has stopped to deliver sound in the middle of an utterance. */
export function onLineLost(step: Step): void {
  const { s } = step;
  s.onset = null;
  if (s.utterance === null) return;
  endSpeech(step, s.utterance);
  judge(step, s.utterance);
}

/** The caller switched their microphone: what was begun counts as said when it goes off. */
export function onMic(step: Step, on: boolean): void {
  const { s, policy } = step;
  s.micOn = on;
  delete s.timers.noInput;
  if (on) awaitInput(step, policy.noInputMs);
  else onLineLost(step);
}

/** Words that come as words, typed or heard elsewhere (`spoken`), are a whole turn at once. */
export function onTyped(step: Step, text: string, spoken: boolean): void {
  if (!step.s.endingForced && text.trim() !== '') answer(step, { kind: spoken ? 'speech' : 'text', text });
}

/** What interrupted is told next, or never: a caller who only coughed is asked after a while. */
export function onInterrupted(step: Step): void {
  if (step.s.endingForced) return;
  interrupt(step);
  awaitInput(step, step.policy.noInputMs);
}

/** Keys gather until `#`, a pause or too many of them make a turn of them. */
export function onKey(step: Step, digit: string): void {
  const { s, now, policy } = step;
  if (s.endingForced) return;
  interrupt(step);
  delete s.timers.noInput;
  if (digit !== '#') s.keys += digit;
  if (digit === '#' || s.keys.length >= KEYS_MAX) commitKeys(step);
  else s.timers.keys = now + policy.keysMs;
}

/** The gathered keys become what the caller says. */
export function commitKeys(step: Step): void {
  const { s } = step;
  const text = s.keys || '#';
  s.keys = '';
  delete s.timers.keys;
  answer(step, { kind: 'keys', text });
}

const beginUtterance = (id: number, startMs: number): Utterance => ({
  id,
  startMs,
  lastSpeechMs: startMs,
  toldMs: startMs,
  speechMs: 0,
  overlapMs: 0,
  silenceMs: 0,
  asked: -1,
  words: null,
  failures: 0,
  interrupted: false,
  closed: false,
});
