import { copied } from '../../copied.ts';
import { madeSureOf, type Restated, restatedIn, takesOff } from '../../heard/change/restated.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choiceNamed } from '../../heard/order/named-choices.ts';
import type { Act, Wish } from '../../understand/acts.ts';
import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';
import { clearOrder } from '../closing.ts';
import { hear } from '../hear.ts';
import type { Line } from '../state.ts';
import { changing, type Talk } from '../talk.ts';
import type { ChangesRead } from './handing-out.ts';
import { findLine, sizeOf, touch } from './lines.ts';
import { obey } from './obey.ts';
import { asksForMore, namesAllAgain, namesLinesAgain } from './told/whole-again.ts';

type Added = Extract<Act, { kind: 'add' }>;

/** What may be said beside dishes that are named again. */
const BESIDE = new Set<Act['kind']>(['done', 'thanks', 'fine', 'okay', 'yes', 'no', 'name', 'goodbye', 'no-allergy']);

/** Dishes that stand, named again as they should be: they are set to that, and not added to. False where nothing was. */
export function restate(talk: Talk, read: ChangesRead | null): boolean {
  const { state, heard, facts } = talk;
  if (state.lines.length === 0 || !facts.orderingEnabled || heard.consent === 'yes') return false;
  // 'No quesadilla, one of the tacos with cheese': what goes is none that is said again.
  if (/^no \w/i.test(heard.text) && read?.changes.some((change) => change.do === 'drop')) return false;
  const cue = restatedIn(heard.text);
  const said = cue?.text ?? madeSureOf(heard.text);
  const again = said === null ? heard : named(talk, said);
  const isAgain =
    !asksForMore(heard.text) &&
    (saysAgain(talk) || (!takesOff(heard.text) && (namesAllAgain(talk, again) || namesLinesAgain(talk, again))));
  if (!cue && !isAgain) return false;
  const told: Restated = cue ?? { text: heard.text, whole: false, anew: false };
  // 'What? I said two' asks nothing.
  if (again.asking && !isAgain) return false;
  const added = addedIn(again);
  const isOrder = added.length > 0 && again.leftover.length === 0 && added.every(({ wish }) => wish.whole);
  const isBeside = ({ kind }: Act) => kind === 'add' || BESIDE.has(kind);
  if (!isAgain && !(isOrder && again.acts.every(isBeside))) return false;
  const stand = added.filter(({ wish }) => standing(talk, wish).length > 0);
  if (stand.length === 0 && !told.anew) return isOrder && setRight(talk, again, added);
  if (told.sums && stand.length < added.length) return false;
  const isCountedAll = told.sums || stand.every(isCounted);
  // 'I said two bags of soil', of one bag that stands.
  // 'I said no mayo on the club' counts nothing.
  const isSet = told.told === true && isOrder && stand.length === 1 && stand.every(isCounted);
  const isRead = read !== null && added.length < 2 && !added[0]?.more && !isSet && !told.comes;
  if (!told.anew && !isAgain && (isRead || !isCountedAll)) return false;
  if (!told.anew && !told.whole && !isAgain && isUntold(talk, added)) return false;
  const before = copied(state.lines);
  changing(talk);
  // 'Actually, two more' takes nothing back.
  const isMore = added.some(({ more }) => more);
  const { acts, gone } = told.anew || isMore ? { acts: added, gone: [] } : asRestated(talk, added, told);
  if (told.anew) clearOrder(state);
  state.lines = state.lines.filter((line) => !gone.includes(line));
  talk.heard = { ...again, acts: [...acts, ...again.acts.filter(({ kind }) => kind !== 'add')] };
  if (!state.lines.some(({ id }) => id === state.focus)) state.focus = state.lines.at(-1)?.id ?? null;
  obey(talk, null);
  talk.previous = before;
  state.before = before;
  return true;
}

/** 'Sorry, I meant an iced chai': of its kind the last that stands was no such thing. */
function setRight(talk: Talk, again: Talk['heard'], added: readonly Added[]): boolean {
  const { state, heard } = talk;
  const [one, ...others] = added;
  if (!one || others.length > 0 || one.more || !MEANT.test(heard.text)) return false;
  const [key] = one.wish.item.families;
  const isAlike = ({ family }: Line) =>
    kindOf(talk, family) === kindOf(talk, key) ||
    talk.menu.family(family)?.words.at(-1) === talk.menu.family(key ?? '')?.words.at(-1);
  const wrong = state.lines.findLast(isAlike);
  if (!wrong || key === undefined) return false;
  const before = copied(state.lines);
  changing(talk);
  state.lines = state.lines.filter((line) => line !== wrong);
  talk.heard = { ...again, acts: [{ ...one, wish: { ...one.wish, quantity: one.wish.quantity ?? wrong.quantity } }] };
  obey(talk, null);
  talk.previous = before;
  state.before = before;
  return true;
}
const MEANT = /\b(?:i meant|meant to (?:say|order|get)|i mean)\b/i;

/** The sentence that made the order what it is, once more: asked what should be changed, people say all of it again. */
function saysAgain({ state: { ordered }, heard }: Talk): boolean {
  const before = new Set(tokenise(ordered ?? ''));
  const same = heard.words.filter((word) => before.has(word)).length;
  return heard.words.length >= SENTENCE && same >= ALIKE * Math.max(heard.words.length, before.size);
}
const SENTENCE = 6;
const ALIKE = 0.8;

