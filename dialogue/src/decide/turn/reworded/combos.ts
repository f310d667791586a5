import { groupsOf } from '../../../heard/order/choices.ts';
import type { Family } from '../../../understand/menu/families.ts';
import { isAvailable } from '../../../understand/menu/families.ts';
import { mentionOf } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { Heard, Talk } from '../../talk.ts';
import { asSaid } from '../spoken-of.ts';

/** Dishes that are sold with something beside, called by a word of their own: the lunch combos, the bentos. */
interface Combos {
  dishes: readonly Family[];
  /** What tells them from dishes of the same name: 'lunch', 'combo'. */
  by: ReadonlySet<string>;
}

const KIND = '(?:combos?|specials?|meals?|deals?|plates?|boxes|box|sets?|menus?|packs?)';
const KINDS = new RegExp(`^${KIND}$`);
/** So many turns behind it what was asked about is still spoken of. */
const STILL = 2;

const read = new WeakMap<Menu, readonly Combos[]>();

/** Kinds of dishes that are all called by a word which no other dish has. */
function combosOn(menu: Menu): readonly Combos[] {
  const before = read.get(menu);
  if (before) return before;
  const found = menu.categories.flatMap((category): Combos[] => {
    const dishes = menu.families.filter((family) => family.category === category);
    const others = new Set(menu.families.filter((one) => one.category !== category).flatMap(({ words }) => words));
    const [first, ...rest] = dishes;
    const shared = first?.words.filter((word) => rest.every(({ words }) => words.includes(word))) ?? [];
    const by = shared.filter((word) => !others.has(word));
    return dishes.length > 1 && by.length > 0 ? [{ dishes, by: new Set(by) }] : [];
  });
  read.set(menu, found);
  return found;
}

/**
 * 'Two of the sesame chicken ones, one with the soup and one with an egg roll', behind talk of the lunch combos: those, where they
 * explain what was said better than a dish of the same name and others beside it do; where both do as well it is asked which.
 */
export function nameCombos(talk: Talk): void {
  const { heard, facts, menu, state } = talk;
  if (!facts.orderingEnabled || state.booking || state.unclear.length > 0) return;
  for (const combos of combosOn(menu)) {
    const isNow = isSpokenOf(heard.text, combos);
    if (!isNow && !isOfLate(talk, combos)) continue;
    const found = namedIn(heard.text, combos, isNow);
    if (!found) continue;
    const named = hear(found.text, facts, menu);
    const [now, then] = [strangeness(heard), strangeness(named)];
    if (orders(heard, found.family) || (!orders(named, found.family) && !named.onlyAsking)) continue;
    if (then < now || (then === now && found.isPlain)) talk.heard = asSaid(named, heard);
    else if (then === now) talk.heard = asSaid(eitherOf(heard, found.family), heard);
    else continue;
    return;
  }
  chooseSeveral(talk);
}

const wordsOf = (text: string): string[] => tokenise(text).map(singular);

/** By their own word with what they are: 'lunch combos', 'a bento', 'for lunch'. */
const isSpokenOf = (text: string, { by }: Combos): boolean => {
  const words = wordsOf(text);
  return words.some(
    (word, at) =>
      by.has(word) &&
      (KINDS.test(word) ||
        KINDS.test(words[at + 1] ?? '') ||
        words[at + 1] === 'one' ||
        /^(?:for|a|the)$/.test(words[at - 1] ?? '') ||
        words.length < 4),
  );
};

/** In the last question, or in what answered it. */
function isOfLate({ state, turn }: Talk, { by }: Combos): boolean {
  const asked = state.noted && turn.turn - state.noted.turn <= STILL ? state.noted.asked : '';
  return wordsOf(`${state.lastReply.replace(/^Okay, (?:one|two)\b.*/, '')} ${asked}`).some((word) => by.has(word));
}

interface Found {
  text: string;
  family: Family;
  /** Its own word, or 'one', stands with it. */
  isPlain: boolean;
}

