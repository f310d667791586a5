import { wallClock } from './clock.ts';
import type { Problem, ToolRecord } from './reports.ts';
import type { CallerTurn, LanguageModel, ReplyPart, Tool, Used } from './roles.ts';
import { Toolbox } from './stages/toolbox.ts';
import { within } from './stages/within.ts';

export interface ExchangeOptions {
  readonly model: LanguageModel;
  readonly tools: readonly Tool[];
  /** What the exchange before left; null at the start. */
  readonly state: unknown;
  readonly turn: CallerTurn;
  /** The longest wait for the whole answer, in milliseconds. */
  readonly limitMs: number;
  readonly on: { tool(record: ToolRecord): void; problem(problem: Problem): void; used?(used: Used): void };
}

export interface Answered {
  /** Empty when there was none. */
  readonly text: string;
  readonly ending: Extract<ReplyPart, { kind: 'end' }>['reason'] | null;
  /** For the next exchange. */
  readonly state: unknown;
}

/**
 * One turn of a written conversation: words in, the whole answer out, with the same model and the same tools as on a
 * call and nothing kept between turns but `state`. What fails or takes too long leaves what was said until then.
 */
export async function exchange(options: ExchangeOptions): Promise<Answered> {
  const { model, tools, turn, on } = options;
  const limits = wallClock();
  const late = new AbortController();
  const toolbox = new Toolbox({
    tools,
    limits,
    on: {
      record: (record) => on.tool(record),
      running: () => undefined,
      problem: (part, cause) => on.problem({ part, cause }),
    },
  });
  const talker = model.open({
    tools,
    state: options.state,
    callTool: (name, input) => toolbox.call(name, input, turn.turn, late.signal),
    used: (used) => on.used?.(used),
  });
  let text = '';
  let ending: Answered['ending'] = null;
  const listen = async () => {
    for await (const part of talker.reply(turn, late.signal)) {
      if (late.signal.aborted) return;
      if (part.kind === 'text') text += part.text;
      else {
        ending = part.reason;
        return;
      }
    }
  };
  try {
    await within(limits, options.limitMs, listen());
  } catch (cause) {
    on.problem({ part: 'model', cause });
    late.abort();
    await toolbox.idle();
  }
  return { text: text.trim(), ending, state: talker.state() };
}
