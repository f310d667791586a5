import type { BOOKING_TOOLS } from '@attendant/contract/bookings/tools';
import type { CallerTurn } from '@attendant/voice/roles';
import { copied } from '../copied.ts';
import type { BusinessFacts, NoteFact } from '../facts.ts';
import type { Visit } from '../heard/appointment/visit.ts';
import type { When } from '../heard/when/when.ts';
import type { Understanding } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';
import type { Asked, Line, State } from './state.ts';

export interface ToolCall {
  name: 'price_order' | 'place_order' | 'take_message' | 'transfer_call' | (typeof BOOKING_TOOLS)[number];
  input: unknown;
}

/**
 * What was heard: its acts, the moments, and the services and persons that it names. `beyondTimes`: all that is asked is something
 * else than a time to come; `whom`: of whom it is asked whether they are there; `either`: by its sound it is a yes and a no;
 * `guess`: the clause in which a name of the menu was taken for what sounds like it.
 */
export type Heard = Understanding & {
  when: When;
  visit: Visit;
  beyondTimes: boolean;
  whom: string | null;
  either?: boolean;
  /** It was asked of a visit that stands; what was told of that is left off. */
  ofTheirs?: boolean;
  /** All of it is to be told to somebody by their name. */
  toSomebody?: boolean;
  guess?: string;
  /** Something is wished for that is sold here, and not told by a name. */
  unnamed: boolean;
};

/** How the conversation ends with this turn; null when it goes on. */
export type Ending = 'goodbye' | 'transfer' | null;

/** One turn while it is being decided. `state` is this turn's own copy. */
export interface Talk {
  readonly state: State;
  readonly facts: BusinessFacts;
  readonly menu: Menu;
  readonly turn: CallerTurn;
  /** What was only told in it beside what is heard, for whoever sees them: 'she's a bit shy'. */
  readonly remarks: readonly string[];
  /** Nothing else was said. */
  readonly onlyRemarks: boolean;
  heard: Heard;
  /** Sentences to say before the question. */
  readonly say: string[];
  /** Notes that were read out. */
  readonly notes: NoteFact[];
  /** Lines touched in this turn, to be repeated to the caller. */
  readonly touched: Set<number>;
  /** The lines before the last change within this turn. */
  previous: Line[] | null;
  /** The question that ends the reply, when a handler wants another than the usual next one. */
  ask: { asked: Asked; text: string } | null;
  tool: ToolCall | null;
  end: Ending;
  /** Something in the utterance was acted on. */
  understood: boolean;
}

/** What a reply rests on: something the owner wrote or uploaded, or an item of the menu. */
export interface Source {
  kind: 'memory' | 'passage' | 'menu';
  id: string;
  /** What it is called, where it has a name. */
  label: string;
  text: string;
}

/** What a turn comes to: words, then perhaps a tool whose outcome the next step answers. */
export interface Step {
  state: State;
  say: string;
  tool: ToolCall | null;
  end: Ending;
  sources: Source[];
}

/** The question this turn ends with; a later one takes its place. */
export function ask(talk: Talk, asked: Asked, text: string): void {
  talk.ask = { asked, text };
}

/** To be called before the order changes: 'scratch that' and the next read-back depend on it. */
export function changing(talk: Talk): void {
  talk.previous = copied(talk.state.lines);
  talk.state.readBack = false;
}
