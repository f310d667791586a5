import { ECHO_MS, isEcho } from '../audio/echo.ts';
import type { Clock } from '../clock.ts';
import type { OutFrame } from '../frames.ts';
import type { Problem } from '../reports.ts';
import type { Pcm, TextToSpeech, Used } from '../roles.ts';
import { Account, type Heard, type Sentence } from './heard.ts';
import { Pacer, type Sent } from './pacer.ts';
import { synthesise } from './synthesis.ts';
import type { Work } from './work.ts';

/** Sound made ahead of what is heard; more would be wasted by the next interruption. */
const AHEAD_MS = 5000;
/** A mark that has not come back this long after its time never will. */
const MARK_MS = 1000;
/** Marks later than this say nothing of the line's delay. */
const DELAY_MAX_MS = 2000;
const MARKS_MAX = 64;

export interface SpeakOptions {
  readonly toSpeech: TextToSpeech | null;
  /** The far end speaks: sentences go out as soon as they are known, sound does not. */
  readonly elsewhere: boolean;
  readonly voice: string;
  readonly sampleRate: number;
  readonly clock: Clock;
  /** Gives up on the voice. */
  readonly limits: Clock;
  readonly leadMs: number;
  readonly work: Work;
  readonly on: {
    frame(frame: OutFrame): void;
    /** The caller begins to hear this reply, or hears it again after a gap. */
    sounding(turn: number, atMs: number): void;
    /** A sentence begins to be said. */
    sentence(turn: number, text: string): void;
    /** All that was to be said so far has been heard. */
    played(turn: number): void;
    audio(atMs: number, pcm: Pcm): void;
    used(used: Used): void;
    problem(part: Problem['part'], cause: unknown): void;
  };
}

/** One reply on its way to the caller. */
interface Speech {
  readonly turn: number;
  readonly account: Account;
  readonly waiting: number[];
  abort: AbortController;
  synthesising: boolean;
  sounding: boolean;
  finished: boolean;
  heardElsewhere: string | null;
}

/** The agent's side of the line: sentences in, paced sound out, and an account of what the caller heard of it. */
export class Speaker {
  readonly #options: SpeakOptions;
  readonly #pacer: Pacer;
  #speech: Speech | null = null;
  /** The reply before: its last words may still come back. */
  #before: Account | null = null;
  #speakerOn = true;
  /** On their way; some come back when their reply is over. */
  readonly #marks = new Map<string, Sentence>();
  #marksComeBack = false;
  /** How much later than by this side's clock the caller hears; learned from marks. */
  #delayMs = 0;
  #cancelSettle: (() => void) | null = null;

