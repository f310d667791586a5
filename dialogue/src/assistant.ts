import type { CallerTurn, LanguageModel, ReplyPart, Talker, TalkerOptions } from '@attendant/voice/roles';
import { goOn, respond } from './decide/respond.ts';
import { freshState, isState, type State } from './decide/state.ts';
import type { Source } from './decide/talk.ts';
import { expectation } from './expects.ts';
import type { BusinessFacts } from './facts.ts';
import { withoutNoAgain } from './heard/words/filling.ts';
import { withoutIdleMarks } from './heard/words/marks.ts';
import { withMarks } from './heard/words/unmarked.ts';
import { likelyAnswers } from './likely-answers.ts';
import { menuOf } from './understand/menu/menus-read.ts';

/** What is known of the business; `turn` lets long notes be chosen by what was said. */
type Facts = (turn: CallerTurn) => Promise<BusinessFacts> | BusinessFacts;
/** Told once for each answered turn. */
type Cited = (turn: number, sources: readonly Source[]) => void;

/**
 * Tools in a row within one turn. The longest: a time is looked for, then among what the caller has, once more, more widely,
 * on each of the other days that would do, and held.
 */
const TOOLS_PER_TURN = 8;
/** As much as a text message carries, or a minute and a half of speech; more in one breath would hold up other callers. */
const HEARD_MOST = 1_600;

/** The assistant that needs no language model. `facts` is asked anew at each turn: dishes sell out in mid-call. */
export function builtInAssistant(facts: Facts, cited: Cited = () => {}): LanguageModel {
  return {
    name: 'Built-in assistant (rules, no language model)',
    open: (options) => new RuleTalker(facts, cited, options),
  };
}

class RuleTalker implements Talker {
  readonly #facts: Facts;
  readonly #cited: Cited;
  readonly #options: TalkerOptions;
  #state: State;
  /** Words of turns that were cut short before anything came of them. */
  #unanswered = '';
  #answers: () => readonly string[] = () => [];

  constructor(facts: Facts, cited: Cited, options: TalkerOptions) {
    this.#facts = facts;
    this.#cited = cited;
    this.#options = options;
    this.#state = isState(options.state) ? { ...freshState(), ...options.state } : freshState();
  }

  async *reply(heard: CallerTurn, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const turn = marked(after(this.#unanswered, { ...heard, text: heard.text.slice(0, HEARD_MOST) }));
    this.#unanswered = turn.text;
    const facts = await this.#facts(turn);
    if (isCut(signal)) return;
    try {
      yield* this.#answer(turn, facts, signal);
    } catch (cause) {
      // What cannot be answered would keep what is said next from being answered too.
      this.#unanswered = '';
      throw cause;
    }
  }

  async *#answer(turn: CallerTurn, facts: BusinessFacts, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const menu = menuOf(facts.menu);
    let step = respond(this.#state, turn, facts, menu);
    for (let calls = 0; step.tool && calls < TOOLS_PER_TURN; calls++) {
      // A turn that was cut short before the tool ran has done nothing: the state of the last turn stands.
      if (isCut(signal)) return;
      const outcome = await this.#options.callTool(step.tool.name, step.tool.input);
      step = goOn(step, step.tool, outcome, turn, facts, menu);
    }
    // What a tool has committed is remembered even when nobody hears the words any more.
    this.#state = step.state;
    this.#unanswered = '';
    this.#answers = () => likelyAnswers(step.state, facts, menu);
    if (isCut(signal)) return;
    if (step.sources.length > 0) this.#cited(turn.turn, step.sources);
    if (step.say !== '') yield { kind: 'text', text: step.say };
    if (step.end) yield { kind: 'end', reason: step.end };
  }

  state(): unknown {
    return structuredClone(this.#state);
  }

  question() {
    return { expects: expectation(this.#state.asked), answers: this.#answers() };
  }
}

/** The caller is back from a transfer that nobody answered: the opening asks whether they want to leave a message. */
export function backFromTransfer(state: unknown): unknown {
  const before = isState(state) ? state : freshState();
  return { ...before, asked: { kind: 'message?' }, question: 'Would you like to leave a message?' };
}

/** The caller went on before the first words were answered: they belong together, and say one thing. */
function after(before: string, turn: CallerTurn): CallerTurn {
  if (before === '') return turn;
  const kind = turn.kind === 'silence' ? 'speech' : turn.kind;
  return { ...turn, kind, text: `${before} ${turn.text}`.trim().slice(0, HEARD_MOST), alternatives: undefined };
}

/** However many ways there are to hear it, each has its marks where its clauses begin and end. */
const marked = (turn: CallerTurn): CallerTurn => ({
  ...turn,
  text: clausesMarked(turn.text),
  alternatives: turn.alternatives?.map((one) => ({ ...one, text: clausesMarked(one.text) })),
});
const clausesMarked = (said: string): string => withMarks(withoutNoAgain(withoutIdleMarks(said)));

/** A signal may change while something is awaited, which a plain read of it does not tell the compiler. */
function isCut(signal: AbortSignal): boolean {
  return signal.aborted;
}
