import type { Clock } from '../clock.ts';
import type { Problem } from '../reports.ts';
import type { Detector, Pcm, Recogniser, SpeechToText, Transcript, VoiceActivity } from '../roles.ts';
import type { Policy } from '../turns/policy.ts';
import type { Span, TurnEvent } from '../turns/state.ts';
import { createActivity } from './activity.ts';
import { createTape } from './tape.ts';
import { within } from './within.ts';
import type { Work } from './work.ts';

/** Longest wait for the words of one utterance. */
const RECOGNISE_MS = 5000;
/** Sound kept for a detector that lags behind. */
const LAG_MS = 1500;
/** Sound missing for longer than this was lost, not late. */
const LOST_MS = 1000;
/** A jump of the sender's time stamps that is more than jitter of its clock. */
const JUMP_MS = 60;

export interface ListenOptions {
  readonly toText: SpeechToText;
  readonly activity: VoiceActivity;
  readonly sampleRate: number;
  readonly keyterms: readonly string[];
  readonly policy: Policy;
  /** Gives up on the recogniser. */
  readonly clock: Clock;
  readonly work: Work;
  /** Now, on the media clock. */
  readonly mediaMs: () => number;
  /** Start of the sound that is still wanted, on the media clock. */
  readonly wantedFromMs: () => number;
  readonly on: {
    event(event: TurnEvent): void;
    audio(offsetMs: number, pcm: Pcm): void;
    problem(part: Problem['part'], cause: unknown): void;
  };
}

export interface Recognition {
  readonly utterance: number;
  readonly span: Span;
  readonly speechMs: number;
}

/** The caller's side of the line: sound in; voice, words and clips out. */
export interface Listen {
  hear(pcm: Pcm, atMs: number | undefined): void;
  /** Asks for the words of an utterance; what was asked before is overtaken. */
  recognise(wanted: Recognition): void;
  /** The words of a span, for once. Fails when the recogniser does. */
  words(span: Span): Promise<Transcript>;
  /** A span with its pre-roll and post-roll. */
  clip(span: Span): { readonly startMs: number; readonly endMs: number; readonly pcm: Pcm };
  /** The line was off: what comes next is a new start. */
  restart(): void;
  close(): void;
}

const NO_DETECTOR: Detector = {
  frameSamples: 256,
  probability: () => Promise.reject(new Error('The detector did not open.')),
  reset: () => undefined,
};

export function createListen(options: ListenOptions): Listen {
  const { sampleRate, policy, clock, work, on } = options;
  const perMs = sampleRate / 1000;
  const tape = createTape();
  const recogniser = openRecogniser(options);
  const activity = createActivity(openDetector(options), work, {
    level: (level, from, to) => on.event({ is: 'voice', level, fromMs: from / perMs, toMs: to / perMs }),
    failed: (cause) => on.problem('activity', cause),
  });
  const place = createPlace(perMs);
  let current = new AbortController();

  function clip(span: Span) {
    const from = Math.max(0, Math.round((span.fromMs - policy.preRollMs) * perMs));
    const pcm = tape.slice(from, Math.round((span.toMs + policy.postRollMs) * perMs));
    return { startMs: from / perMs, endMs: (from + pcm.length) / perMs, pcm };
  }

  async function words(span: Span, abort = new AbortController()): Promise<Transcript> {
    if (!recogniser) throw new Error('The recogniser did not open.');
    try {
      return await work.track(within(clock, RECOGNISE_MS, recogniser.recognise(clip(span).pcm, abort.signal)));
    } catch (cause) {
      abort.abort();
      throw cause;
    }
  }

  function recognise({ utterance, span, speechMs }: Recognition): void {
    current.abort();
    const abort = new AbortController();
    current = abort;
    const overtaken = () => current !== abort;
    words(span, abort).then(
      ({ text, confidence }) => {
        if (!overtaken()) on.event({ is: 'words', utterance, speechMs, text: text.trim(), confidence });
      },
      (cause: unknown) => {
        if (overtaken()) return;
        on.problem('toText', cause);
        on.event({ is: 'unrecognised', utterance, speechMs });
      },
    );
  }

  function hear(pcm: Pcm, atMs: number | undefined): void {
    const at = place(tape.end, pcm.length, options.mediaMs(), atMs);
    if (at > tape.end) {
      tape.skipTo(at);
      activity.reset();
    }
    tape.forgetBefore((options.wantedFromMs() - policy.preRollMs - LAG_MS) * perMs);
    tape.push(pcm);
    on.audio(at / perMs, pcm);
    activity.push(pcm, at);
  }

  function close(): void {
    current.abort();
    try {
      recogniser?.close();
    } catch (cause) {
      on.problem('toText', cause);
    }
  }

  return { hear, recognise, words, clip, restart: place.restart, close };
}

/** Finds where a piece of sound belongs: next to the last one, unless the line lost something in between. */
function createPlace(perMs: number) {
  let first = true;
  let offset: number | null = null;
  const find = (end: number, length: number, nowMs: number, atMs: number | undefined): number => {
    const bySender = offset === null || atMs === undefined ? null : (atMs + offset) * perMs;
    const byClock = nowMs * perMs - length;
    let at = end;
    if (first) at = Math.max(end, byClock);
    else if (bySender !== null) at = bySender - end > JUMP_MS * perMs ? bySender : end;
    else if (byClock - end > LOST_MS * perMs) at = byClock;
    at = Math.round(at);
    if (first && atMs !== undefined) offset = at / perMs - atMs;
    first = false;
    return at;
  };
  return Object.assign(find, {
    restart: () => {
      first = true;
    },
  });
}

function openRecogniser({ toText, sampleRate, keyterms, on }: ListenOptions): Recogniser | null {
  try {
    return toText.open({ sampleRate, keyterms });
  } catch (cause) {
    on.problem('toText', cause);
    return null;
  }
}

function openDetector({ activity, sampleRate, on }: ListenOptions): Detector {
  try {
    return activity.open({ sampleRate });
  } catch (cause) {
    on.problem('activity', cause);
    return NO_DETECTOR;
  }
}
