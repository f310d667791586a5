import { copied } from '../../copied.ts';
import { besideAllergy } from '../../heard/allergy.ts';
import { changesIn } from '../../heard/change/changes-in.ts';
import { sizeNumbered } from '../../heard/change/identity.ts';
import { byOldNumber } from '../../heard/change/old-number.ts';
import {
  type Alteration,
  alters,
  type Change,
  COPY,
  type Standing,
  type Standings,
} from '../../heard/change/standing.ts';
import { ANOTHERS, ownersIn } from '../../heard/change/whose.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choiceNamed } from '../../heard/order/named-choices.ts';
import { contrasts } from '../../heard/order/parts/outdone.ts';
import { THAT } from '../../heard/reference.ts';
import type { Act, Wish } from '../../understand/acts.ts';
import { clauseStarts, tokenise } from '../../understand/words.ts';
import { hear } from '../hear.ts';
import type { Line } from '../state.ts';
import { changing, type Talk } from '../talk.ts';
import { behindReason, isOfPast, onlyTells, reasonsIn } from '../turn/reasons.ts';
import { add, wantCategory } from './adding.ts';
import { drop, exchange, remove, setPortion } from './changes.ts';
import { addNotes, groupsOn } from './choosing.ts';
import { type ChangesRead, endings, readDealtOut, readHandedOut, shareOut, standingLine } from './handing-out.ts';
import { countInAll } from './how-many.ts';
import { apart, findLine, lineById, mergeSame, piecesMeant, quantityMeant, touch } from './lines.ts';
import { changedLately } from './standing.ts';
import { countsAgain } from './told/whole-again.ts';

/** What may be said in one breath behind a change. */
const BESIDE = new Set<Act['kind']>([
  'done',
  'thanks',
  'fine',
  'okay',
  'yes',
  'no',
  'place-order',
  'name',
  'goodbye',
  'no-allergy',
  'special',
]);

const ORDERED = new Set<Act['kind']>(['add', 'want-category', 'unknown-item', 'amend', 'quantity']);

/** Null where it is no change: a yes to the whole order is none. */
export function readChanges(talk: Talk): ChangesRead | null {
  const { heard, state, facts, menu } = talk;
  if (state.lines.length === 0 || !facts.orderingEnabled) return null;
  const beside = besideAnAllergy(talk);
  if (beside) return beside;
  const counted = byOldNumber(heard.words, standingOf(talk));
  if (counted) return { changes: counted, rest: hear('', facts, menu) };
  if (countsAgain(talk)) return null;
  const asking = heard.asking && !ASKED_FOR.test(heard.words.join(' '));
  if (heard.acts.some(({ kind }) => OTHERWISE.has(kind) || (asking && ASKING.has(kind)))) return null;
  // A question beside something else is answered by itself.
  if (asking && (heard.onlyAsking || /[?]\s+\S/.test(heard.text))) return null;
  // 'Anything without dairy' asks for a dish, and takes nothing off one.
  if (heard.onlyAsking && heard.menuQuestion !== null) return null;
  if (state.asked.kind === 'confirm' && heard.consent === 'yes') return null;
  const handed = readHandedOut(talk);
  if (handed) return handed;
  if (isAnotherOrder(talk) || isForAnother(talk)) return null;
  const order = standingOf(talk);
  // 'Okay, skip that', of a dish that was only asked about.
  if (isJustAsked(talk) && order.focus?.family !== state.topic && !heard.onMenu && SKIPPED.test(heard.words.join(' ')))
    return null;
  const breaks = clauseStarts(heard.text);
  const answering = state.asked.kind === 'size' || state.asked.kind === 'option';
  const whole =
    readDealtOut(talk, order) ??
    behindReason(talk, heard.words.indexOf('so', 3), breaks, order) ??
    changesIn(heard.words, breaks, order, menu, answering) ??
    reasonsIn(talk, breaks, order);
  if (whole) return { changes: whole, rest: hear('', facts, menu) };
  for (const at of endings(heard.words, breaks)) {
    const changes = changesIn(heard.words.slice(0, at), breaks, order, menu);
    const rest = changes && hear(heard.words.slice(at).join(' '), facts, menu);
    // 'Actually vanilla, he changed his mind', 'scrap the eel, she can't have fish'
    const isTold =
      (rest?.telling === true && ((!rest.onMenu && rest.acts.length === 0) || isOfPast(rest))) ||
      (rest !== null && onlyTells(rest.words));
    if (changes && isTold && breaks.has(at)) return { changes, rest: hear('', facts, menu) };
    // 'Scrap the tea, I'll have one of those fizzy ones': that goes, whatever it is that comes.
    const comes = rest !== null && rest.acts.length > 0 && rest.acts.every(({ kind }) => ORDERED.has(kind));
    if (changes?.every((change) => change.do === 'drop') && comes && breaks.has(at)) return { changes, rest };
    if (rest && rest.leftover.length === 0 && rest.acts.length > 0 && rest.acts.every(({ kind }) => BESIDE.has(kind)))
      return { changes, rest };
  }
  return null;
}

