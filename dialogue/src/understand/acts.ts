import type { Danger } from '@attendant/contract/constants';
import type { AppointmentHeard } from '../heard/appointment/appointment.ts';
import type { AskedByName } from '../heard/asked/by-name.ts';
import type { ServedAsked } from '../heard/asked/of-it/how-served.ts';
import type { SoMany } from '../heard/asked/of-it/so-many.ts';
import type { CallerHeard } from '../heard/caller.ts';
import type { Consent } from '../heard/consent.ts';
import type { OfDanger } from '../heard/danger.ts';
import type { HoursAsked, HoursHeard } from '../heard/hours.ts';
import type { Proposal } from '../heard/intent/model.ts';
import type { Clause } from '../heard/intent/remarks.ts';
import type { Manner } from '../heard/manner.ts';
import type { MenuQuestion, OnMenu } from '../heard/menu-question.ts';
import type { ForSomebody, Sending } from '../heard/message.ts';
import type { Renamed } from '../heard/name-given.ts';
import type { AskedFor } from '../heard/question.ts';
import type { Reference } from '../heard/reference.ts';
import type { Request } from '../heard/request.ts';
import type { Mention } from './menu/match.ts';

/** What a caller wants to have: one dish, not yet looked up. */
export interface Wish {
  item: Mention;
  /** Null when no quantity was said. */
  quantity: number | null;
  size: string | null;
  notes: string[];
  /** Read with the whole utterance: a dish of its own, not something to go on the one before. */
  whole?: true;
  /** The line that goes when it is known which dish this is. */
  instead?: number;
}

/** One thing that an utterance does. Nothing here is looked up in the order yet. */
export type Act = OrderAct | QuestionAct | { kind: Plain };

/** What changes the order or tells about the caller. */
export type OrderAct =
  | { kind: 'add'; wish: Wish; more: boolean }
  | { kind: 'unknown-item'; said: string; category: string | null }
  | { kind: 'want-category'; category: string; quantity: number | null; size: string | null }
  | { kind: 'take-it'; quantity: number | null; size: string | null; instead?: true }
  | {
      kind: 'amend';
      target: Reference;
      quantity: number | null;
      size: string | null;
      more: boolean;
    }
  | { kind: 'split'; parts: { quantity: number; size: string }[] }
  | { kind: 'replace'; target: Reference; by: Wish }
  | { kind: 'correct'; to: Wish }
  | { kind: 'remove'; target: Reference }
  | { kind: 'without'; item: Mention; said: string }
  | { kind: 'note'; text: string; on: Reference }
  | { kind: 'special'; text: string }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'ordinal'; index: number }
  | { kind: 'allergy'; word: string }
  | { kind: 'name'; name: string };

export type QuestionAct =
  | { kind: 'ask-item'; about: ItemQuestion; item: Mention | null; size: string | null; word: string }
  | { kind: 'ask-category'; category: string }
  | { kind: 'ask-with'; word: string }
  | { kind: 'hours'; about: HoursAsked; day: string };

export type ItemQuestion = 'price' | 'contents' | 'allergens' | 'available' | 'sizes' | 'describe';

export type Plain =
  | ('yes' | 'fine' | 'no' | 'done' | 'okay' | 'undo' | 'cancel-order' | 'start-over' | 'start-order' | 'read-order')
  | ('place-order' | 'repeat' | 'slower' | 'help' | 'thanks' | 'greeting' | 'goodbye' | 'person' | 'angry' | 'urgent')
  | ('booking' | 'spanish' | 'wait' | 'menu' | 'popular' | 'leave-message' | 'change-something' | 'same-order')
  | ('earlier-order' | 'keep' | 'introduction' | 'no-allergy')
  | ('how-are-you' | 'try-again' | 'which-sizes' | 'free' | 'clock' | 'whose-name');

/** Words carried meaning that nothing here explains. */
export const isUnexplained = ({ acts, leftover }: Pick<Understanding, 'acts' | 'leftover'>): boolean =>
  leftover.length > 0 || acts.some(({ kind }) => kind === 'unknown-item');

