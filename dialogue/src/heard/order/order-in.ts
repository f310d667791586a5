import type { Act, Understanding } from '../../understand/acts.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { PHRASE_WORDS, type Spotter, spotter } from '../../understand/phrasebook.ts';
import { type Piece, toPieces } from '../../understand/pieces.ts';
import { scan } from '../../understand/scan.ts';
import { singular } from '../../understand/words.ts';
import { isThat } from '../reference.ts';
import { rolesAt } from './function-words.ts';
import { type Hypothesis, type Item, isKindOfDish } from './hypothesis.ts';
import { inContainers } from './parts/contained.ts';
import { describedBehind } from './parts/described-behind.ts';
import { namedBehind } from './parts/named-behind.ts';
import { contrasts, plainlyChosen } from './parts/outdone.ts';
import { asMany, soManyEach } from './parts/so-many-each.ts';
import { readOrder, type Said } from './read-order.ts';
import { unexplainedIn } from './unexplained.ts';
import { wishesOf } from './wishes.ts';

/** Changes of mind: what is named then is about the order that stands. */
const CHANGES =
  /\b(?:actually|nope|wait|i mean|i meant|i said|sorry|instead|rather than|change|switch|swap|replace|exchange|cancel|scratch|forget|never mind|correction|oops|same)\b/;

/** 'Sorry, could I also get …' takes nothing back. */
const LED_IN =
  /^(?:(?:oh|hi|hey|hello|okay|so|sorry|actually|wait|yeah|yes|well) )+(?=(?:(?:can|could|may) (?:i|we)|id (?:also )?like|ill (?:also )?(?:have|take|get|do)|i (?:also )?(?:want|need)|(?:let|give) me) )/;

const OTHERWISE = new Set<Act['kind'] | 'about' | 'asking' | 'wanting' | 'filler'>([
  ...(['ask-item', 'ask-category', 'ask-with', 'hours', 'which-sizes', 'popular', 'menu', 'read-order'] as const),
  ...(['free', 'spanish', 'same-order', 'booking', 'earlier-order', 'angry', 'person', 'about', 'note'] as const),
  ...(['replace', 'correct', 'split', 'keep', 'undo', 'remove'] as const),
]);

/** What may stand before and behind an order in one breath. */
const BEFORE = new Set<Act['kind']>([
  'greeting',
  'how-are-you',
  'no',
  'yes',
  'okay',
  'name',
  'special',
  'allergy',
  'urgent',
  'start-order',
]);
const BEHIND = new Set<Act['kind']>([
  ...BEFORE,
  ...(['thanks', 'goodbye', 'done', 'fine', 'place-order', 'leave-message'] as const),
]);

type Read = Pick<Understanding, 'acts' | 'leftover'>;

/** The acts of an utterance that orders something; null when it does something else. */
export function orderIn(
  spoken: Said,
  pieces: readonly Piece[],
  spot: Spotter,
  menu: Menu,
  thinkingAgain = false,
): Read | null {
  const each = soManyEach(spoken);
  const known = each && readApart(each.said, menu);
  const all = known && asMany(known.acts, each.many);
  if (known && all) return { ...known, acts: all };
  const said = withoutInstead(spoken);
  const { words } = said;
  const behind = words.findIndex((word, at) => word === 'and' && PRONOUNS.has(words[at - 1] ?? ''));
  const those = behind > 0 ? behindThose(said, behind, menu) : null;
  if (those) return those;
  // Whatever is no change was read the first time.
  if (thinkingAgain !== CHANGES.test(withoutSwaps(words, menu).replace(LED_IN, ''))) return null;
  const read = readOrder(said, menu, PHRASE_WORDS);
  const order = read && inContainers(describedBehind(namedBehind(read, words, menu), menu), words, menu);
  if (
    !order ||
    order.names.length === 0 ||
    !order.items.some(
      (item) => isNamed(item) || isSized(item, menu) || isCounted(item) || isToldByChoice(item, words, menu),
    ) ||
    order.score <= 0 ||
    isAboutTheRest(order, said)
  )
    return null;
  const wishes = wishesOf(contrasts(words) ? { ...order, items: plainlyChosen(order.items) } : order, menu);
  if (wishes.length === 0) return null;
  const first = Math.min(...order.names);
  const last = Math.max(...order.names);
  if (isSomethingElse(pieces, spot, first, order, menu) || order.items.some((item) => isOfBefore(item, words, menu)))
    return null;
  const before = around(words.slice(0, first), menu, BEFORE);
  const after = around(words.slice(last + 1), menu, BEHIND);
  const left = order.left.filter(({ at }) => at > first && at < last).map(({ word }) => word);
  return {
    acts: [...before.acts, ...wishes, ...unexplainedIn(order, said, PHRASE_WORDS), ...after.acts],
    leftover: [...left, ...before.leftover, ...after.leftover],
  };
}