/** 'A quart of hot and sour, and a pint of wonton': dishes with their numbers or sizes, of which none stands. */
function isAnotherOrder(talk: Talk): boolean {
  const { heard, state } = talk;
  const wishes = heard.acts.flatMap((act) => (act.kind === 'add' && act.wish.whole ? act.wish : []));
  // 'One hot, one mild', of sandwiches that all come so, names none of them.
  const isNamed = ({ item }: Wish) => item.exact && item.families.some((key) => heard.menuNames.dishes.includes(key));
  return (
    wishes.length > (BECOMES.test(heard.words.join(' ')) ? 1 : 0) &&
    !heard.menuNames.dishes.some((key) => state.lines.some(({ family }) => family === key)) &&
    heard.acts.every((act) => act.kind === 'add' || BESIDE.has(act.kind)) &&
    heard.leftover.length === 0 &&
    wishes.every(
      (wish) =>
        (wish.quantity ?? wish.size) !== null &&
        !state.lines.some(
          (line) =>
            !isBoxOf(talk, line, wish.quantity, wish.notes) &&
            (wish.item.families.includes(line.family) || (!isNamed(wish) && isChosenOn(talk, line, wish.notes))),
        ),
    )
  );
}

/** 'And my wife will have the salmon', behind one bowl with ahi. */
function isForAnother({ heard, state }: Talk): boolean {
  const wishes = heard.acts.flatMap((act) => (act.kind === 'add' && act.wish.whole ? act.wish : []));
  const isOne = (key: string | undefined) =>
    state.lines.every(({ family, quantity }) => family !== key || quantity === 1);
  return (
    state.asked.kind === 'more' &&
    wishes.length > 0 &&
    wishes.length === heard.acts.length &&
    ANOTHERS.test(heard.words.join(' ')) &&
    !contrasts(heard.words) &&
    wishes.every(({ item }) => isOne(item.families[0]))
  );
}

/** 'And six hot', of wings that come in sixes and tens. */
const isBoxOf = ({ heard, menu }: Talk, line: Line, quantity: number | null, notes: readonly string[]): boolean =>
  notes.length > 0 &&
  /^(?:and|also|plus|then) /.test(heard.words.join(' ')) &&
  (piecesMeant(groupsOf(menu.family(line.family), line.variantId), quantity ?? 1)?.notes.length ?? 0) > 0;

/** 'Three pollo, three carnitas', of tacos that stand, though burritos come so too. */
const isChosenOn = (talk: Talk, line: Line, notes: readonly string[]): boolean =>
  notes.length > 0 && notes.every((note) => choiceNamed(groupsOn(talk, line), note) !== null);

