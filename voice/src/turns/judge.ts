import { interrupts, isInterruptible, saysSomething, type Words } from './barge-in.ts';
import { endpointMs } from './endpointing.ts';
import { answer, awaitInput, end, hold, interrupt, resume, type Step } from './floor.ts';
import { SENTENCES } from './sentences.ts';
import type { Command, Span, TurnEvent, Utterance } from './state.ts';

/** Looks at what is being said: does it stop the agent, are its words wanted, is it over? */
export function judge(step: Step, utterance: Utterance): void {
  const { s, now, policy } = step;
  if (isInterruptible(s, now, policy)) {
    if (utterance.overlapMs >= policy.holdMs) hold(step);
    if (interrupts(s, utterance, policy)) interrupt(step);
  }
  if (wantsWords(step, utterance)) recognise(step, utterance);
  if (isOver(step, utterance)) finish(step, utterance);
}

function wantsWords({ s, policy }: Step, utterance: Utterance): boolean {
  const { asked, speechMs, silenceMs } = utterance;
  if (s.user === 'pausing') return silenceMs >= policy.speculateMs && asked !== speechMs;
  if (s.agent !== 'held') return false;
  const early = asked < 0 && speechMs >= policy.interruptMs;
  return early || (asked < policy.interruptAnywayMs && speechMs >= policy.interruptAnywayMs);
}

function recognise({ s, out }: Step, utterance: Utterance): void {
  const { id, speechMs, startMs, lastSpeechMs } = utterance;
  utterance.asked = speechMs;
  out.push({
    do: 'recognise',
    utterance: id,
    span: { fromMs: startMs, toMs: lastSpeechMs },
    speechMs,
    question: s.question,
  });
}

/** The caller is done, as far as silence and all the words tell. */
function isOver({ s, policy }: Step, { words, speechMs, silenceMs }: Utterance): boolean {
  if (s.user !== 'pausing' || words === null || words.speechMs !== speechMs) return false;
  return silenceMs >= waitMs(words);

  function waitMs(heard: NonNullable<Utterance['words']>): number {
    const { text, own } = heard;
    if (own) return policy.endMs.open;
    if (text.trim() === '') return s.agent === 'held' ? policy.resumeMs : policy.endMs.open;
    if (s.agent === 'held' && !saysSomething(s, heard, policy.sureEnough.whole)) return policy.endMs.open;
    return endpointMs(text, s.question.expects, policy);
  }
}

function finish(step: Step, utterance: Utterance): void {
  const { s } = step;
  forget(step);
  const { text, confidence, alternatives } = utterance.words ?? { text: '', confidence: null };
  const why = reasonToIgnore(step, utterance, { text, confidence });
  if (why === null) {
    answer(step, {
      kind: 'speech',
      text,
      confidence,
      alternatives,
      span: { fromMs: utterance.startMs, toMs: utterance.lastSpeechMs },
    });
  } else if (why === 'no-words' && utterance.interrupted && s.agent === 'idle') {
    // The reply was cut for something without words: the talker has to pick up the thread.
    step.out.push({ do: 'ignore', utterance: utterance.id, why });
    answer(step, { kind: 'silence', text: '' });
  } else {
    ignore(step, utterance, why);
  }
}

type Reason = Extract<Command, { do: 'ignore' }>['why'];

function reasonToIgnore({ s, policy }: Step, utterance: Utterance, words: Words): Reason | null {
  if (words.text.trim() === '') return 'no-words';
  if (s.endingForced) return 'not-now';
  if (s.agent === 'idle') return null;
  if (s.turn === 0 && utterance.overlapMs < policy.holdMs) return 'not-now';
  return saysSomething(s, words, policy.sureEnough.whole) ? null : 'listening';
}

function ignore(step: Step, utterance: Utterance, why: Reason): void {
  const { s, policy } = step;
  step.out.push({ do: 'ignore', utterance: utterance.id, why });
  resume(step);
  if (s.ending !== null && s.agent === 'idle') end(step, s.ending);
  else awaitInput(step, policy.noInputAfterNoiseMs);
}

function forget({ s }: Step): void {
  s.utterance = null;
  s.user = 'silent';
  delete s.timers.stall;
}

type WordsEvent = Extract<TurnEvent, { is: 'words' }>;

/** What was made of an utterance; words of less of it than those that are there already are dropped. */
export function onWords(step: Step, event: WordsEvent): void {
  const { utterance, missed } = step.s;
  if (utterance === null && missed?.utterance === event.utterance) return answerLate(step, missed.span, event);
  if (utterance?.id !== event.utterance) return;
  if (utterance.words !== null && utterance.words.speechMs > event.speechMs) return;
  const { text, confidence, alternatives, speechMs, own = false } = event;
  utterance.words = { text: own ? '' : text, confidence, alternatives, speechMs, own };
  judge(step, utterance);
}

/** Once is tried again, twice is told to the caller; who has waited already is told at once. */
export function onUnrecognised(step: Step, event: Extract<TurnEvent, { is: 'unrecognised' }>): void {
  const { s } = step;
  const { utterance } = s;
  if (utterance?.id !== event.utterance) return;
  utterance.failures++;
  if (utterance.failures === 1 && !event.late) {
    utterance.asked = -1;
    judge(step, utterance);
  } else if (s.user === 'pausing') {
    forget(step);
    if (s.agent === 'idle') apologise(step, utterance);
    else ignore(step, utterance, 'failed');
  }
}

function apologise(step: Step, { id, startMs, lastSpeechMs }: Utterance): void {
  const span = { fromMs: startMs, toMs: lastSpeechMs };
  answer(step, { kind: 'speech', text: '', span, saying: SENTENCES.notHeard });
  step.s.missed = { utterance: id, span };
}

/** The caller was asked to say it again, and has not begun to: they need not. */
function answerLate(step: Step, span: Span, { text, confidence, alternatives, own }: WordsEvent): void {
  if (own || text.trim() === '' || step.s.endingForced) return;
  answer(step, { kind: 'speech', text, confidence, alternatives, span });
}