/** 'No ham, put bacon instead': in the place of what was left off in the same breath. */
function withoutInstead({ words, breaks }: Said): Said {
  const at = words.lastIndexOf('instead');
  const isOfLeftOff =
    words[at + 1] !== 'of' && words.slice(1, Math.max(at - 1, 1)).some((word) => LEAVES_OFF.has(word));
  if (at < 0 || !isOfLeftOff) return { words, breaks };
  return {
    words: words.toSpliced(at, 1),
    breaks: new Set([...breaks].map((place) => (place > at ? place - 1 : place))),
  };
}
const LEAVES_OFF = new Set(['no', 'without', 'hold', 'skip', 'minus']);

/** 'A salad with avocado instead of cheese', 'rather than cheese' changes nothing that stands, unless a dish or a size is named behind it. */
function withoutSwaps(said: readonly string[], menu: Menu): string {
  const words = said
    .join(' ')
    .replace(/\brather than\b/, 'instead of')
    .split(' ');
  // 'With bacon, scratch the bacon'
  const taken = words.findIndex((word, place) => place > 1 && TAKES_OFF.test(word) && words[place + 1] === 'the');
  if (
    taken > 0 &&
    !CHANGES.test(words.toSpliced(taken, 1).join(' ')) &&
    menu.choiceNames.lexicon.withWord.has(singular(words[taken + 2] ?? '')) &&
    !menu.lexicon.withWord.has(singular(words[taken + 2] ?? ''))
  )
    return words.toSpliced(taken, 1).join(' ');
  const at = words.indexOf('of', words.indexOf('instead'));
  const behind = words[at + 1] === 'the' ? at + 2 : at + 1;
  const size = menu.sizeAt(words, behind)?.size;
  const isOther =
    (size !== undefined && menu.sizes.has(size)) ||
    menu.categoryAt(words, behind) !== null ||
    (menu.lexicon.withWord.has(singular(words[behind] ?? '')) &&
      !menu.choiceNames.lexicon.withWord.has(singular(words[behind] ?? '')));
  return (words[at - 1] === 'instead' && !isOther ? words.filter((_, place) => place !== at - 1) : words).join(' ');
}

const TAKES_OFF = /^(?:scratch|forget)$/;

const PRONOUNS = new Set(['that', 'those', 'these', 'them', 'it']);

/** 'I'll have those and a lemon soda': what was spoken of before, then what is named. */
function behindThose({ words, breaks }: Said, at: number, menu: Menu): Read | null {
  const before = around(words.slice(0, at), menu, new Set([...BEFORE, 'take-it', 'ask-item']));
  if (before.leftover.length > 0 || !before.acts.some(({ kind }) => kind === 'take-it')) return null;
  const starts = new Set([...breaks].map((place) => place - at - 1));
  const after = readApart({ words: words.slice(at + 1), breaks: starts }, menu);
  return after && { acts: [...before.acts, ...after.acts], leftover: after.leftover };
}

