import type { Clock } from '../clock.ts';
import type { Problem } from '../reports.ts';
import type { Detector, Pcm, Question, Recogniser, SpeechToText, Transcript, Used, VoiceActivity } from '../roles.ts';
import type { Policy } from '../turns/policy.ts';
import type { Span, TurnEvent } from '../turns/state.ts';
import { Activity } from './activity.ts';
import { Loudness } from './loudness.ts';
import { Place } from './place.ts';
import { type Clip, withoutQuiet } from './quiet.ts';
import { createTape } from './tape.ts';
import { TooSlow, within } from './within.ts';
import type { Work } from './work.ts';

/** Longest wait for the words of one utterance, and for each second of it: the caller hears something within 3 s. */
const RECOGNISE_MS = { least: 2000, perSecond: 100 };
/** Words that come within so much more are still answered. */
const LATE_MS = 6000;
/** What is said so long and heard so well tells how loud the caller is. */
const KNOWN = { speechMs: 400, confidence: 0.5 };
/** Sound kept for a detector that lags behind. */
const LAG_MS = 1500;
/** Sound further ahead of its time than this is a flood, not a burst of late packets. */
const AHEAD_MS = 5000;

export interface ListenOptions {
  readonly toText: SpeechToText;
  readonly activity: VoiceActivity;
  readonly sampleRate: number;
  readonly keyterms: readonly string[];
  readonly policy: Policy;
  /** Gives up on the recogniser. */
  readonly limits: Clock;
  readonly work: Work;
  /** Now, on the media clock. */
  readonly mediaMs: () => number;
  /** Start of the sound that is still wanted, on the media clock. */
  readonly wantedFromMs: () => number;
  /** Whether what the caller's line brought is the agent's own voice. */
  readonly isOwnVoice: (clip: Clip) => boolean;
  readonly on: {
    event(event: TurnEvent): void;
    audio(offsetMs: number, pcm: Pcm): void;
    problem(part: Problem['part'], cause: unknown): void;
    used(used: Used): void;
  };
}

export interface Recognition {
  readonly utterance: number;
  readonly span: Span;
  readonly speechMs: number;
  /** What was asked last. */
  readonly question: Question;
}

interface Asking {
  readonly abort: AbortController;
  readonly question: Question;
  late(words: Transcript): void;
}

const SILENT_DETECTOR: Detector = {
  frameSamples: 256,
  probability: () => Promise.reject(new Error('There is no detector.')),
  reset: () => undefined,
};

/** The caller's side of the line: sound in; voice, words and clips out. */
export class Listener {
  readonly #options: ListenOptions;
  readonly #perMs: number;
  readonly #tape = createTape();
  readonly #place = new Place();
  readonly #recogniser: Recogniser | null;
  readonly #activity: Activity;
  readonly #loudness: Loudness;
  #current = new AbortController();

  constructor(options: ListenOptions) {
    const { toText, activity, sampleRate, keyterms, work, on } = options;
    this.#options = options;
    this.#perMs = sampleRate / 1000;
    this.#loudness = new Loudness(sampleRate);
    this.#recogniser = this.#open('toText', () => toText.open({ sampleRate, keyterms, used: (used) => on.used(used) }));
    const detector = this.#open('activity', () => activity.open({ sampleRate })) ?? SILENT_DETECTOR;
    this.#activity = new Activity({
      detector,
      work,
      isCaller: (frame) => this.#loudness.isCaller(frame),
      on: {
        level: (level, from, to) =>
          on.event({ is: 'voice', level, fromMs: from / this.#perMs, toMs: to / this.#perMs }),
        failed: (cause) => on.problem('activity', cause),
      },
    });
  }

