import { type Clock, wallClock } from '../clock.ts';
import type { OutFrame } from '../frames.ts';
import type { ConversationOptions } from '../options.ts';
import type { Problem, ToolRecord } from '../reports.ts';
import type { Pcm, Used } from '../roles.ts';
import type { Policy } from '../turns/policy.ts';
import type { TurnEvent } from '../turns/state.ts';
import { voiceElsewhere } from './elsewhere.ts';
import { Listener } from './listen.ts';
import { Speaker } from './speak.ts';
import { type Reply, Thinker } from './think.ts';
import { within } from './within.ts';
import { Work } from './work.ts';

/** Something that never ends does not stop a fast line for longer than this. */
const SETTLE_MS = 10_000;

/** What the stages report to the conversation. */
export interface StagesOn {
  mediaMs(): number;
  wantedFromMs(): number;
  event(event: TurnEvent): void;
  frame(frame: OutFrame): void;
  sounding(turn: number, atMs: number): void;
  sentence(turn: number, text: string): void;
  replied(turn: number, reply: Reply): void;
  tool(record: ToolRecord): void;
  used(used: Used): void;
  callerAudio(offsetMs: number, pcm: Pcm): void;
  /** `atMs` is on the clock. */
  agentAudio(atMs: number, pcm: Pcm): void;
  problem(part: Problem['part'], cause: unknown): void;
}

export interface Stages {
  /** Null without sound. */
  readonly listen: Listener | null;
  /** Null when the model did not open. */
  readonly think: Thinker | null;
  readonly speak: Speaker;
  settled(): Promise<void>;
}

type Options = ConversationOptions & { readonly policy: Policy; readonly clock: Clock };

export function openStages(options: Options, on: StagesOn): Stages {
  const work = new Work();
  const limits = options.clock.limits ?? options.clock;
  const shared = { work, limits };
  const speak = new Speaker({
    ...options,
    ...shared,
    ...voiceOf(options.speech),
    leadMs: options.policy.leadMs,
    on: { ...on, played: (turn) => on.event({ is: 'played', turn }), audio: (atMs, pcm) => on.agentAudio(atMs, pcm) },
  });
  return {
    speak,
    listen: openListener(options, shared, speak, on),
    think: openThinker(options, shared, speak, on),
    settled: () => within(wallClock(), SETTLE_MS, work.settled()).catch(() => undefined),
  };
}

const voiceOf = (speech: Options['speech']) =>
  speech === 'elsewhere'
    ? { toSpeech: voiceElsewhere, elsewhere: true }
    : { toSpeech: speech?.toSpeech ?? null, elsewhere: false };

interface Shared {
  readonly work: Work;
  readonly limits: Clock;
}

function openListener(options: Options, shared: Shared, speak: Speaker, on: StagesOn): Listener | null {
  const { speech, sampleRate, keyterms, policy } = options;
  if (!speech || speech === 'elsewhere') return null;
  return new Listener({
    ...speech,
    ...shared,
    sampleRate,
    keyterms,
    policy,
    mediaMs: () => on.mediaMs(),
    wantedFromMs: () => on.wantedFromMs(),
    isOwnVoice: ({ pcm, startMs }) => speak.hearsItself(pcm, options.clock.now() - on.mediaMs() + startMs),
    on: {
      event: (event) => on.event(event),
      audio: (offsetMs, pcm) => on.callerAudio(offsetMs, pcm),
      used: (used) => on.used(used),
      problem: (part, cause) => on.problem(part, cause),
    },
  });
}

function openThinker(options: Options, shared: Shared, speak: Speaker, on: StagesOn): Thinker | null {
  const { model, tools, state } = options;
  try {
    return new Thinker({
      model,
      tools,
      state,
      ...shared,
      on: {
        part: (turn) => on.event({ is: 'part', turn }),
        sentence: (turn, text) => speak.say(turn, text),
        replied: (turn, reply) => on.replied(turn, reply),
        tool: (record) => on.tool(record),
        used: (used) => on.used(used),
        toolRunning: (turn, running) => on.event({ is: 'tool', turn, running }),
        problem: (part, cause) => on.problem(part, cause),
      },
    });
  } catch (cause) {
    on.problem('model', cause);
    return null;
  }
}