export interface Understanding {
  /** What it says of appointments. */
  appointment: AppointmentHeard;
  /** The name in it, if it answers a question for one. */
  answersName: string | null;
  renamed: Renamed | null;
  /** Who speaks, where it says no more. */
  /** A name letter by letter, behind something else. */
  spelled: { name: string; agrees: boolean } | null;
  /** All that are written as names. */
  names: readonly string[];
  introduces: string | null;
  /** What the caller says of themselves. */
  caller: CallerHeard;
  acts: Act[];
  /** Words that carried meaning and were not understood. */
  leftover: string[];
  words: readonly string[];
  text: string;
  /** Whether it agrees to what was asked, read as a whole. */
  consent: Consent;
  danger: Danger | null;
  /** How somebody is, that whoever sees them must know: 'I'm pregnant'. */
  condition: string | null;
  /** They ask what to do. */
  advice: boolean;
  /** Of a danger that was just spoken of: where to go with it, whether it is as bad as that, whether it can be seen to here. */
  ofDanger: OfDanger | null;
  /** So many are to be fed or seated, when they are many. */
  crowd: number | null;
  /** A child speaks. */
  minor: boolean;
  /** Nobody else is there. */
  alone: boolean;
  card: 'card' | 'half' | 'part' | null;
  /** It is of the caller's own money, not of how one pays here. */
  ownMoney: boolean;
  forSomebody: ForSomebody | null;
  /** Somebody is to call, or to be told. */
  wantsCall: boolean;
  /** It is asked when somebody calls back. */
  whenCalled: boolean;
  /** Something went wrong that the business did: the rules read it, not only the model. */
  blames: boolean;
  manner: Manner;
  /** Asked is whether something is done here: the words that say what is. */
  work: readonly string[];
  /** A message was spoken of, and nothing else. */
  bareRequest: boolean;
  sending: Sending | null;
  /** It tells of what has been. */
  past: boolean;
  /** It is of another day, or of another order. */
  earlier: boolean;
  /** They ask for something to be given to them. */
  wanting: boolean;
  /** Where they want to be called back: a number, or 'other' than the one they call from. */
  reach: string | null;
  /** What is said behind the word 'name', in any sentence. */
  named: string | null;
  /** They will not say it. */
  refuses: boolean;
  /** They want no message taken. */
  declines: boolean;
  /** Something is to be done that nothing else here is about. */
  request: Request | null;
  /** It is a question. */
  asking: boolean;
  /** What is asked of a dish or a kind by its whole name. */
  byName: AskedByName | null;
  /** How a dish is made or served: 'is that one hot or cold'. */
  served: ServedAsked | null;
  /** For how many it is asked what something comes to. */
  soMany: SoMany | null;
  /** With what was chosen on the dish before: 'same sides'. */
  alike: boolean;
  /** It speaks of the business: 'do you', 'your'. */
  ofUs: boolean;
  /** It is one that wishes for nothing: no deed comes of it. */
  onlyAsking: boolean;
  asksFor: AskedFor;
  /** It asks whether something costs more. */
  asksExtra: boolean;
  /** It tells of something, and neither asks nor orders. */
  telling: boolean;
  /** What the whole most likely asks for, and each of its parts: proposed by the model, not read. */
  remark: Proposal;
  clauses: readonly Clause[];
  /** Something of the menu was named: a dish, or what can be chosen on one. */
  onMenu: boolean;
  menuNames: OnMenu;
  menuQuestion: MenuQuestion | null;
  /** What its price is asked of, as it would be ordered; empty where no price is asked. */
  priced: string;
  /** It may ask what was asked before of something else. */
  sameAgain: 'plainly' | 'alone' | null;
  ofMenu: boolean;
  /** How likely, from 0 to 1, it is about nothing that any shop does: a time or a number in it is then one of that. */
  foreign: number;
  hours: HoursHeard;
  diet: string | null;
}
