import {
  type LanguageModel as AiModel,
  jsonSchema,
  type LanguageModelUsage,
  type ModelMessage,
  stepCountIs,
  streamText,
  tool,
} from 'ai';
import type {
  CallerTurn,
  Expectation,
  LanguageModel,
  Question,
  ReplyPart,
  Talker,
  TalkerOptions,
  ToolOutcome,
} from '../../roles.ts';
import { asHeard, freshHistory, type History, isHistory, withTurn } from './history.ts';

export interface AiOptions {
  /** Shown to the owner. */
  readonly name: string;
  readonly model: AiModel;
  /** What the model is told of the business, asked anew at each turn. */
  instructions(turn: CallerTurn): Promise<string> | string;
  /** The longest wait for the first words and between words, in milliseconds. */
  readonly firstMs: number;
  readonly betweenMs: number;
}

/** One reply in the making. */
interface Reply {
  said: string;
  /** Of tools, not yet told to the caller. */
  readonly outcomes: ToolOutcome[];
  /** Sentences of what was committed. */
  readonly done: string[];
  over: boolean;
}

/** Model, tools, model …: a turn that needs more than this goes in circles. */
const STEPS_MAX = 6;
const TOTAL_MS = 20_000;
/** Characters, minutes of speech: a model that says more does not come to an end. */
const SAID_MAX = 4_000;
const GOODBYE = 'end_call';

/** Any model of the `ai` package as one side of a conversation. It knows only the tools that it is given. */
export function aiModel(options: AiOptions): LanguageModel {
  return { name: options.name, open: (talkerOptions) => new AiTalker(options, talkerOptions) };
}

class AiTalker implements Talker {
  readonly #options: AiOptions;
  readonly #tools: TalkerOptions;
  #history: History;
  #question: Question = { expects: 'open', answers: [] };

  constructor(options: AiOptions, tools: TalkerOptions) {
    this.#options = options;
    this.#tools = tools;
    this.#history = isHistory(tools.state) ? tools.state : freshHistory();
  }

  /** @throws what the model or its provider failed with, and when it took too long. */
  async *reply(turn: CallerTurn, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const history = asHeard(this.#history, turn.interruptedAfter);
    const asked: ModelMessage = { role: 'user', content: turn.text || '(The caller says nothing.)' };
    const reply: Reply = { said: '', outcomes: [], done: [], over: false };
    const patience = openPatience(this.#options.firstMs);
    const enough = new AbortController();
    const result = streamText({
      model: this.#options.model,
      instructions: await this.#options.instructions(turn),
      messages: [...history.messages, asked],
      tools: this.#aiTools(reply),
      stopWhen: stepCountIs(STEPS_MAX),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, patience.over, enough.signal]),
      timeout: { chunkMs: this.#options.betweenMs, totalMs: TOTAL_MS },
      onError: () => undefined,
    });
    patience.start();
    try {
      for await (const part of result.stream) {
        if (signal.aborted) return;
        if (part.type === 'start-step') patience.start();
        if (part.type === 'text-delta' || part.type === 'tool-call') patience.stop();
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw new Error('The model took too long.');
        if (part.type === 'finish-step') this.#count(part.usage);
        yield* spoken(part, reply);
        if (reply.said.length >= SAID_MAX) return;
      }
      this.#history = withTurn(history, [asked, ...(await result.responseMessages)]);
    } finally {
      patience.stop();
      enough.abort();
      // Broken off or cut short: what was said and done until then is remembered in words.
      if (signal.aborted || reply.said.length >= SAID_MAX) this.#history = withTurn(history, [asked, inWords(reply)]);
    }
    this.#question = { expects: expectationOf(reply.said), answers: [] };
    if (reply.over) yield { kind: 'end', reason: 'goodbye' };
  }

  #count({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): void {
    const provider = this.#options.name;
    this.#tools.used?.({ provider, unit: 'tokens-in', amount: inputTokens });
    this.#tools.used?.({ provider, unit: 'tokens-out', amount: outputTokens });
  }

  state(): unknown {
    return structuredClone(this.#history);
  }

  question(): Question {
    return this.#question;
  }

  #aiTools(reply: Reply) {
    const given = this.#tools.tools.map(
      (one) =>
        [
          one.name,
          tool({
            description: one.description,
            inputSchema: jsonSchema({ ...one.inputSchema }),
            execute: async (input: unknown) => {
              const outcome = await this.#tools.callTool(one.name, input);
              reply.outcomes.push(outcome);
              return told(outcome);
            },
          }),
        ] as const,
    );
    const goodbye = tool({
      description: 'Ends the conversation. Only after the goodbye was said, when the caller has nothing more to ask.',
      inputSchema: jsonSchema({ type: 'object', properties: {} }),
      execute: () => {
        reply.over = true;
        return { ok: true };
      },
    });
    return { ...Object.fromEntries(given), [GOODBYE]: goodbye };
  }
}

/** The wait for the first words of each step; the package's own begins only when the provider has begun to answer. */
function openPatience(ms: number) {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    timer = setTimeout(() => over.abort(new Error('The model took too long.')), ms);
  };
  return { over: over.signal, start, stop };
}

/** The words of one part of the stream; what was committed is said in the words of the commit, before anything else. */
function* spoken(part: { type: string; text?: string }, reply: Reply): Generator<ReplyPart> {
  if (part.type === 'text-delta' && part.text) {
    const text = part.text.slice(0, SAID_MAX - reply.said.length);
    reply.said += text;
    yield { kind: 'text', text };
  }
  if (part.type === 'text-end') yield { kind: 'text', text: ' ' };
  if (part.type !== 'tool-result') return;
  for (const outcome of reply.outcomes.splice(0)) {
    if (!outcome.ok || !outcome.receipt || !outcome.say) continue;
    reply.done.push(outcome.say);
    yield { kind: 'text', text: `${outcome.say} ` };
    if (outcome.receipt.kind === 'transfer') yield { kind: 'end', reason: 'transfer' };
  }
}

const inWords = ({ said, done }: Reply): ModelMessage => ({
  role: 'assistant',
  content: [...done, said].join(' ').trim() || '(Nothing was said yet.)',
});

/** What the model hears of an outcome. */
function told(outcome: ToolOutcome): unknown {
  if (!outcome.ok) return { ok: false, code: outcome.code, tell_the_caller: outcome.say };
  const said = outcome.receipt ? { already_said_to_the_caller: outcome.say } : { say: outcome.say };
  return { ok: true, value: outcome.value ?? null, ...(outcome.say && said) };
}

/** Of the last question: a name, digits or a list leave the caller time to think. */
function expectationOf(said: string): Expectation {
  const question = said
    .split(/(?<=[.!?])\s+/)
    .findLast((sentence) => sentence.endsWith('?'))
    ?.toLowerCase();
  if (!question) return 'open';
  if (/\b(phone|number|digits|zip|code)\b/.test(question)) return 'digits';
  if (/\bname\b/.test(question)) return 'name';
  if (/\b(right|correct|okay|shall i|should i|would you like me)\b/.test(question)) return 'yes-no';
  return /\b(what can i get|what would you like|anything else)\b/.test(question) ? 'list' : 'open';
}
