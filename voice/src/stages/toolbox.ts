import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Problem, ToolRecord } from '../reports.ts';
import type { Tool, ToolOutcome } from '../roles.ts';
import { within } from './within.ts';

/** True whatever became of the action: it may have happened after all. */
const UNKNOWN_END = "I'm sorry, I can't confirm that right now.";

const TOO_LATE: ToolOutcome = { ok: false, code: 'too_late', say: UNKNOWN_END };
const FAILED: ToolOutcome = { ok: false, code: 'failed', say: UNKNOWN_END };
const INTERRUPTED: ToolOutcome = { ok: false, code: 'interrupted', say: "I haven't done that yet." };
/** Failing or late so often in a row, a tool is left alone for a while: nobody waits for it again and again. */
const FAILURES_MAX = 3;
const REST_MS = 20_000;
const RESTS: ToolOutcome = { ok: false, code: 'rests', say: "I'm sorry, I can't do that right now." };
const UNKNOWN_TOOL: ToolOutcome = { ok: false, code: 'unknown_tool', say: "I'm sorry, I can't do that." };

export interface ToolboxOptions {
  readonly tools: readonly Tool[];
  readonly limits: Clock;
  readonly on: {
    record(record: ToolRecord): void;
    running(turn: number, running: boolean): void;
    problem(part: Problem['part'], cause: unknown): void;
  };
}

interface Action {
  readonly tool: Tool;
  readonly input: unknown;
  readonly turn: number;
  readonly key: string;
}

/** Runs tools: each with its deadline, the same action of a turn at most once, and none that throws. */
export class Toolbox {
  readonly #options: ToolboxOptions;
  readonly #tools: ReadonlyMap<string, Tool>;
  readonly #runs = new Map<string, Promise<ToolOutcome>>();
  readonly #working = new Set<Promise<unknown>>();
  readonly #failures = new Map<string, { inRow: number; untilMs: number }>();

  constructor(options: ToolboxOptions) {
    this.#options = options;
    this.#tools = new Map(options.tools.map((tool) => [tool.name, tool]));
  }

  /** Never throws. An interruption of the turn starts no tool any more, and stops none that has started. */
  async call(name: string, input: unknown, turn: number, interrupted: AbortSignal): Promise<ToolOutcome> {
    const { limits, on } = this.#options;
    const tool = this.#tools.get(name);
    if (!tool) return UNKNOWN_TOOL;
    const key = actionKey(turn, name, input);
    if (!this.#runs.has(key) && interrupted.aborted) return INTERRUPTED;
    if (!this.#runs.has(key) && this.#rests(name)) return RESTS;
    const run = this.#runs.get(key) ?? this.#start({ tool, input, turn, key });
    on.running(turn, true);
    const outcome = await within(limits, tool.deadlineMs, run).catch(() => TOO_LATE);
    on.running(turn, false);
    this.#count(name, outcome);
    return outcome;
  }

  #rests(name: string): boolean {
    return this.#options.limits.now() < (this.#failures.get(name)?.untilMs ?? 0);
  }

  /** What a tool refuses is an answer; only what threw or came too late counts. */
  #count(name: string, outcome: ToolOutcome): void {
    const failed = outcome === TOO_LATE || outcome === FAILED;
    const inRow = failed ? (this.#failures.get(name)?.inRow ?? 0) + 1 : 0;
    const untilMs = inRow >= FAILURES_MAX ? this.#options.limits.now() + REST_MS : 0;
    this.#failures.set(name, { inRow, untilMs });
  }

  /** Resolves when no tool is at work. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#working);
  }

  #start(action: Action): Promise<ToolOutcome> {
    const run = this.#run(action);
    this.#runs.set(action.key, run);
    const watched: Promise<void> = this.#watch(action, run).finally(() => this.#working.delete(watched));
    this.#working.add(watched);
    return run;
  }

  async #run({ tool, input, key }: Action): Promise<ToolOutcome> {
    const abort = new AbortController();
    const cancel = this.#options.limits.after(tool.deadlineMs, () => abort.abort());
    try {
      return await tool.run(input, { key, signal: abort.signal });
    } catch (cause) {
      this.#options.on.problem('tool', cause);
      return FAILED;
    } finally {
      cancel();
    }
  }

  /** What ends after its deadline is recorded a second time: it may well have done what it was asked. */
  async #watch({ tool, input, turn, key }: Action, run: Promise<ToolOutcome>): Promise<void> {
    const { limits, on } = this.#options;
    const began = limits.now();
    const record = (outcome: ToolOutcome) =>
      on.record({ name: tool.name, input, outcome, ms: limits.now() - began, turn, key });
    try {
      record(await within(limits, tool.deadlineMs, run));
    } catch {
      record(TOO_LATE);
      void run.then(record);
    }
  }
}

/** The same for the same action of the same turn, whatever the order of the input's keys. */
export function actionKey(turn: number, name: string, input: unknown): string {
  return `${turn}.${name}.${createHash('sha256').update(stableJson(input)).digest('hex').slice(0, 24)}`;
}

function stableJson(value: unknown): string {
  const sorted = (_key: string, inner: unknown): unknown =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  return JSON.stringify([value], sorted);
}
