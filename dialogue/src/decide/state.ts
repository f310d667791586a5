import type { FoundSlot } from '@attendant/contract/bookings/tools';
import type { Danger } from '@attendant/contract/constants';
import type { MenuQuestion } from '../heard/menu-question.ts';
import type { SaidDay } from '../heard/when/piece.ts';
import type { BookingPart, Draft } from '../topics/booking/draft.ts';
import type { ItemQuestion, Wish } from '../understand/acts.ts';

/** One line of the order that is being taken. */
export interface Line {
  id: number;
  /** Key of the dish; the size is chosen when `variantId` stands, the other options by the notes. */
  family: string;
  variantId: string | null;
  quantity: number;
  /** The quantity was said, not taken to be one. */
  counted: boolean;
  /** What was said counted pieces, of which several come to one: 'six garlic knots'. */
  inPieces?: boolean;
  notes: string[];
  /** For whom it is: 'wife'. */
  whose?: string | null;
}

/** What the last reply asked, so that a short answer can be read. */
export type Asked =
  | { kind: 'what' | 'more' | 'name' | 'phone' | 'confirm' | 'change' | 'finish' | 'help' | 'try-again' }
  | { kind: 'heard' | 'grown-up' }
  | { kind: 'name-is'; name: string }
  | { kind: 'topic'; family: string }
  | { kind: 'size'; line: number }
  | { kind: 'option'; line: number; group: string }
  /** Whether a dish is to be left off of which something is not known; null: which it is. */
  | { kind: 'leave-off'; line: number | null }
  /** Whether a dish is wanted of which the menu, or the owner, says that it has what they are allergic to. */
  | { kind: 'keep'; line: number }
  | { kind: 'fulfilment' | 'address' | 'allergy' | 'wanted' }
  | { kind: 'which' | 'mean' }
  | { kind: 'booking'; part: BookingPart }
  | { kind: 'message?' | 'message-text' | 'message-name' | 'message-phone' | 'voicemail' | 'leaving' };

/** Behind these anything may be ordered. */
export const ANYTHING_NEXT: ReadonlySet<Asked['kind']> = new Set(['what', 'more', 'help', 'finish']);

/** A dish that was heard but not surely enough. The wish keeps what else was said of it. */
export interface Unclear {
  wish: Wish;
  more: boolean;
  /** Said to put right what stands: 'actually just one of the …'. */
  corrects: boolean;
}

/** What was said of one of these lines, while it is asked of which, and what was asked when it was said. */
export interface OpenChange {
  said: string;
  lines: number[];
  asked: Asked;
  question: string;
  /** It was asked twice. */
  again?: true;
}

export interface Wondering {
  turn: number;
  question: MenuQuestion | { about: 'dish'; what: ItemQuestion; word: string };
  dishes: readonly string[];
  size: string | null;
  choices: readonly string[];
}

