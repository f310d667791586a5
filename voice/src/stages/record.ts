import { randomUUID } from 'node:crypto';
import type { OutFrame } from '../frames.ts';
import type { ReplySteps, SpokenMessage } from '../reports.ts';
import type { Pcm } from '../roles.ts';
import type { Heard } from './heard.ts';
import { withoutQuiet } from './quiet.ts';

export interface RecordOptions {
  readonly sampleRate: number;
  /** A time of the clock on the media clock. */
  readonly mediaMs: (clockMs: number) => number;
  readonly now: () => number;
  readonly on: { frame(frame: OutFrame): void; message(message: SpokenMessage): void };
}

interface CallerWords {
  readonly turn: number;
  readonly text: string;
  readonly confidence: number | null;
  readonly clip: { readonly startMs: number; readonly endMs: number; readonly pcm: Pcm } | null;
  readonly typed: boolean;
}

interface AgentMessage {
  readonly id: string;
  readonly turn: number;
  /** When the turn was the agent's, on the clock. */
  readonly answeredMs: number;
  /** End of the speech that is answered, on the media clock. */
  readonly speechEndMs: number | null;
  /** When its words were known, on the clock. */
  readonly wordsMs: number;
  /** When the first part of the reply was there, on the clock. */
  replyMs: number | null;
  soundMs: number | null;
  frameMs: number | null;
  shown: string[];
}

/** Writes down what was said: one message per turn and side, with captions while they grow. */
export class Recorder {
  callerTalkMs = 0;
  agentTalkMs = 0;
  readonly #options: RecordOptions;
  #agent: AgentMessage | null = null;
  #wordsMs = Number.NEGATIVE_INFINITY;
  /** What was heard last and not understood: its words may still come. */
  #wordless: { readonly id: string; readonly endMs: number } | null = null;

  constructor(options: RecordOptions) {
    this.#options = options;
  }

  caller({ turn, text, confidence, clip, typed }: CallerWords): void {
    const { on, sampleRate, mediaMs, now } = this.#options;
    // Its ends may have been found elsewhere meanwhile; what is said anew begins behind it.
    const late = clip !== null && this.#wordless && clip.startMs < this.#wordless.endMs ? this.#wordless : null;
    const id = late?.id ?? randomUUID();
    const atMs = mediaMs(now());
    const endMs = clip?.endMs ?? atMs;
    this.callerTalkMs += clip && !late ? endMs - clip.startMs : 0;
    this.#wordless = clip && text === '' ? { id, endMs } : null;
    on.frame({ kind: 'caption', turn, role: 'user', id, text, final: true });
    on.message({
      id,
      turn,
      role: 'user',
      text,
      startMs: clip?.startMs ?? atMs,
      endMs,
      audio: late ? null : (clip?.pcm ?? null),
      sampleRate,
      confidence,
      interrupted: false,
      heardToSoundMs: null,
      steps: null,
      engineMs: null,
      typed,
    });
  }

  beginAgent(turn: number, speechEndMs: number | null): void {
    const answeredMs = this.#options.now();
    const waited = { answeredMs, speechEndMs, wordsMs: this.#wordsMs, replyMs: null, soundMs: null, frameMs: null };
    this.#agent = { id: randomUUID(), turn, ...waited, shown: [] };
  }

  /** What the caller said, as far as they said it, is known. */
  words(): void {
    this.#wordsMs = this.#options.now();
  }

  /** Something of the reply is there. */
  part(turn: number): void {
    if (this.#agent?.turn === turn) this.#agent.replyMs ??= this.#options.now();
  }

  /** The first frame, due to play at `atMs` of the clock, is going out. */
  sounding(atMs: number): void {
    if (!this.#agent || this.#agent.soundMs !== null) return;
    this.#agent.soundMs = atMs;
    this.#agent.frameMs = this.#options.now();
  }

  sentence(text: string): void {
    if (!this.#agent) return;
    this.#agent.shown.push(text);
    this.#agent.frameMs ??= this.#options.now();
    this.#caption(this.#agent, this.#agent.shown.join(' '), false);
  }

  /** Ends the agent's message. What nobody heard was not said. */
  endAgent(heard: Heard, interrupted: boolean): void {
    const agent = this.#agent;
    this.#agent = null;
    if (!agent) return;
    if (agent.shown.length > 0) this.#caption(agent, heard.text, true);
    this.agentTalkMs += heard.playedMs;
    if (heard.text !== '' || heard.audio) this.#options.on.message(this.#message(agent, heard, interrupted));
  }

  #caption({ turn, id }: AgentMessage, text: string, final: boolean): void {
    this.#options.on.frame({ kind: 'caption', turn, role: 'agent', id, text, final });
  }

  #message(agent: AgentMessage, heard: Heard, interrupted: boolean): SpokenMessage {
    const { mediaMs, now, sampleRate } = this.#options;
    const soundMs = agent.soundMs === null ? null : mediaMs(agent.soundMs);
    const played = { startMs: mediaMs(heard.fromMs ?? now()), endMs: mediaMs(heard.toMs ?? now()) };
    const clip = withoutQuiet({ ...played, pcm: heard.audio ?? new Int16Array() }, sampleRate);
    return {
      id: agent.id,
      turn: agent.turn,
      role: 'agent',
      text: heard.text,
      startMs: clip.startMs,
      endMs: clip.endMs,
      audio: heard.audio && clip.pcm,
      sampleRate,
      confidence: null,
      interrupted,
      heardToSoundMs: soundMs === null || agent.speechEndMs === null ? null : soundMs - agent.speechEndMs,
      steps: this.#steps(agent),
      engineMs: agent.turn === 0 || agent.frameMs === null ? null : agent.frameMs - agent.answeredMs,
      typed: false,
    };
  }

  #steps({ speechEndMs, wordsMs, answeredMs, replyMs }: AgentMessage): ReplySteps | null {
    if (speechEndMs === null) return null;
    const since = (clockMs: number) => this.#options.mediaMs(clockMs) - speechEndMs;
    return {
      // Words that were known before were of something else: nobody understood these.
      heardToWordsMs: since(wordsMs) < 0 ? null : since(wordsMs),
      heardToTurnMs: since(answeredMs),
      heardToReplyMs: replyMs === null ? null : since(replyMs),
    };
  }
}