  hear(pcm: Pcm, atMs: number | undefined): void {
    const { mediaMs, wantedFromMs, policy, on } = this.#options;
    const [endMs, lengthMs] = [this.#tape.end / this.#perMs, pcm.length / this.#perMs];
    if (endMs - mediaMs() > AHEAD_MS) return;
    const at = Math.round(this.#place.find({ endMs, lengthMs, nowMs: mediaMs(), atMs }) * this.#perMs);
    if (at > this.#tape.end) {
      this.#tape.skipTo(at);
      this.#activity.reset();
    }
    this.#tape.forgetBefore((wantedFromMs() - policy.preRollMs - LAG_MS) * this.#perMs);
    this.#tape.push(pcm);
    on.audio(at / this.#perMs, pcm);
    this.#activity.push(pcm, at);
  }

  /** The line was off: what comes next is a new start. */
  restart(): void {
    this.#place.restart();
  }

  /** Nobody was heard for a while: whoever speaks next may be the caller, however quiet. */
  takeAnyone(): void {
    this.#loudness.forget();
  }

  /** Passes an utterance on while it is said. */
  tell(span: Span): void {
    if (!this.#recogniser?.hear) return;
    try {
      this.#recogniser.hear(this.clip(span).pcm);
    } catch (cause) {
      this.#options.on.problem('toText', cause);
    }
  }

  /** Asks for the words of an utterance; what was asked before is overtaken. */
  recognise(recognition: Recognition): void {
    this.#current.abort();
    this.#current = new AbortController();
    void this.#ask(recognition, this.#current);
  }

  async #ask({ utterance, span, speechMs, question }: Recognition, abort: AbortController): Promise<void> {
    const { on } = this.#options;
    const tell = ({ text, confidence, alternatives }: Transcript) => {
      if (this.#current !== abort) return;
      const own = text.trim() !== '' && this.#options.isOwnVoice(this.clip(span));
      if (!own && speechMs >= KNOWN.speechMs && (confidence ?? 0) >= KNOWN.confidence)
        this.#loudness.learn(this.spoken(span).pcm);
      on.event({ is: 'words', utterance, speechMs, text: text.trim(), confidence, alternatives, own });
    };
    try {
      tell(await this.words(span, { abort, question, late: tell }));
    } catch (cause) {
      if (this.#current !== abort) return;
      on.problem('toText', cause);
      on.event({ is: 'unrecognised', utterance, speechMs, late: cause instanceof TooSlow });
    }
  }

  /** The words of a span. Fails when the recogniser does, and when it is late; `late` is told what comes after that. */
  async words(
    span: Span,
    { abort = new AbortController(), question, late }: Partial<Asking> = {},
  ): Promise<Transcript> {
    const { limits, work } = this.#options;
    if (!this.#recogniser) throw new Error('There is no recogniser.');
    const { pcm, startMs, endMs } = this.clip(span);
    const answer = this.#recogniser.recognise(pcm, abort.signal, question);
    try {
      const limitMs = RECOGNISE_MS.least + (RECOGNISE_MS.perSecond * (endMs - startMs)) / 1000;
      return await work.track(within(limits, limitMs, answer));
    } catch (cause) {
      if (late && cause instanceof TooSlow) void within(limits, LATE_MS, answer).then(late, () => abort.abort());
      else abort.abort();
      throw cause;
    }
  }

  /** A span with its pre-roll and post-roll. */
  clip(span: Span): Clip {
    const { policy } = this.#options;
    const from = Math.max(0, Math.round((span.fromMs - policy.preRollMs) * this.#perMs));
    const pcm = this.#tape.slice(from, Math.round((span.toMs + policy.postRollMs) * this.#perMs));
    return { startMs: from / this.#perMs, endMs: (from + pcm.length) / this.#perMs, pcm };
  }

  /** What was said within a span: its clip without the quiet at both ends. */
  spoken(span: Span): Clip {
    return withoutQuiet(this.clip(span), this.#perMs * 1000);
  }

  close(): void {
    this.#current.abort();
    this.#open('toText', () => this.#recogniser?.close());
  }

  #open<T>(part: Problem['part'], open: () => T): T | null {
    try {
      return open();
    } catch (cause) {
      this.#options.on.problem(part, cause);
      return null;
    }
  }
}
