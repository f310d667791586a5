import {
  type BusinessFacts,
  backFromTransfer,
  type Drafted,
  draftedIn,
  isDanger,
  leftBehind,
} from '@attendant/dialogue';
import type { CallerTurn, LanguageModel, ReplyPart, Talker, TalkerOptions } from '@attendant/voice';
import { wantsPerson } from './person-first.ts';

interface DeskOptions {
  /** Answers as long as it can. */
  main: LanguageModel;
  /** Takes over, for the rest of the conversation, when the main one fails or a person is wanted. */
  builtIn: LanguageModel;
  keywords: readonly string[];
  failed(cause: unknown): void;
}

const START_OVER = 'Sorry, I lost my notes, so we have to start over. What can I do for you?';

/** Two assistants at one desk: a conversation that the language model drops is gone on with by the built-in one. */
export function desk(at: DeskOptions): LanguageModel {
  return { name: at.main.name, open: (options) => new Desk(at, options) };
}

class Desk implements Talker {
  readonly #main: Talker;
  readonly #builtIn: Talker;
  readonly #at: DeskOptions;
  #takenOver: boolean;
  /** What was last committed, in words. */
  #done: string | null;
  #answered: boolean;

  constructor(at: DeskOptions, options: TalkerOptions) {
    const fresh = { takenOver: false, answered: false, done: null, main: null, builtIn: null };
    const before = isDeskState(options.state) ? options.state : fresh;
    this.#takenOver = before.takenOver;
    this.#answered = before.answered;
    this.#done = before.done;
    const callTool: TalkerOptions['callTool'] = async (name, input) => {
      const outcome = await options.callTool(name, input);
      if (outcome.ok && outcome.receipt) this.#done = outcome.say ?? null;
      return outcome;
    };
    this.#main = at.main.open({ ...options, callTool, state: before.main });
    this.#builtIn = at.builtIn.open({ ...options, state: before.builtIn });
    this.#at = at;
  }

  async *reply(turn: CallerTurn, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    if (wantsPerson(turn, this.#at.keywords)) this.#takenOver = true;
    // What to do in danger is said in fixed words, whoever answers; then the other one goes on.
    if (this.#takenOver || isDanger(turn.text)) {
      yield* this.#builtIn.reply(turn, signal);
      return;
    }
    let said = false;
    const answered = this.#answered;
    this.#answered = true;
    try {
      for await (const part of this.#main.reply(turn, signal)) {
        said ||= part.kind === 'text' && part.text.trim() !== '';
        yield part;
      }
      if (said || signal.aborted) return;
    } catch (cause) {
      if (signal.aborted) return;
      this.#at.failed(cause);
    }
    this.#takenOver = true;
    const apology = this.#apology({ answered, said });
    if (apology) yield { kind: 'text', text: apology };
    else yield* this.#builtIn.reply(turn, signal);
  }

  /**
   * The other one was not there: what was talked about until now is gone, what was done is not. A "that's all" would be
   * a goodbye to somebody who knows of no order. Only a first turn, of which nothing was answered, can go on as if
   * nothing had been.
   */
  #apology({ answered, said }: { answered: boolean; said: boolean }): string | null {
    if (this.#done) return ` Sorry, I lost my place. ${this.#done} What else can I do for you?`;
    if (answered) return ` ${START_OVER}`;
    return said ? ' Sorry, I lost my train of thought. Could you say that again?' : null;
  }

  state(): DeskState {
    return {
      takenOver: this.#takenOver,
      answered: this.#answered,
      done: this.#done,
      main: this.#main.state(),
      builtIn: this.#builtIn.state(),
    };
  }

  question() {
    return (this.#takenOver ? this.#builtIn : this.#main).question();
  }
}

/** The caller is back from a transfer that nobody answered: a message is taken by the one who takes them best. */
export const backFromDial = (state: unknown): unknown =>
  isDeskState(state)
    ? { ...state, takenOver: true, builtIn: backFromTransfer(state.builtIn) }
    : backFromTransfer(state);

/** What the caller wanted somebody to know, and nobody was told yet. */
export const leftAtDesk = (state: unknown) => leftBehind(isDeskState(state) ? state.builtIn : state);

/** What is being ordered or booked; of a language model only what it has committed is known. */
export function draftedAtDesk(state: unknown, facts: BusinessFacts): Drafted | null {
  if (!isDeskState(state)) return draftedIn(state, facts);
  const drafted = draftedIn(state.builtIn, facts);
  return drafted && state.done ? { ...drafted, done: [state.done] } : drafted;
}

interface DeskState {
  takenOver: boolean;
  answered: boolean;
  done: string | null;
  main: unknown;
  builtIn: unknown;
}

const isDeskState = (state: unknown): state is DeskState =>
  typeof state === 'object' && state !== null && 'takenOver' in state && 'main' in state && 'builtIn' in state;
