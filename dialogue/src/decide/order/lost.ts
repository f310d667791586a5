import { isPlainWord, soundsLikeFood } from '../../heard/intent/remarks.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { type Counted, type Mentioned, mentionedIn } from '../../heard/order/mentioned.ts';
import type { Act } from '../../understand/acts.ts';
import type { Family } from '../../understand/menu/families.ts';
import { isHolder, piecesPerOrder } from '../../understand/menu/per-order.ts';
import { measuredBy } from '../../understand/menu/units.ts';
import { LARGE_NUMBER, numberAt } from '../../understand/numbers.ts';
import { PHRASE_WORDS } from '../../understand/phrasebook.ts';
import { clauseStarts, FUNCTION_WORDS, several, singular, tokenise } from '../../understand/words.ts';
import type { Line, State } from '../state.ts';
import { ask, type Heard, type Talk } from '../talk.ts';
import { alsoSized, CORRECTS, piecesMeant, sizeOf } from './lines.ts';

/** What was said of dishes and stands nowhere now is asked about. */
export function askWhatWasLost(talk: Talk, before: State, heard: Heard): void {
  const { state, menu } = talk;
  if (talk.touched.size > 0 || (before.asked.kind === 'change' && heard.acts.some(({ kind }) => SETTLES.has(kind))))
    state.lost = null;
  const isCommitted = state.placed !== before.placed || talk.tool !== null || talk.end !== null;
  if (isCommitted || talk.touched.size === 0 || talk.ask?.asked.kind === 'change') return;
  const rest = heard.caller.rest.replace(LARGE_NUMBER, ' ');
  const there = wordsIn(talk, before);
  const stands = (one: Mentioned) =>
    one.is === 'name'
      ? one.names.some(
          (name) =>
            name.every((word) => there.has(word) || isHolder(word) || isTailIn(there, word)) ||
            name.every((word) => countsIn(talk, before, ANY).has(Number(word))),
        )
      : waysToCount(one.of).some((of) => countsIn(talk, before, of).has(one.value)) || isSoldByCount(talk, one.value);
  const lost =
    mentionedIn(tokenise(rest), clauseStarts(rest), menu).find((one) => !stands(one))?.said ??
    (talk.turn.kind === 'speech' ? strangeIn(talk, before, rest) : null);
  if (!lost) return;
  state.lost = lost;
  talk.say.push(`I'm not sure I got "${lost}" right.`);
  if (state.unclear.length === 0 && before.asked.kind !== 'change')
    ask(talk, { kind: 'change' }, 'What should I change?');
}

/** 'Slaw', of coleslaw. */
const isTailIn = (there: ReadonlySet<string>, word: string): boolean =>
  word.length > 3 && [...there].some((one) => one.length > word.length + 2 && one.endsWith(word));

const ANY: Counted = { families: null, category: null, size: null };

/** Nothing is to be changed. */
const SETTLES = new Set<Act['kind']>(['no', 'done', 'fine', 'okay', 'keep', 'thanks']);

/**
 * What was counted, and what was noted, in a word that nobody knows: 'one transit through' may have been a tiramisu, 'no
 * bezel' no basil. Null when there is none. What was typed is what was meant.
 */
function strangeIn({ state, menu, touched, say }: Talk, before: State, rest: string): string | null {
  const isKnown = (word: string) =>
    FUNCTION_WORDS.has(word) ||
    PHRASE_WORDS.has(word) ||
    menu.vocabulary.has(word) ||
    menu.vocabulary.has(singular(word)) ||
    isPlainWord(word) ||
    soundsLikeFood(word) ||
    soundsLikeFood(several(word));
  const noted = state.lines
    .filter(({ id }) => touched.has(id))
    .flatMap(({ id, notes }) =>
      notes.filter((note) => !before.lines.find((one) => one.id === id)?.notes.includes(note)),
    );
  const strange = noted.find((note) => tokenise(note).some((word) => !isKnown(word)));
  if (strange) return strange;
  const words = tokenise(rest);
  const told = new Set(say.flatMap(tokenise));
  for (const at of words.keys()) {
    const number = numberAt(words, at);
    const word = words[at + (number?.length ?? 0)] ?? '';
    if (number && word !== '' && !isKnown(word) && !told.has(word) && numberAt(words, at + number.length) === null)
      return words.slice(at, at + number.length + 2).join(' ');
  }
  return null;
}

/** 'Three pies': of those that are called so, or of all pizzas. */
const waysToCount = (of: Counted): Counted[] =>
  of.families && of.category
    ? [
        { ...of, category: null },
        { ...of, families: null },
      ]
    : [of];

