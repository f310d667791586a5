import { backFromTransfer } from '@attendant/dialogue';
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

/** Two assistants at one desk: a conversation that the language model drops is gone on with by the built-in one. */
export function desk(at: DeskOptions): LanguageModel {
  return { name: at.main.name, open: (options) => new Desk(at, options) };
}

class Desk implements Talker {
  readonly #main: Talker;
  readonly #builtIn: Talker;
  readonly #at: DeskOptions;
  #takenOver: boolean;

  constructor(at: DeskOptions, options: TalkerOptions) {
    const before = isDeskState(options.state) ? options.state : { takenOver: false, main: null, builtIn: null };
    this.#takenOver = before.takenOver;
    this.#main = at.main.open({ ...options, state: before.main });
    this.#builtIn = at.builtIn.open({ ...options, state: before.builtIn });
    this.#at = at;
  }

  async *reply(turn: CallerTurn, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    if (wantsPerson(turn, this.#at.keywords)) this.#takenOver = true;
    if (this.#takenOver) {
      yield* this.#builtIn.reply(turn, signal);
      return;
    }
    let said = false;
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
    // Half a sentence may have been said: the caller is asked to say the last thing again.
    if (said) yield { kind: 'text', text: ' Sorry, I lost my train of thought. Could you say that again?' };
    else yield* this.#builtIn.reply(turn, signal);
  }

  state(): unknown {
    return { takenOver: this.#takenOver, main: this.#main.state(), builtIn: this.#builtIn.state() };
  }

  expects() {
    return (this.#takenOver ? this.#builtIn : this.#main).expects();
  }
}

/** The caller is back from a transfer that nobody answered: a message is taken by the one who takes them best. */
export const backFromDial = (state: unknown): unknown =>
  isDeskState(state)
    ? { ...state, takenOver: true, builtIn: backFromTransfer(state.builtIn) }
    : backFromTransfer(state);

interface DeskState {
  takenOver: boolean;
  main: unknown;
  builtIn: unknown;
}

const isDeskState = (state: unknown): state is DeskState =>
  typeof state === 'object' && state !== null && 'takenOver' in state && 'main' in state && 'builtIn' in state;
