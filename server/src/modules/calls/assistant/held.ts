import {
  BookSlotInput,
  CancelBookingInput,
  JoinWaitingListInput,
  MoveBookingInput,
} from '@attendant/contract/bookings/tools';
import { PlaceOrderInput } from '@attendant/contract/tools';
import { type BusinessFacts, type Deed, differencesFrom, type Exchange, makeSure } from '@attendant/dialogue';
import type { CallerTurn, LanguageModel, ReplyPart, Talker, TalkerOptions, ToolOutcome } from '@attendant/voice';
import * as z from 'zod/mini';

interface HeldOptions {
  facts(turn: CallerTurn): Promise<BusinessFacts>;
  /** A deed was not done, because of these. */
  asked(differences: readonly string[]): void;
}

/** What is kept of a conversation; what was said before says nothing any more. */
const EXCHANGES_MOST = 30;
const SAID_MOST = 800;
const ASKED_MOST = 50;

/**
 * The same model, except that what it would place, book or change is held against the reading of what was heard. What
 * differs is asked about before it is done; with the caller's yes to that question it is done.
 */
export const heldToWhatWasHeard = (model: LanguageModel, on: HeldOptions): LanguageModel => ({
  name: model.name,
  open: (options) => new Held(model, on, options),
});

class Held implements Talker {
  readonly #talker: Talker;
  readonly #on: HeldOptions;
  readonly #options: TalkerOptions;
  #turn: CallerTurn | null = null;
  #exchanges: readonly Exchange[];
  /** Asked about before this turn, and in it: only what was asked before can have been agreed to. */
  #asked: readonly string[];
  #askedNow: readonly string[] = [];

  constructor(model: LanguageModel, on: HeldOptions, options: TalkerOptions) {
    const { exchanges, asked, talker } = isHeldState(options.state) ? options.state : FRESH;
    this.#talker = model.open({ ...options, state: talker, callTool: (name, input) => this.#callTool(name, input) });
    this.#on = on;
    this.#options = options;
    this.#exchanges = exchanges;
    this.#asked = asked;
  }

  async *reply(turn: CallerTurn, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const heard = turn.interruptedAfter;
    const last = this.#exchanges.at(-1);
    const before =
      last && heard !== null ? [...this.#exchanges.slice(0, -1), { ...last, agent: heard }] : this.#exchanges;
    const here = { caller: turn.text.slice(0, SAID_MOST), agent: '' };
    this.#turn = turn;
    this.#exchanges = [...before, here].slice(-EXCHANGES_MOST);
    this.#asked = [...this.#asked, ...this.#askedNow].slice(-ASKED_MOST);
    this.#askedNow = [];
    for await (const part of this.#talker.reply(turn, signal)) {
      if (part.kind === 'text') here.agent = (here.agent + part.text).slice(-SAID_MOST);
      yield part;
    }
  }

  async #callTool(name: string, input: unknown): Promise<ToolOutcome> {
    const deed = deedOf(name, input);
    if (!deed || !this.#turn) return this.#options.callTool(name, input);
    const differences = differencesFrom(this.#exchanges, deed, await this.#on.facts(this.#turn), this.#asked);
    if (differences.length === 0) return this.#options.callTool(name, input);
    this.#askedNow = [...this.#askedNow, ...differences];
    this.#on.asked(differences);
    return { ok: false, code: 'not-as-heard', say: makeSure(differences) };
  }

  state(): HeldState {
    return { exchanges: this.#exchanges, asked: [...this.#asked, ...this.#askedNow], talker: this.#talker.state() };
  }

  question() {
    return this.#talker.question();
  }
}

/** Null where nothing is committed, and where the input is none: the tool refuses that by itself. */
function deedOf(tool: string, input: unknown): Deed | null {
  switch (tool) {
    case 'place_order': {
      const { success, data } = z.safeParse(PlaceOrderInput, input);
      return success ? { tool, input: data } : null;
    }
    case 'book_slot': {
      const { success, data } = z.safeParse(BookSlotInput, input);
      return success ? { tool, input: data } : null;
    }
    case 'move_booking': {
      const { success, data } = z.safeParse(MoveBookingInput, input);
      return success ? { tool, input: data } : null;
    }
    case 'join_waiting_list': {
      const { success, data } = z.safeParse(JoinWaitingListInput, input);
      return success ? { tool, input: data } : null;
    }
    case 'cancel_booking':
      return z.safeParse(CancelBookingInput, input).success ? { tool } : null;
    default:
      return null;
  }
}

interface HeldState {
  exchanges: readonly Exchange[];
  asked: readonly string[];
  talker: unknown;
}

const FRESH: HeldState = { exchanges: [], asked: [], talker: null };
const isHeldState = (state: unknown): state is HeldState =>
  typeof state === 'object' && state !== null && 'exchanges' in state && 'asked' in state && 'talker' in state;