/** The text with the combo's name in the place of what it was called by; null where none, or several, may be meant. */
function namedIn(text: string, { dishes, by }: Combos, isNow: boolean): Found | null {
  const own = [...by].map((word) => `${word}s?`).join('|');
  const tail = `(?<tail>(?:\\s+(?:${own}|${KIND}))*(?:\\s+ones?\\b)?)`;
  for (const family of dishes) {
    if (!isAvailable(family) || text.toLowerCase().includes(family.called.toLowerCase())) continue;
    const core = family.words.filter((word) => !by.has(word));
    const only = core.filter(
      (word) => !FUNCTION_WORDS.has(word) && dishes.every((one) => one === family || !one.words.includes(word)),
    );
    const ways = [
      core.map((word) => `${word}(?:['’]?s)?`).join('\\s+(?:(?:and|with|n|&)\\s+)?'),
      ...only.map((word) => `${word}(?:['’]?s)?`),
    ];
    for (const [at, way] of ways.entries()) {
      if (way === '') continue;
      const found = new RegExp(`\\b(?:(?:${own})\\s+)*${way}${tail}\\b`, 'iu').exec(text);
      // A part of a name stands for it only with what tells that it is one of them.
      if (!found || (at > 0 && found.groups?.tail === '')) continue;
      const isPlain = found.groups?.tail !== '' || isNow;
      return { text: inOne(text.replace(found[0], family.called), family, own), family, isPlain };
    }
  }
  return null;
}

/** 'Two lunch combos please, both chicken and broccoli': the kind is told first, and what it is behind it. */
const inOne = (text: string, { called }: Family, own: string): string =>
  text.replace(
    new RegExp(
      `\\b(?:${own}|${KIND})(?:\\s+(?:${own}|${KIND}))*[\\s,.]+(?:please[\\s,.]+)?(?:both |all |each )?(?=${called.replace(/[^\p{L}\p{N} ]/gu, '.')})`,
      'iu',
    ),
    '',
  );

const orders = ({ acts }: Heard, { key }: Family): boolean =>
  acts.some((act) => act.kind === 'add' && act.wish.item.sure === 'certain' && act.wish.item.families[0] === key);

/**
 * 'The two taco combo, one pork and one chicken', of which one was wished for and several can be chosen: both are on it, and make
 * no second one.
 */
function chooseSeveral(talk: Talk): void {
  const { heard, facts, menu } = talk;
  const wishes = heard.acts.flatMap((act) => (act.kind === 'add' ? act.wish : []));
  const [first, ...others] = wishes.filter(({ item }) => item.sure === 'certain');
  const family = menu.family(first?.item.families[0] ?? '');
  const isOfIt =
    others.length > 0 && others.every(({ item, quantity }) => item.families[0] === family?.key && quantity === 1);
  if (!family || !isOfIt || first?.quantity !== 1) return;
  const several = groupsOf(family, null).filter(({ max }) => max > 1);
  const names = several.flatMap(({ choices }) => choices.flatMap(({ name }) => [name, tokenise(name).at(-1) ?? name]));
  const counted = new RegExp(`\\b(?:one|a) (?=(?:of )?(?:${names.join('|')})\\b)`, 'gi');
  const isOne = new RegExp(`\\b(?:an?|the|one) ${family.called}\\b(?!s)`, 'i').test(heard.text);
  if (names.length === 0 || !isOne || !counted.test(heard.text)) return;
  const whole = hear(heard.text.replace(counted, ''), facts, menu);
  const adds = whole.acts.filter(({ kind }) => kind === 'add');
  if (adds.length === 1 && strangeness(whole) <= strangeness(heard) + 1) talk.heard = asSaid(whole, heard);
}

/** The fewer dishes explain all of it, the better. */
function strangeness({ acts, leftover }: Heard): number {
  const dishes = new Set(
    acts.flatMap((act) =>
      act.kind === 'add' ? (act.wish.item.families[0] ?? '') : act.kind === 'want-category' ? act.category : [],
    ),
  );
  const open = acts.filter(
    (act) => act.kind === 'unknown-item' || (act.kind === 'add' && act.wish.item.sure !== 'certain'),
  );
  const notes = acts.flatMap((act) =>
    act.kind === 'add' ? act.wish.notes.filter((note) => note.startsWith('with ')) : [],
  );
  return dishes.size + 2 * open.length + leftover.length + notes.length;
}

/** Both are meant as well: 'the sesame chicken', behind talk of the lunch combos. */
function eitherOf(heard: Heard, combo: Family): Heard {
  const acts = heard.acts.map((act) => {
    if (act.kind !== 'add' || !act.wish.item.families[0]) return act;
    const { key } = combo;
    const { item } = act.wish;
    const isAlike = tokenise(item.said)
      .map(singular)
      .some((word) => combo.words.includes(word));
    if (!isAlike) return act;
    const families = [key, ...item.families.filter((one) => one !== key)];
    return { ...act, wish: { ...act.wish, item: { ...mentionOf(key, item.said), families, sure: 'which' as const } } };
  });
  return { ...heard, acts };
}