const BECOMES =
  /\b(?:no|nope|not|actually|instead|wait|sorry|make|change|switch|swap|mean|meant|said|rather|same|just|only|on|in|to|one|ones)\b/;

/** 'My kid is allergic to peanuts, so do the sweet chili instead.' */
function besideAnAllergy(talk: Talk): ChangesRead | null {
  const { heard, facts, menu } = talk;
  const told = heard.acts.find((act) => act.kind === 'allergy');
  const text = told?.kind === 'allergy' && told.word !== '' ? besideAllergy(heard.text) : null;
  const changes = text === null ? null : changesIn(tokenise(text), clauseStarts(text), standingOf(talk), menu);
  // What they must not have is called like a dish, and is none that is wished for.
  return changes && told?.kind === 'allergy'
    ? { changes, rest: { ...hear(`allergic to ${told.word}`, facts, menu), acts: [told] } }
    : null;
}

/** 'Can the torta be carnitas?', but 'would it be extra to put bacon on it' */
const ASKED_FOR =
  /^(?:(?:and|but|so|oh|wait|okay|actually|sorry|hey|yeah|yes|no|also|please|hmm|well) )*(?:can|could|may|would|will) (?!(?:it|that|this|they|those|these) (?:be|cost)(?: an?)? (?:extra|more)\b)/;

const ASKING = new Set<Act['kind']>(['ask-item', 'ask-category', 'ask-with', 'hours', 'which-sizes']);

/** These are about something else, whatever they name. */
const OTHERWISE = new Set<Act['kind']>([
  'person',
  'allergy',
  'no-allergy',
  'leave-message',
  'booking',
  'earlier-order',
  'angry',
  'read-order',
  'cancel-order',
  'start-over',
]);

/** What was said of lines that stand, all as one change that 'scratch that' takes back. */
export function makeChanges(talk: Talk, changes: readonly Change[]): void {
  changing(talk);
  const before = copied(talk.state.lines);
  // What came apart or was copied has a number of its own from then on.
  const ids = new Map<number, number[]>();
  for (const change of changes) {
    const now = renamed(change, ids);
    if (now.do === 'again') {
      const copy = copyOf(talk, now);
      if (copy) ids.set(COPY, [copy.id]);
    } else doChange(talk, now, ids);
  }
  const copy = lineById(talk, ids.get(COPY)?.[0] ?? null);
  if (copy) mergeSame(talk, copy);
  talk.previous = before;
}

/** What is changed of a copy, of a piece or of what was shared out is changed of the lines that it has become. */
function renamed(change: Change, ids: ReadonlyMap<number, readonly number[]>): Change {
  const named = (line: Standing): Standing[] => (ids.get(line.id) ?? [line.id]).map((id) => ({ ...line, id }));
  if ('lines' in change) return { ...change, lines: change.lines.flatMap(named) };
  return change.do === 'share-out' ? { ...change, line: named(change.line)[0] ?? change.line } : change;
}

function copyOf(talk: Talk, { like, quantity }: Extract<Change, { do: 'again' }>): Line | undefined {
  const line = lineById(talk, like.id);
  if (!line) return undefined;
  const whose = ownersIn(talk.heard.words)[0]?.who ?? null;
  const copy: Line = { ...line, id: talk.state.nextLine++, quantity, counted: true, notes: [...line.notes], whose };
  talk.state.lines.push(copy);
  touch(talk, copy);
  return copy;
}

export const SKIPPED =
  /\b(?:skip|forget|leave|scratch|drop|cancel|never mind) (?:about )?(?:it|that|those|them|this)\b/;

export const isJustAsked = ({ state, turn }: Talk): boolean =>
  state.topic !== null && state.wondering !== null && turn.turn - state.wondering.turn <= 1;

