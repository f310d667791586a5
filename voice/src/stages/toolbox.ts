import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Problem, ToolRecord } from '../reports.ts';
import type { Tool, ToolOutcome } from '../roles.ts';
import { TooSlow, within } from './within.ts';

/** True whatever became of the action: it may have happened after all. */
const UNKNOWN_END = "I'm sorry, I can't confirm that right now.";

export interface ToolboxOptions {
  readonly tools: readonly Tool[];
  readonly clock: Clock;
  readonly on: {
    record(record: ToolRecord): void;
    running(turn: number, running: boolean): void;
    problem(part: Problem['part'], cause: unknown): void;
  };
}

interface Run {
  readonly outcome: Promise<ToolOutcome>;
  recorded: ToolOutcome | null;
}

export interface Toolbox {
  /** Never throws. An interruption of the turn starts no tool any more and stops none. */
  call(name: string, input: unknown, turn: number, interrupted: AbortSignal): Promise<ToolOutcome>;
  /** Resolves when no tool is at work. */
  idle(): Promise<void>;
}

/** The same action of one turn. The input stands in it as a digest, whatever the order of its keys. */
export function actionKey(turn: number, name: string, input: unknown): string {
  return `${turn}.${name}.${createHash('sha256').update(stableJson(input)).digest('hex').slice(0, 24)}`;
}

export function createToolbox({ tools, clock, on }: ToolboxOptions): Toolbox {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const runs = new Map<string, Run>();
  const working = new Set<Promise<unknown>>();

  function start(tool: Tool, input: unknown, turn: number, key: string): Run {
    const began = clock.now();
    const abort = new AbortController();
    const stop = clock.after(tool.deadlineMs, () => abort.abort());
    const outcome = runTool(tool, input, { key, signal: abort.signal }, (cause) => on.problem('tool', cause));
    const run: Run = { outcome, recorded: null };
    const record = (made: ToolOutcome) => {
      if (run.recorded === made) return;
      run.recorded = made;
      on.record({ name: tool.name, input, outcome: made, ms: clock.now() - began, turn, key });
    };
    // What ends after its deadline is recorded again: it may well have done what it was asked.
    const watched = outcome.then(record).finally(() => {
      stop();
      working.delete(watched);
    });
    working.add(watched);
    within(clock, tool.deadlineMs, outcome).catch(() => record(tooLate));
    return run;
  }

  async function call(name: string, input: unknown, turn: number, interrupted: AbortSignal): Promise<ToolOutcome> {
    const tool = byName.get(name);
    if (!tool) return { ok: false, code: 'unknown_tool', say: "I'm sorry, I can't do that." };
    const key = actionKey(turn, name, input);
    const known = runs.get(key);
    if (!known && interrupted.aborted) return { ok: false, code: 'interrupted', say: "I haven't done that yet." };
    const run = known ?? start(tool, input, turn, key);
    runs.set(key, run);
    on.running(turn, true);
    try {
      return await within(clock, tool.deadlineMs, run.outcome);
    } catch (cause) {
      if (!(cause instanceof TooSlow)) on.problem('tool', cause);
      return tooLate;
    } finally {
      on.running(turn, false);
    }
  }

  return {
    call,
    idle: async () => {
      await Promise.allSettled(working);
    },
  };
}

const tooLate: ToolOutcome = { ok: false, code: 'too_late', say: UNKNOWN_END };

async function runTool(
  tool: Tool,
  input: unknown,
  call: Parameters<Tool['run']>[1],
  failed: (cause: unknown) => void,
): Promise<ToolOutcome> {
  try {
    return await tool.run(input, call);
  } catch (cause) {
    failed(cause);
    return { ok: false, code: 'failed', say: UNKNOWN_END };
  }
}

function stableJson(value: unknown): string {
  const sorted = (_key: string, inner: unknown): unknown =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  return JSON.stringify([value], sorted);
}