  constructor(options: SpeakOptions) {
    this.#options = options;
    const { clock, leadMs } = options;
    this.#pacer = new Pacer({
      clock,
      leadMs,
      on: {
        sent: (frame) => this.#sent(frame),
        ended: (sentence, atMs) => this.#sentenceSent(sentence, atMs),
        empty: () => this.#settle(),
      },
    });
  }

  begin(turn: number): void {
    const { sampleRate, on } = this.#options;
    const account = new Account(sampleRate, ({ atMs, pcm }) => on.audio(atMs, pcm));
    const abort = new AbortController();
    const begun = { turn, account, abort, waiting: [], heardElsewhere: null };
    this.#speech = { ...begun, synthesising: false, sounding: false, finished: false };
  }

  say(turn: number, text: string): void {
    const speech = this.#speech;
    if (speech?.turn !== turn) return;
    const index = speech.account.begin(text);
    if (this.#options.elsewhere) this.#startSentence(speech, index);
    if (this.#options.toSpeech && this.#speakerOn) {
      speech.waiting.push(index);
      this.#synthesiseNext();
    } else {
      this.#showOnly(speech, index);
    }
  }

  /** No more sentences will come. */
  finish(turn: number): void {
    if (this.#speech?.turn !== turn) return;
    this.#speech.finished = true;
    this.#settle();
  }

  hold(): void {
    this.#pacer.hold();
  }

  resume(): void {
    this.#pacer.resume();
  }

  /** Ends the reply here and tells what was heard of it; null when there is none. */
  stop({ clear }: { readonly clear: boolean }): Heard | null {
    const speech = this.#speech;
    if (!speech) return null;
    this.#speech = null;
    this.#before = speech.account;
    speech.abort.abort();
    this.#cancelSettle?.();
    this.#settleAccount(speech);
    this.#pacer.reset();
    // Also when all of it was sent long ago: the far end may still be playing.
    if (clear) this.#clear(speech);
    const heard = speech.account.heard();
    return this.#options.elsewhere ? { ...heard, audio: null, text: speech.heardElsewhere ?? heard.text } : heard;
  }

  /** Whether this sound, which began at `atMs` of the clock, is what was just said, coming back. */
  hearsItself(heard: Pcm, atMs: number): boolean {
    const { sampleRate } = this.#options;
    const toMs = atMs + (heard.length * 1000) / sampleRate;
    return [this.#speech?.account, this.#before].some((account) => {
      const said = account?.between(atMs - ECHO_MS, toMs);
      return said ? isEcho(heard, said, sampleRate) : false;
    });
  }

  /** The far end knows better how much of the reply was spoken. */
  heardElsewhere(text: string): void {
    if (this.#speech && text !== '') this.#speech.heardElsewhere = text;
  }

  markPlayed(mark: string): void {
    const sentence = this.#marks.get(mark);
    if (!sentence) return;
    this.#marks.delete(mark);
    this.#marksComeBack = true;
    sentence.mark = 'back';
    this.#delayMs = Math.min(Math.max(0, this.#options.clock.now() - sentence.endMs), DELAY_MAX_MS);
    this.#settle();
  }

  setSpeaker(on: boolean): void {
    this.#speakerOn = on;
    if (!on && this.#speech) this.#goSilent(this.#speech);
  }

  #sent(frame: Sent): void {
    const speech = this.#speech;
    if (!speech) return;
    const { on } = this.#options;
    on.frame({ kind: 'audio', turn: speech.turn, pcm: frame.pcm });
    speech.account.add(frame);
    if (!speech.sounding) {
      speech.sounding = true;
      on.sounding(speech.turn, frame.atMs);
    }
    this.#startSentence(speech, frame.sentence);
    this.#settleAccount(speech);
    if (this.#pacer.queuedMs < AHEAD_MS) this.#synthesiseNext();
  }

  #sentenceSent(index: number, atMs: number): void {
    const sentence = this.#speech?.account.sentences[index];
    if (!this.#speech || !sentence) return;
    sentence.mark = 'sent';
    sentence.endMs = atMs;
    const { turn } = this.#speech;
    const mark = `${turn}.${index}`;
    // A line that never sends any back must not fill the memory.
    if (this.#marks.size >= MARKS_MAX) this.#marks.clear();
    this.#marks.set(mark, sentence);
    this.#options.on.frame({ kind: 'mark', turn, mark });
  }

  #startSentence({ turn, account }: Speech, index: number): void {
    const sentence = account.sentences[index];
    if (!sentence || sentence.begun) return;
    sentence.begun = true;
    this.#options.on.sentence(turn, sentence.text);
  }

  #synthesiseNext(): void {
    const speech = this.#speech;
    const { toSpeech } = this.#options;
    if (!speech || !toSpeech || speech.synthesising || this.#pacer.queuedMs >= AHEAD_MS) return;
    const index = speech.waiting.shift();
    if (index === undefined) return this.#settle();
    speech.synthesising = true;
    void this.#options.work.track(this.#makeSound(speech, index, toSpeech));
  }

  async #makeSound(speech: Speech, index: number, toSpeech: TextToSpeech): Promise<void> {
    const { signal } = speech.abort;
    const sentence = speech.account.sentences[index];
    if (!sentence) return;
    try {
      const { on } = this.#options;
      await synthesise({ ...this.#options, toSpeech, used: (used) => on.used(used) }, sentence.text, signal, (pcm) => {
        if (signal.aborted) return;
        sentence.frames++;
        this.#pacer.push(pcm, index);
      });
    } catch (cause) {
      if (!signal.aborted) this.#options.on.problem('toSpeech', cause);
    }
    if (signal.aborted) return;
    speech.synthesising = false;
    sentence.whole = true;
    if (sentence.frames > 0) this.#pacer.endSentence(index);
    else this.#showOnly(speech, index);
    this.#synthesiseNext();
  }

  /** Its words are shown and do not sound. */
  #showOnly(speech: Speech, index: number): void {
    const sentence = speech.account.sentences[index];
    if (sentence) sentence.silent = true;
    this.#startSentence(speech, index);
  }

  /** What was to be heard is read instead. */
  #goSilent(speech: Speech): void {
    speech.abort.abort();
    speech.abort = new AbortController();
    speech.waiting.length = 0;
    speech.synthesising = false;
    this.#settleAccount(speech);
    this.#pacer.reset();
    this.#clear(speech);
    for (const index of speech.account.sentences.keys()) this.#showOnly(speech, index);
    this.#settle();
  }

  #clear({ turn, account }: Speech): void {
    if (!account.sounded) return;
    this.#marks.clear();
    this.#options.on.frame({ kind: 'clear', turn });
  }

  #settleAccount({ account }: Speech): void {
    account.settle(this.#options.clock.now() - this.#delayMs, this.#marksComeBack);
  }

  /** Looks whether the caller has heard everything, now or later. */
  #settle(): void {
    this.#cancelSettle?.();
    this.#cancelSettle = null;
    const speech = this.#speech;
    if (!speech || speech.synthesising || speech.waiting.length > 0 || this.#pacer.queuedMs > 0) return;
    if (!speech.finished && !speech.sounding) return;
    const waitMs = speech.sounding ? this.#soundEndMs(speech) - this.#options.clock.now() : 0;
    if (waitMs > 0) {
      this.#cancelSettle = this.#options.clock.after(waitMs, () => this.#settle());
      return;
    }
    speech.account.settle(Number.POSITIVE_INFINITY, false);
    speech.sounding = false;
    this.#options.on.played(speech.turn);
  }

  #soundEndMs({ account }: Speech): number {
    const last = account.sentences.findLast(({ frames }) => frames > 0);
    const graceMs = this.#marksComeBack && last?.mark === 'sent' ? MARK_MS : 0;
    return this.#pacer.endMs + this.#delayMs + graceMs;
  }
}