/** What is talked about is what was asked about, by them or here, or else was changed last. */
export function standingOf(talk: Talk): Standings {
  const lines = talk.state.lines.map((line) => standingLine(talk, line));
  // What was named in the same breath goes before what was asked about.
  const named = talk.touched.size > 0;
  const asked =
    !named && isJustAsked(talk) ? talk.state.lines.findLast(({ family }) => family === talk.state.topic) : undefined;
  const open = talk.state.asked;
  const of = !named && (open.kind === 'option' || open.kind === 'keep') ? lineById(talk, open.line) : undefined;
  const focus = asked ?? of ?? findLine(talk, null);
  // While it is asked which dish is meant, 'it' is that one.
  if (talk.state.unclear.length > 0) return { lines, focus: undefined };
  const byId = (id: number | null | undefined) => lines.find((line) => line.id === id);
  return { lines, focus: byId(focus?.id), last: byId(talk.state.focus), lately: changedLately(talk, lines) };
}

function doChange(talk: Talk, change: Exclude<Change, { do: 'again' }>, ids: Map<number, number[]>): void {
  switch (change.do) {
    case 'drop':
      for (const line of linesOf(talk, change)) drop(talk, line);
      return;
    case 'miss':
      return remove(talk, { kind: 'remove', target: { ...THAT, item: change.item } });
    case 'alter':
      // Two that have become the same are one by then.
      for (const line of linesOf(talk, change)) {
        if (talk.state.lines.includes(line) && alters(change.to)) alter(talk, line, change.to);
        if (change.as !== undefined) ids.set(change.as, [line.id]);
      }
      return;
    case 'share-out':
      return void ids.set(change.line.id, shareOut(talk, change));
    case 'replace':
      for (const line of linesOf(talk, change)) exchange(talk, line, change.by);
      return;
    case 'add':
      if (change.act.kind === 'add') return add(talk, change.act);
      return change.act.kind === 'want-category' ? wantCategory(talk, change.act) : undefined;
    case 'keep':
      return keepOnly(talk, change.lines);
  }
}

const OF_ALL =
  /\b(?:nothing (?:else|more)|everything|the (?:rest|others?)|all (?:that|of it)|it all|thats (?:it|all)|(?:by itself|on its own|alone))\b/;

/** 'No wait, just the raita' takes back what was said last; what stood before stays, unless all was read back or is named. */
function keepOnly(talk: Talk, kept: readonly Standing[]): void {
  const { state, heard } = talk;
  const isOfAll = /^(?:confirm|change)$/.test(state.asked.kind) || OF_ALL.test(heard.words.join(' '));
  const stood = isOfAll ? [] : (state.before ?? state.lines);
  state.lines = state.lines.flatMap((line) =>
    kept.some(({ id }) => id === line.id) ? line : (stood.find(({ id }) => id === line.id) ?? []),
  );
  for (const line of state.lines) touch(talk, line);
}

/** The lines as they stand now; some of one are a line of their own from here on. */
function linesOf(talk: Talk, { lines, some }: { lines: readonly Standing[]; some: number | null }): Line[] {
  const found = lines.flatMap(({ id }) => lineById(talk, id) ?? []);
  const [first] = found;
  return some !== null && first && found.length === 1 ? [apart(talk, first, some)] : found;
}

function alter(talk: Talk, line: Line, to: Alteration): void {
  if (countInAll(talk, line, to)) return;
  const numbered = sizeNumbered(talk.menu.family(line.family), line.quantity, to);
  const { quantity, how, size, notes } = numbered ? { ...to, quantity: null, size: numbered } : to;
  const before = line.quantity;
  const pieces = how === 'to' && quantity !== null && before === 1 ? piecesMeant(groupsOn(talk, line), quantity) : null;
  if (pieces && pieces.notes.length > 0) return addNotes(talk, line, [...pieces.notes, ...notes]);
  const times = how === 'times' && quantity !== null ? before * quantity : null;
  const count = times ?? quantityMeant(talk, line, { quantity, more: how === 'more' });
  if (notes.length > 0) addNotes(talk, line, notes);
  if (count !== null) line.counted = true;
  setPortion(talk, line, count, size);
}
