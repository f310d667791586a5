import type { Clock } from '../clock.ts';
import type { Problem, ToolRecord } from '../reports.ts';
import type { CallerTurn, LanguageModel, Question, ReplyPart, Talker, Tool, ToolOutcome, Used } from '../roles.ts';
import { OPEN } from '../turns/state.ts';
import { createChunks } from './chunks.ts';
import { Toolbox } from './toolbox.ts';
import { within } from './within.ts';
import type { Work } from './work.ts';

/** An interrupted talker gets this long to come to its end, tools at work not counted. */
const STOP_MS = 1000;

export interface Reply {
  readonly ending: Extract<ReplyPart, { kind: 'end' }>['reason'] | null;
  readonly question: Question;
  /** There was none. */
  readonly failed: boolean;
}

export interface ThinkOptions {
  readonly model: LanguageModel;
  readonly tools: readonly Tool[];
  readonly state: unknown;
  /** Gives up on tools and on talkers that do not stop. */
  readonly limits: Clock;
  readonly work: Work;
  readonly on: {
    /** Words or an action arrived for this turn. */
    part(turn: number): void;
    sentence(turn: number, text: string): void;
    replied(turn: number, reply: Reply): void;
    tool(record: ToolRecord): void;
    toolRunning(turn: number, running: boolean): void;
    problem(part: Problem['part'], cause: unknown): void;
    used(used: Used): void;
  };
}

/** The agent's thoughts: a turn of the caller in, sentences out, one turn after the other. */
export class Thinker {
  readonly #options: ThinkOptions;
  readonly #toolbox: Toolbox;
  readonly #talker: Talker;
  #current: Thought | null = null;
  #before: Promise<unknown> = Promise.resolve();
  #busy = false;
  /** Words of turns that were interrupted before the talker got them. */
  #unheard = '';

  /** Fails when the model does not open. */
  constructor(options: ThinkOptions) {
    const { model, tools, state, limits, on } = options;
    this.#options = options;
    this.#toolbox = new Toolbox({
      tools,
      limits,
      on: {
        record: (record) => on.tool(record),
        running: (turn, running) => on.toolRunning(turn, running),
        problem: (part, cause) => on.problem(part, cause),
      },
    });
    this.#talker = model.open({
      tools,
      state,
      callTool: (name, input) => this.#callTool(name, input),
      used: (used) => on.used(used),
    });
  }

  answer(turn: CallerTurn, signal: AbortSignal): void {
    const next =
      this.#busy || this.#unheard !== '' ? this.#answerNext(turn, signal, this.#before) : this.#run(turn, signal);
    this.#before = this.#options.work.track(next);
  }

  state(): unknown {
    return this.#talker.state();
  }

  /** Resolves when no tool is at work. */
  toolsIdle(): Promise<void> {
    return this.#toolbox.idle();
  }

  async #answerNext(turn: CallerTurn, signal: AbortSignal, before: Promise<unknown>): Promise<void> {
    await this.#toolbox.idle();
    await within(this.#options.limits, STOP_MS, before).catch(() => undefined);
    const whole = after(this.#unheard, turn);
    // Interrupted before its turn came: the words go with those that follow.
    if (signal.aborted) this.#unheard = whole.text;
    else await this.#run(whole, signal);
  }

  async #run(turn: CallerTurn, signal: AbortSignal): Promise<void> {
    const { on } = this.#options;
    const thought = new Thought(turn.turn, signal, on);
    this.#unheard = '';
    this.#busy = true;
    this.#current = thought;
    try {
      for await (const part of this.#talker.reply(turn, signal)) thought.take(part, () => this.#question());
      thought.end(this.#question(), false);
    } catch (cause) {
      on.problem('model', cause);
      thought.end(OPEN, true);
    } finally {
      if (this.#current === thought) this.#busy = false;
    }
  }

  #callTool(name: string, input: unknown): Promise<ToolOutcome> {
    const thought = this.#current;
    // What was said so far is heard while the tool works.
    thought?.flush();
    return this.#toolbox.call(name, input, thought?.turn ?? 0, thought?.signal ?? AbortSignal.abort());
  }

  #question(): Question {
    try {
      return this.#talker.question();
    } catch (cause) {
      this.#options.on.problem('model', cause);
      return OPEN;
    }
  }
}

/** A turn that goes on with these words. */
function after(before: string, turn: CallerTurn): CallerTurn {
  if (before === '') return turn;
  const join = (text: string) => [before, text].filter((words) => words !== '').join(' ');
  const alternatives = turn.alternatives?.map((one) => ({ ...one, text: join(one.text) }));
  return { ...turn, text: join(turn.text), alternatives };
}

/** One reply in the making. Once interrupted it tells nothing any more, but hears the talker out. */
class Thought {
  readonly turn: number;
  readonly signal: AbortSignal;
  readonly #on: ThinkOptions['on'];
  readonly #chunks = createChunks();
  #spoke = false;
  #over = false;

  constructor(turn: number, signal: AbortSignal, on: ThinkOptions['on']) {
    this.turn = turn;
    this.signal = signal;
    this.#on = on;
  }

  take(part: ReplyPart, question: () => Question): void {
    if (this.signal.aborted || this.#over) return;
    this.#on.part(this.turn);
    if (part.kind === 'text') {
      this.#spoke ||= part.text.trim() !== '';
      this.#say(this.#chunks.push(part.text));
    } else {
      this.#finish({ ending: part.reason, question: question(), failed: false });
    }
  }

  end(question: Question, failed: boolean): void {
    if (this.signal.aborted || this.#over) return;
    const empty = !this.#spoke && !failed;
    if (empty) this.#on.problem('model', new Error('The reply was empty.'));
    this.#finish({ ending: null, question, failed: failed || empty });
  }

  flush(): void {
    if (!this.signal.aborted && !this.#over) this.#say(this.#chunks.rest());
  }

  #finish(reply: Reply): void {
    this.flush();
    this.#over = true;
    this.#on.replied(this.turn, reply);
  }

  #say(sentences: readonly string[]): void {
    for (const sentence of sentences) this.#on.sentence(this.turn, sentence);
  }
}
