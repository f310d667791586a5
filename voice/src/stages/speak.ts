import type { Clock } from '../clock.ts';
import type { OutFrame } from '../frames.ts';
import type { Problem } from '../reports.ts';
import type { Pcm, TextToSpeech } from '../roles.ts';
import { Account, type Heard } from './heard.ts';
import { createPacer, type Sent } from './pacer.ts';
import { synthesise } from './synthesis.ts';
import type { Work } from './work.ts';

/** Sound made ahead of what is heard; more would be wasted by the next interruption. */
const AHEAD_MS = 5000;
/** A mark that has not come back this long after its time never will. */
const MARK_MS = 1000;

export interface SpeakOptions {
  readonly toSpeech: TextToSpeech | null;
  readonly voice: string;
  readonly sampleRate: number;
  readonly clock: Clock;
  readonly leadMs: number;
  readonly work: Work;
  readonly on: {
    frame(frame: OutFrame): void;
    /** The caller begins to hear this reply, or hears it again after a gap. */
    sounding(turn: number, atMs: number): void;
    /** A sentence begins to be said. */
    sentence(turn: number, text: string): void;
    /** All that was to be said has been heard. */
    played(turn: number): void;
    audio(atMs: number, pcm: Pcm): void;
    problem(part: Problem['part'], cause: unknown): void;
  };
}

/** The agent's side of the line: sentences in, paced sound out, and an account of what the caller heard of it. */
export interface Speak {
  begin(turn: number): void;
  say(turn: number, text: string): void;
  /** No more sentences will come. */
  finish(turn: number): void;
  hold(): void;
  resume(): void;
  /** Ends the reply here and tells what was heard of it; null when there is none. */
  stop(options: { clear: boolean }): Heard | null;
  markPlayed(mark: string): void;
  setSpeaker(on: boolean): void;
}

interface Speech {
  readonly turn: number;
  abort: AbortController;
  readonly account: Account;
  readonly waiting: number[];
  synthesising: boolean;
  sounding: boolean;
  finished: boolean;
}