function readApart(said: Said, menu: Menu): Read | null {
  const pieces = toPieces(said.words, menu, PHRASE_WORDS);
  return orderIn(said, pieces, spotter(pieces), menu);
}

/** 'No olives on the pizza', and halves of one dish, are about what stands already. */
function isAboutTheRest({ items, names }: Hypothesis, { words, breaks }: Said): boolean {
  const first = words.findIndex((word) => !/^(?:and|also|please|oh|can|could|you|just|but|okay|so)$/.test(word));
  const isHalf = (word: string, at: number) =>
    word === 'half' && !/^(?:a )?dozen\b/.test(words.slice(at + 1, at + 3).join(' '));
  const halves = words.filter(isHalf).length;
  const half = words.findIndex(isHalf);
  // 'A dozen bagels, half plain, half sesame'
  const isOfNew = items.some(({ dish, quantity }) => dish && quantity !== null && dish.from < half);
  const whole =
    isOfNew ||
    items.some(({ kind, size, halves }) => kind !== null || size === 'half' || halves?.length === 2) ||
    items.some(({ choices }) => choices.filter(({ half }) => half).length > 1) ||
    items.some(({ choices }) => choices.some(({ choice }) => choice?.name.startsWith('half')));
  return (
    (halves > 1 && !whole) ||
    words[Math.max(first, 0)] === 'with' ||
    (rolesAt(words, Math.max(first, 0)).some(({ role }) => role === 'not') &&
      ![...breaks].some((at) => at <= Math.min(...names)))
  );
}

/** 'Extra cheese on the large cheese': a dish that stands on the order. */
function isOfBefore({ dish, kind, kindFrom }: Item, words: readonly string[], menu: Menu): boolean {
  if (!dish && !kind) return false;
  const from = dish?.from ?? kindFrom;
  const at = menu.sizeAt(words, from - 1) ? from - 2 : from - 1;
  return /^(?:the|my|that)$/.test(words[at] ?? '') && /^(?:on|to|off|from|onto|for)$/.test(words[at - 1] ?? '');
}

/** What goes on dishes, said alone, is about the dish at hand. */
const isNamed = ({ dish, kind, quantity, size, choices }: Item): boolean =>
  dish !== null ||
  kind !== null ||
  ((quantity !== null || size !== null) &&
    (choices.length > 1 ||
      choices.some(({ choice, not }) => !not && choice?.on.size === 1 && choice.oneOf.size === 1) ||
      choices.some(isKindOfDish)));

/** 'A dozen glazed' */
const isCounted = ({ quantity, choices }: Item): boolean =>
  (quantity ?? 1) > 1 &&
  choices.some(({ choice, not, amount }) => !not && amount === null && (choice?.needed.size ?? 0) > 0);

/** 'My husband will have the short stack', which only pancakes come in. */
function isToldByChoice({ quantity, choices, kindFrom }: Item, words: readonly string[], menu: Menu): boolean {
  const offering = menu.families.filter(({ key }) => choices.every(({ choice, not }) => !not && choice?.on.has(key)));
  const [only] = offering;
  return (
    only !== undefined &&
    offering.length === 1 &&
    quantity === null &&
    choices.some(({ choice }) => choice?.needed.has(only.key)) &&
    WISHED.test(words.slice(0, kindFrom).join(' '))
  );
}
const WISHED =
  /\b(?:for (?:me|him|her|us|my \w+)|(?:ill|id|will|would|shell|hell|theyll|she|he|i|we|they|my \w+|(?:can|could) i) (?:(?:also|just|like|to|please) )*(?:have|take|get|want|like|love|do|go with|(?:wants?|gets?|takes?|has|likes|needs?)(?: to have)?))(?: the| that| some)?$/;