/** All that is remembered of a conversation. Plain JSON: text conversations go on from it days later. */
export interface State {
  version: 1;
  lines: Line[];
  /** The same as they are said: 'two large Margheritas, no basil'. */
  inWords?: readonly string[];
  /** What the owner asks of an order that comes to so much was told. */
  termsTold?: boolean;
  /** The lines before the last utterance that changed them. */
  before: Line[] | null;
  /** The line that 'that' and 'it' mean. */
  focus: number | null;
  /** The lines that the last change was of: where there are several, 'it' may be any of them. */
  spokenOf?: number[];
  ofWhich?: OpenChange | null;
  unclear: Unclear[];
  asked: Asked;
  /** What was left off because nothing more was told of it: it is read back with the rest. `next`: the line that came next. */
  leftOff: { family: string | null; said: string; next: number }[];
  /** The caller has said that the order is complete. */
  finishing: boolean;
  /** The lines as they stand were read back with their price. */
  readBack: boolean;
  /** The dishes as they were read back last. */
  readLines?: string;
  name: string | null;
  /** How often a word came that could not be told from another answer when a name was asked for. */
  nameMissed: number;
  phone: string | null;
  /** The one that was said again to the caller. */
  phoneTold?: string;
  phoneRefused: boolean;
  /** The beginning of a number that is given in pieces. */
  digits: string;
  special: string[];
  /** Told in this order; what was told in an earlier one is never taken over. */
  allergies: string[];
  allergyAsked: boolean;
  /** Who has them, where it was told whose they are: 'son'. */
  allergic?: string | null;
  /** Dishes of which it was asked whether they stay, with the allergies they are for. */
  warned?: string[];
  fulfilment: 'pickup' | 'delivery' | null;
  address: string | null;
  /** Cents that bringing it costs, as it was read back; null: nothing was told. */
  fee?: number | null;
  /** 'YYYY-MM-DDTHH:MM' on the business's clock; null: as soon as it can be. */
  wanted: string | null;
  /** A day for which the time is still to come. */
  wantedDay: string | null;
  /** The street of an address whose number is still to come. */
  street: string;
  /** The confirming sentence of the last order that was committed. */
  placed: string | null;
  /** What was said of dishes and may stand nowhere, until something is changed or nothing should be. */
  lost: string | null;
  /** What was said when dishes were added last. */
  ordered: string | null;
  /** The last one was booked in place of another that is not found, and stands. */
  oldStands?: boolean;
  /** The appointment that is being made, moved or looked for. */
  booking: Draft | null;
  /** One that was about to be made, and left for a call back. */
  putOff?: Draft | null;
  /** The sentence of the last tool that changed an appointment. */
  booked: string | null;
  /** The sentence of the tool that put them on the waiting list. */
  waiting?: string | null;
  /** Whose time was asked about, of those who see callers. */
  personOf: string | null;
  /** The same of what is done: 'can I do that on Wednesday'. */
  serviceOf: string | null;
  /** What a question named last, and in which turn. */
  spoken?: { about: string | null; day: SaidDay | null; turn: number; text: string };
  /** The one day that was named last, and in which turn: 'the day after'. */
  daySpoken?: { date: string; turn: number };
  /** The last question that asked and did nothing else, and in which turn: what leans on it is asked of it. */
  lastAsked?: { turn: number; text: string };
  /** What the owner wrote that was told last, what had been asked, and what was told right before it. */
  noted?: { turn: number; asked: string; texts: string[]; earlier?: string[] };
  /** The turn in which opening hours were told last. */
  hoursTold?: number;
  /** What the owner wrote is not done, and was told when an appointment for it was wished for. */
  toldNot: string[];
  /** When the last one is that was made, moved or told: 'right after it', 'the same time'. */
  bookedAt: (Pick<FoundSlot, 'starts_at'> & Partial<Pick<FoundSlot, 'ends_at'>>) | null;
  /** The one that was cancelled last: 'the same time next week'. */
  cancelledAt?: Pick<FoundSlot, 'starts_at'> | null;
  /** What somebody is to be told, in the caller's own words from the whole call. */
  message: string | null;
  /** The wish for a person or a call, where nothing more was told. */
  wish: string | null;
  /** What was asked last and could not be helped with. */
  unmet: string | null;
  /** What was asked or told of late, of which nothing came but an answer. */
  asides?: string[];
  /** An appointment was spoken of that is not found: what is told of it is for whoever looks for it. */
  unfound: boolean;
  /** What was left already in this call: what is told after it goes with it. */
  left: string | null;
  /** What had been placed and booked when it was left. */
  leftBeside?: { placed: string | null; booked: string | null };
  /** Somebody was said to be in danger: in which turn last, and what the owner was told of it. */
  alarm: {
    danger: Danger;
    turn: number;
    text: string;
    /** What was said to the caller of it, and that it was said again before an appointment. */
    told?: string[];
    again?: boolean;
    /** The caller's own words, and in which turn they said that it was none. */
    said?: string;
    denied?: number;
  } | null;
  /** What the owner wrote of what cannot wait, and was told; and what the caller told last. */
  urgent: string[];
  trouble: { text: string; turn: number } | null;
  /** A complaint: it is passed on whether the caller waits for it or not. */
  owed: boolean;
  /** Something went wrong that the business did. */
  blamed: boolean;
  nameRefused: boolean;
  /** They are to be called back at another number. */
  elsewhere: boolean;
  /** Words that were heard badly, and what had been asked when they were said. `either`: a yes that may have been a no. */
  doubt: { text: string; asked: Asked; question: string; either?: boolean } | null;
  /** They were not what was said, and were asked for again. */
  doubted: boolean;
  /** The dish last asked about. */
  topic: string | null;
  /** Those that were spoken of last, and in which turn: asked about, told of, or ordered. */
  dishes?: { turn: number; keys: string[] };
  /** What was asked about the menu, and in which turn: 'and the fries?' asks it again. */
  wondering: Wondering | null;
  /** The question that was asked again when the caller said that it was all. */
  pressed: string | null;
  /** The dish of an open question that they would not leave off when they were asked. */
  kept: string | null;
  lastReply: string;
  question: string;
  /** So many turns in a row ended with it again. */
  askedAgain: number;
  /** What was asked of a dish, and how often something else was said to it. */
  passedBy?: Readonly<Record<string, number>>;
  /** Of which nobody told which it is meanwhile. */
  putBy?: Unclear[];
  misses: number;
  /** What was not understood since then, as it was said. */
  unheard: string[];
  silences: number;
  nextLine: number;
}

export function freshState(): State {
  return {
    version: 1,
    lines: [],
    before: null,
    focus: null,
    unclear: [],
    leftOff: [],
    asked: { kind: 'what' },
    finishing: false,
    readBack: false,
    name: null,
    nameMissed: 0,
    phone: null,
    phoneRefused: false,
    digits: '',
    special: [],
    allergies: [],
    allergyAsked: false,
    fulfilment: null,
    address: null,
    wanted: null,
    wantedDay: null,
    street: '',
    placed: null,
    ordered: null,
    lost: null,
    booking: null,
    booked: null,
    personOf: null,
    serviceOf: null,
    toldNot: [],
    bookedAt: null,
    message: null,
    wish: null,
    unmet: null,
    unfound: false,
    left: null,
    alarm: null,
    urgent: [],
    trouble: null,
    owed: false,
    blamed: false,
    nameRefused: false,
    elsewhere: false,
    doubt: null,
    doubted: false,
    topic: null,
    wondering: null,
    pressed: null,
    kept: null,
    lastReply: '',
    question: '',
    askedAgain: 0,
    misses: 0,
    unheard: [],
    silences: 0,
    nextLine: 1,
  };
}

/** True for what `state()` of this version handed out. */
export function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null) return false;
  return 'version' in value && value.version === 1 && 'lines' in value && Array.isArray(value.lines);
}

/** Among the allergies while the caller has not told to what. */
export const NOT_NAMED = 'not named';

export const allergiesNamed = ({ allergies }: Pick<State, 'allergies'>): string[] =>
  allergies.filter((one) => one !== NOT_NAMED);