/** 'Ten wings', of which so many come in a box, are asked about by their box. */
const isSoldByCount = ({ state, menu, touched }: Talk, value: number): boolean =>
  state.lines.some(
    ({ id, family, variantId }) =>
      touched.has(id) && piecesMeant(groupsOf(menu.family(family), variantId), value) !== null,
  );

/** All words that the order has, or that are answered. */
function wordsIn({ state, menu, say }: Talk, before: State): Set<string> {
  const ofLine = ({ family, variantId, notes }: Line) => {
    const dish = menu.family(family);
    const size = dish?.variants.find(({ id }) => id === variantId)?.size ?? '';
    // 'Make the bagel poppy', on a sandwich of which the bagel is chosen.
    const groups = groupsOf(dish, variantId).map(({ name }) => name);
    const isMeasured = (one: string) => dish !== undefined && notes.includes(measuredBy(dish, one) ?? '-');
    // 'The regular ones', of what comes in one size.
    const usual = dish?.variants.length === 1 ? ['regular'] : [];
    const sizes = dish ? [size, ...usual, ...alsoSized(dish, variantId), ...['small', 'large'].filter(isMeasured)] : [];
    return [dish?.name ?? '', dish?.category ?? '', ...(dish?.words ?? []), ...sizes, ...groups, ...notes];
  };
  const open = state.unclear.flatMap(({ wish }) => [
    wish.item.said,
    wish.size ?? '',
    ...wish.notes,
    ...wish.item.families.flatMap((key) => menu.family(key)?.words ?? []),
  ]);
  const texts = [...state.lines, ...before.lines].flatMap(ofLine).concat(open, say, state.special);
  return new Set(texts.flatMap(tokenise).flatMap((word) => [word, singular(word)]));
}

/** '10', '12 piece': how many a box holds. */
const piecesIn = (note: string): number => Number(/^(\d+)(?: ?(?:piece|pieces|pcs?|ct|count))?$/.exec(note)?.[1] ?? 0);

/** Of that kind, or called so: a basmati rice is one of two rices, wherever it stands on the menu. */
const isOfKind = (family: Family | undefined, category: string): boolean =>
  family?.category === category || family?.words.at(-1) === singular(tokenise(category).at(-1) ?? '');

/** All numbers that the order has of these. */
function countsIn(talk: Talk, before: State, of: Counted): Set<number> {
  const { state, menu, touched, say } = talk;
  const isOf = (line: Line) =>
    (of.families === null || of.families.includes(line.family)) &&
    (of.category === null || isOfKind(menu.family(line.family), of.category)) &&
    (of.size === null || line.variantId === null || line.notes.includes(of.size) || sizeOf(talk, line) === of.size);
  const sum = (lines: readonly Line[]) => lines.reduce((all, { quantity }) => all + quantity, 0);
  const lines = state.lines.filter(isOf);
  const now = lines.filter(({ id }) => touched.has(id));
  const counts = new Set<number>([sum(lines), sum(now), now.length]);
  // What was there before is no part of what is added.
  if (!CORRECTS.test(talk.heard.words.join(' '))) counts.add(sum(lines) - sum(before.lines.filter(isOf)));
  // 'Twenty wings, ten hot and ten garlic', of which ten come in a box.
  counts.add(now.reduce((all, { quantity, notes }) => all + quantity * (notes.map(piecesIn).find(Boolean) ?? 1), 0));
  for (const line of lines) {
    counts.add(line.quantity);
    counts.add(sum(lines.filter(({ family }) => family === line.family)));
    const dish = menu.family(line.family);
    const each = dish ? piecesPerOrder(dish) : null;
    if (each) counts.add(each * line.quantity);
  }
  for (const { wish } of state.unclear) counts.add(wish.quantity ?? 1);
  // 'Three burgers', of which one is still to be told.
  counts.add(sum(now) + state.unclear.reduce((all, { wish }) => all + (wish.quantity ?? 1), 0));
  const texts = [
    ...say,
    ...lines.flatMap(({ family, notes }) => [...notes, menu.family(family)?.variants[0]?.item.description ?? '']),
    ...state.unclear.flatMap(({ wish }) => wish.notes),
    ...lines.flatMap((line) => sizeOf(talk, line) ?? []),
  ];
  for (const text of texts) {
    const words = tokenise(text);
    for (const at of words.keys()) counts.add(numberAt(words, at)?.value ?? 1);
  }
  return counts;
}