/** 'Three large lemonades', where one dish of those that offer it comes in that size; 'a pepperoni', of a cheese pizza. */
function isSized({ size, quantity, choices }: Item, menu: Menu): boolean {
  const wanted = choices.filter(({ not }) => !not);
  if ((size ?? quantity) === null || wanted.length === 0) return false;
  const able = menu.families.filter(
    ({ key, variants }) =>
      (size === null || variants.some((variant) => variant.size === size)) &&
      wanted.every(({ choice }) => choice?.on.has(key)),
  );
  const kinds = new Set(able.map(({ category }) => category));
  const [kind] = kinds;
  const names = wanted.flatMap(({ choice }) => choice?.name ?? []);
  return (
    (size !== null && able.length === 1) ||
    (kind !== undefined && kinds.size === 1 && menu.baseFor(kind, names) !== null)
  );
}

/** What is said of a dish that was just named. */
const ON_IT = new Set<string>(['remove', 'note', 'without', 'split', 'amend', 'about']);
const OPENING = /^(?:hi|hello|hey|and|so|okay|um|well|yeah|please|also|oh)$/;

function isSomethingElse(
  pieces: readonly Piece[],
  spot: Spotter,
  first: number,
  { items }: Hypothesis,
  menu: Menu,
): boolean {
  let wanting = false;
  for (const [place, piece] of pieces.entries()) {
    const act = spot(place)?.act;
    if (!act) continue;
    const isBefore = piece.from <= first;
    if (act.kind === 'wanting' || act.kind === 'start-order') wanting = true;
    // What is left off a dish that was just named.
    if (!isBefore && ON_IT.has(act.kind)) continue;
    // 'Can I do the veggie bowl with greens', 'let me do the Cobb with chicken' are about none that stands.
    const isWished = act.kind === 'about' && /^(?:i|ill|id|we|me|us)$/.test(pieces[place - 1]?.said ?? '');
    const isOfNew = act.kind === 'replace' && (isToldApart(act, menu) || isChosenOnNew(act, items, menu));
    if (OTHERWISE.has(act.kind) && !isWished && !isOfNew) return true;
    if (act.kind === 'amend' && isBefore && !isThat(act.target)) return true;
    if (act.kind === 'asking' && !wanting && pieces.slice(0, place).every(({ said }) => OPENING.test(said)))
      return true;
  }
  return false;
}

/** 'A chicken parm, not the dinner', of two that are called so. */
function isToldApart({ target, by }: Extract<Act, { kind: 'replace' }>, menu: Menu): boolean {
  const wordsOf = (keys: readonly string[]) => keys.flatMap((key) => menu.family(key)?.words ?? []);
  const alike = wordsOf(by.item.families);
  const ofKind = menu.families.flatMap(({ key, category }) => (category === target.category ? key : []));
  const others = target.item ? (target.item.from > by.item.from ? target.item.families : []) : ofKind;
  return wordsOf(others).some((word) => alike.includes(word) && !menu.lexicon.kinds.has(word));
}

/** 'A platter with rice instead of the fries', where rice and fries are dishes as well: both are chosen on what is new. */
function isChosenOnNew({ target, by }: Extract<Act, { kind: 'replace' }>, items: readonly Item[], menu: Menu): boolean {
  const said = [by.item.said, target.item?.said ?? ''];
  const isOn = ({ dish }: Item) =>
    dish !== null &&
    dish.from < by.item.from &&
    dish.families.every((key) => said.every((one) => menu.isChoice(one, key)));
  return items.some(isOn);
}

function around(
  words: readonly string[],
  menu: Menu,
  beside: ReadonlySet<Act['kind']>,
): { acts: Act[]; leftover: string[] } {
  if (words.length === 0) return { acts: [], leftover: [] };
  const pieces = toPieces(words, menu, PHRASE_WORDS);
  const { acts, leftover } = scan(pieces, spotter(pieces), menu);
  // 'For today' is when every order is for.
  const said = acts.filter((act) => !(act.kind === 'special' && /^(?:for )?(?:today|tonight|now)$/.test(act.text)));
  return { acts: said.filter(({ kind }) => beside.has(kind)), leftover };
}