export function createSpeak(options: SpeakOptions): Speak {
  const { toSpeech, clock, on } = options;
  const pacer = createPacer({ clock, leadMs: options.leadMs, on: { sent, ended, empty: settle } });
  let speech: Speech | null = null;
  let speakerOn = true;
  let marksComeBack = false;
  /** How much later than by this side's clock the caller hears; learned from marks. */
  let delayMs = 0;
  let cancelSettle: (() => void) | null = null;

  function sent(frame: Sent): void {
    if (!speech) return;
    const { turn, account } = speech;
    on.frame({ kind: 'audio', turn, pcm: frame.pcm });
    account.add(frame);
    if (!speech.sounding) {
      speech.sounding = true;
      on.sounding(turn, frame.atMs);
    }
    startSentence(speech, frame.sentence);
    account.settle(clock.now() - delayMs, marksComeBack);
    if (pacer.queuedMs < AHEAD_MS) synthesiseNext();
  }

  function startSentence({ turn, account }: Speech, index: number): void {
    const sentence = account.sentences[index];
    if (!sentence || sentence.begun) return;
    sentence.begun = true;
    on.sentence(turn, sentence.text);
  }

  function ended(index: number, atMs: number): void {
    const sentence = speech?.account.sentences[index];
    if (!speech || !sentence) return;
    sentence.mark = 'sent';
    sentence.endMs = atMs;
    on.frame({ kind: 'mark', turn: speech.turn, mark: `${speech.turn}.${index}` });
  }

  function synthesiseNext(): void {
    const now = speech;
    if (!now || !toSpeech || now.synthesising || pacer.queuedMs >= AHEAD_MS) return;
    const index = now.waiting.shift();
    const sentence = index === undefined ? undefined : now.account.sentences[index];
    if (index === undefined || !sentence) return settle();
    now.synthesising = true;
    const { signal } = now.abort;
    const take = (pcm: Pcm) => {
      if (signal.aborted) return;
      sentence.frames++;
      pacer.push(pcm, index);
    };
    const next = (ending: () => void) => {
      if (signal.aborted) return;
      now.synthesising = false;
      sentence.whole = true;
      ending();
      synthesiseNext();
    };
    const made = synthesise({ ...options, toSpeech }, sentence.text, signal, take);
    void options.work.track(made).then(
      () => next(() => pacer.endSentence(index)),
      (cause: unknown) =>
        next(() => {
          on.problem('toSpeech', cause);
          showOnly(now, index);
        }),
    );
  }

  /** Its words are shown; nothing of it will sound any more. */
  function showOnly(shown: Speech, index: number): void {
    const sentence = shown.account.sentences[index];
    if (sentence && sentence.frames === 0) sentence.silent = true;
    startSentence(shown, index);
  }

  /** Looks whether the caller has heard everything, now or later. */
  function settle(): void {
    cancelSettle?.();
    cancelSettle = null;
    const now = speech;
    if (!now || now.synthesising || now.waiting.length > 0 || pacer.queuedMs > 0) return;
    if (!now.finished && !now.sounding) return;
    const lastMark = now.account.sentences.findLast(({ frames }) => frames > 0)?.mark;
    const grace = marksComeBack && lastMark === 'sent' ? MARK_MS : 0;
    const wait = now.sounding ? pacer.endMs + delayMs + grace - clock.now() : 0;
    if (wait > 0) cancelSettle = clock.after(wait, settle);
    else allHeard(now);
  }

  function allHeard(done: Speech): void {
    done.account.settle(Number.POSITIVE_INFINITY, false);
    done.sounding = false;
    on.played(done.turn);
  }

  /** What was to be heard is read instead. */
  function goSilent(now: Speech): void {
    now.abort.abort();
    now.abort = new AbortController();
    now.waiting.length = 0;
    now.synthesising = false;
    now.account.settle(clock.now() - delayMs, marksComeBack);
    pacer.reset();
    on.frame({ kind: 'clear', turn: now.turn });
    now.account.sentences.forEach((sentence, index) => {
      sentence.silent = true;
      startSentence(now, index);
    });
    settle();
  }

  function say(turn: number, text: string): void {
    if (speech?.turn !== turn) return;
    const index = speech.account.begin(text);
    if (toSpeech && speakerOn) {
      speech.waiting.push(index);
      synthesiseNext();
    } else {
      showOnly(speech, index);
    }
  }

  function stop({ clear }: { clear: boolean }): Heard | null {
    if (!speech) return null;
    const { turn, account, abort } = speech;
    speech = null;
    abort.abort();
    cancelSettle?.();
    account.settle(clock.now() - delayMs, marksComeBack);
    pacer.reset();
    if (clear && account.sounded) on.frame({ kind: 'clear', turn });
    return account.heard();
  }

  return {
    say,
    stop,
    begin(turn) {
      const account = new Account(options.sampleRate, ({ atMs, pcm }) => on.audio(atMs, pcm));
      const abort = new AbortController();
      speech = { turn, account, abort, waiting: [], synthesising: false, sounding: false, finished: false };
    },
    finish(turn) {
      if (speech?.turn !== turn) return;
      speech.finished = true;
      settle();
    },
    hold: () => pacer.hold(),
    resume: () => pacer.resume(),
    markPlayed(name) {
      const sentence = speech?.account.sentences.find((_, i) => name === `${speech?.turn}.${i}`);
      if (!sentence) return;
      marksComeBack = true;
      sentence.mark = 'back';
      delayMs = Math.min(Math.max(0, clock.now() - sentence.endMs), 2000);
      settle();
    },
    setSpeaker(isOn) {
      speakerOn = isOn;
      if (isOn || !speech) return;
      goSilent(speech);
    },
  };
}