/** 'Just two. One with mustard, one with ranch': of the dish that is talked about. */
function named({ state, facts, menu, ...talk }: Talk, text: string): Talk['heard'] {
  const again = hear(text, facts, menu);
  const words = tokenise(text);
  const number = numberAt(words, 0);
  const focus = menu.family(findLine({ state, facts, menu, ...talk }, null)?.family ?? '');
  if (!number || !focus || again.menuNames.dishes.length > 0 || !/^\S+\s*[,.;:]\s*\S/.test(text)) return again;
  return hear(
    text.replace(/^\S+/, (many) => `${many} ${focus.called}`),
    facts,
    menu,
  );
}

const addedIn = ({ acts }: Talk['heard']): Added[] => acts.filter((act) => act.kind === 'add');

const isCounted = ({ wish }: Added): boolean => wish.quantity !== null;

const standing = ({ state }: Talk, { item }: Wish): Line[] =>
  state.lines.filter(({ family }) => item.families.includes(family));

/** One of several that stand, and none is like it: which it takes the place of nobody knows. */
function isUntold(talk: Talk, added: readonly Added[]): boolean {
  const [one, ...others] = added;
  if (!one || others.length > 0 || one.more) return false;
  const lines = standing(talk, one.wish);
  return one.wish.notes.length > 0 && lines.length > 1 && !lines.some((line) => isLike(talk, line, one.wish));
}

/** The wishes with all that was said of these dishes before, and the lines that they take the place of. */
function asRestated(talk: Talk, named: readonly Added[], told: Restated): { acts: Added[]; gone: Line[] } {
  const right = named.filter((act) => isRight(talk, act)).flatMap(({ wish }) => standing(talk, wish));
  for (const line of right) touch(talk, line);
  const added = named.filter((act) => !isRight(talk, act));
  const like = added.map(({ wish }) => standing(talk, wish).filter((line) => isLike(talk, line, wish)));
  const isTold = !told.whole && added.length === 1 && like.every(({ length }) => length === 1);
  const stood = isTold ? like.flat() : added.flatMap(({ wish }) => standing(talk, wish));
  const gone = [...stood, ...ruledOut(talk, named, told)].filter((line) => !right.includes(line));
  const acts = added.map((act, at): Added => {
    const { wish } = act;
    const same = like[at]?.length === 1 ? like[at] : standing(talk, wish);
    const [first] = same;
    const kind = first
      ? same
      : gone.filter((line) => kindOf(talk, line.family) === kindOf(talk, wish.item.families[0]));
    const kept = first && same.length === 1 && like[at]?.length === 1 ? first.notes : commonNotes(talk, same, wish);
    const notes = [...kept, ...wish.notes.filter((note) => !kept.includes(note))];
    const item = first ? { ...wish.item, families: [first.family], sure: 'certain' as const } : wish.item;
    // 'And the latte', of two, is both.
    const quantity = wish.quantity ?? (same.length === 1 ? (first?.quantity ?? null) : null);
    return { ...act, wish: { ...wish, item, notes, quantity, size: wish.size ?? commonSize(talk, kind) } };
  });
  return { acts, gone };
}

/** 'Two diavolas', of which one stands with arugula and one without: they are as they should be. */
function isRight(talk: Talk, { wish }: Added): boolean {
  const lines = standing(talk, wish);
  const many = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.length > 1 && wish.quantity === many && wish.notes.length === 0 && wish.size === null;
}

/** What cannot be on the order any more: nothing but what is named is, or there are no more of its kind. */
function ruledOut(talk: Talk, named: readonly Added[], { all, count }: Restated): Line[] {
  const { lines } = talk.state;
  if (all) return lines;
  const upTo = (end: number) => named.slice(0, end).reduce((sum, { wish }) => sum + (wish.quantity ?? 1), 0);
  const counted = count === undefined ? -1 : named.findIndex((_, at) => upTo(at + 1) === count);
  const kinds = named.slice(0, counted + 1).map(({ wish }) => kindOf(talk, wish.item.families[0]));
  return lines.filter(({ family }) => kinds.includes(kindOf(talk, family)));
}

const isLike = (talk: Talk, line: Line, { size, notes }: Wish): boolean =>
  (size === null || size === sizeOf(talk, line)) && notes.every((note) => line.notes.includes(note));

const kindOf = ({ menu }: Talk, key: string | undefined): string | undefined => menu.family(key ?? '')?.category;

function commonSize(talk: Talk, lines: readonly Line[]): string | null {
  const [size, ...others] = new Set(lines.map((line) => sizeOf(talk, line)));
  return others.length === 0 ? (size ?? null) : null;
}

/** What all of them are chosen to be, but for what is chosen anew. */
function commonNotes(talk: Talk, lines: readonly Line[], by: Wish): string[] {
  const groups = groupsOf(talk.menu.family(lines[0]?.family ?? ''), null);
  const groupOf = (note: string) => choiceNamed(groups, note)?.group;
  const anew = by.notes.map(groupOf);
  return (lines[0]?.notes ?? []).filter((note) => {
    const group = groupOf(note);
    return group?.max === 1 && !anew.includes(group) && lines.every(({ notes }) => notes.includes(note));
  });
}
