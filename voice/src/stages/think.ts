import type { Clock } from '../clock.ts';
import type { Problem, ToolRecord } from '../reports.ts';
import type { CallerTurn, Expectation, LanguageModel, ReplyPart, Talker, Tool } from '../roles.ts';
import { createChunks } from './chunks.ts';
import { createToolbox } from './toolbox.ts';
import { within } from './within.ts';
import type { Work } from './work.ts';

/** An interrupted talker gets this long to come to its end, tools at work not counted. */
const STOP_MS = 1000;

export interface ThinkOptions {
  readonly model: LanguageModel;
  readonly tools: readonly Tool[];
  readonly state: unknown;
  /** Gives up on tools and on talkers that do not stop. */
  readonly clock: Clock;
  readonly work: Work;
  readonly on: {
    /** Words or an action arrived for this turn. */
    part(turn: number): void;
    sentence(turn: number, text: string): void;
    replied(turn: number, reply: Reply): void;
    tool(record: ToolRecord): void;
    toolRunning(turn: number, running: boolean): void;
    problem(part: Problem['part'], cause: unknown): void;
  };
}

export interface Reply {
  readonly ending: Extract<ReplyPart, { kind: 'end' }>['reason'] | null;
  readonly expects: Expectation;
  /** There was none. */
  readonly failed: boolean;
}

/** The agent's thoughts: a turn of the caller in, sentences out, one turn after the other. */
export interface Think {
  answer(turn: CallerTurn, signal: AbortSignal): void;
  state(): unknown;
  /** Resolves when no tool is at work. */
  idle(): Promise<void>;
}

/** Fails when the model does not open. */
export function createThink({ model, tools, state, clock, work, on }: ThinkOptions): Think {
  let current: { readonly turn: number; readonly signal: AbortSignal; say(): void } | null = null;
  const toolbox = createToolbox({
    tools,
    clock,
    on: {
      record: (record) => on.tool(record),
      running: (turn, running) => on.toolRunning(turn, running),
      problem: (part, cause) => on.problem(part, cause),
    },
  });
  const talker = model.open({
    tools,
    state,
    callTool(name, input) {
      // What was said so far is heard while the tool works.
      current?.say();
      const { turn, signal } = current ?? { turn: 0, signal: AbortSignal.abort() };
      return toolbox.call(name, input, turn, signal);
    },
  });
  let before: Promise<unknown> = Promise.resolve();
  let busy = false;
  let unheard = '';

  async function reply(turn: CallerTurn, signal: AbortSignal): Promise<void> {
    const chunks = createChunks();
    const say = (sentences: string[]) => {
      for (const sentence of sentences) if (!signal.aborted) on.sentence(turn.turn, sentence);
    };
    current = { turn: turn.turn, signal, say: () => say(chunks.rest()) };
    let ending: Reply['ending'] = null;
    let failed = false;
    let spoke = false;
    const replied = () => {
      say(chunks.rest());
      if (!signal.aborted) on.replied(turn.turn, { ending, expects: expectation(talker), failed });
    };
    try {
      for await (const part of talker.reply(turn, signal)) {
        // An interrupted talker is heard out, so that it can keep its own books.
        if (signal.aborted || ending !== null) continue;
        on.part(turn.turn);
        if (part.kind === 'end') {
          ending = part.reason;
          replied();
        } else {
          spoke ||= part.text.trim() !== '';
          say(chunks.push(part.text));
        }
      }
      failed = !spoke && ending === null && !signal.aborted;
      if (failed) on.problem('model', new Error('The reply was empty.'));
    } catch (cause) {
      failed = !signal.aborted;
      on.problem('model', cause);
    }
    if (ending === null) replied();
  }

  async function answerNext(turn: CallerTurn, signal: AbortSignal, before: Promise<unknown>): Promise<void> {
    await toolbox.idle();
    await within(clock, STOP_MS, before).catch(() => undefined);
    const text = [unheard, turn.text].filter((words) => words !== '').join(' ');
    // Interrupted before its turn came: the words go with those that follow.
    if (signal.aborted) unheard = text;
    else await run({ ...turn, text }, signal);
  }

  function run(turn: CallerTurn, signal: AbortSignal): Promise<void> {
    unheard = '';
    busy = true;
    return reply(turn, signal).finally(() => {
      busy = false;
    });
  }

  return {
    answer(turn, signal) {
      const waits = busy || unheard !== '';
      before = work.track(waits ? answerNext(turn, signal, before) : run(turn, signal));
    },
    state: () => talker.state(),
    idle: () => toolbox.idle(),
  };
}

function expectation(talker: Talker): Expectation {
  try {
    return talker.expects();
  } catch {
    return 'open';
  }
}
