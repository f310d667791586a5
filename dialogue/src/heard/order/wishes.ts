import type { OptionGroup } from '@attendant/contract/menu/options';
import type { OrderAct, Wish } from '../../understand/acts.ts';
import { madeOf } from '../../understand/described/what-it-is.ts';
import type { Family } from '../../understand/menu/families.ts';
import type { Mention } from '../../understand/menu/match.ts';
import { BASE, type Menu } from '../../understand/menu/menu.ts';
import { soldBy } from '../../understand/menu/per-order.ts';
import { numberAt } from '../../understand/numbers.ts';
import { PHRASE_WORDS } from '../../understand/phrasebook.ts';
import { FUNCTION_WORDS, singular, stems, tokenise } from '../../understand/words.ts';
import { type Chosen, type Hypothesis, type Item, isKindOfDish } from './hypothesis.ts';
import { notesOf } from './parts/as-notes.ts';
import { boxed } from './parts/boxed.ts';
import { ofCountInName } from './parts/counted-names.ts';
import { ofChoiceInSize } from './parts/in-that-size.ts';
import { dishOfKind, ofSharedWord } from './parts/of-kind.ts';
import { comingTo, isOfItsOwn, ofSizeHanded, sharedOut, underHead } from './shared-out.ts';

/** The wishes of a reading, in the order in which their dishes were said. */
export function wishesOf({ items, open }: Hypothesis, menu: Menu): OrderAct[] {
  const unknown: OrderAct[] =
    open && open.strange.length > 0 ? [{ kind: 'unknown-item', said: open.strange.join(' '), category: null }] : [];
  const all = alikeKinds(
    handedOut(sharedOut(underHead(boxed(items, menu), menu)), menu).flatMap((item) => eachOf(item, menu)),
    menu,
  );
  return [...all.map((item) => besideOthers(item, all)).flatMap((item) => wishOf(item, menu)), ...unknown];
}

/** 'One with everything and one without onions': the first is as it comes, if no other is. */
function besideOthers(item: Item, all: readonly Item[]): Item {
  const others = all.filter((one) => one !== item && one.dish?.families[0] === item.dish?.families[0]);
  const isBare = ({ choices, notes }: Item) => choices.length + notes.length === 0;
  if (!item.dish || others.length === 0 || others.some(isBare)) return item;
  return { ...item, notes: item.notes.filter((note) => !AS_IT_COMES.test(note)) };
}
const AS_IT_COMES = /^(?:with )?everything(?: on (?:it|them))?$/;

/** 'Three tamales, one of each', of three fillings; 'a dozen cookies, half oatmeal and half ginger'. */
export function eachOf(item: Item, menu: Menu): Item[] {
  const mention = ofChoices(item.dish ?? dishOfKind(item, menu), item);
  const family = menu.family(mention?.families[0] ?? '');
  const groups = family?.variants[0]?.item.optionGroups.filter(({ min, max }) => min === 1 && max === 1) ?? [];
  const dealt = dealtOut(item, family, groups);
  if (dealt) return dealt;
  if (item.notes.includes('one of each')) {
    const notes = item.notes.filter((note) => note !== 'one of each');
    const open = groups.find(({ choices }) => item.quantity === null || choices.length === item.quantity);
    const one = { ...item, quantity: 1, notes };
    // 'Three muffins, one of each'
    const alike = mention?.sure === 'which' && mention.families.length === item.quantity ? mention : null;
    if (alike) return alike.families.map((key) => ({ ...one, dish: { ...alike, families: [key], sure: 'certain' } }));
    return open ? open.choices.map(({ name }) => ({ ...one, notes: [...notes, name.toLowerCase()] })) : [item];
  }
  const isOf = ({ name }: OptionGroup, { choice, half, not }: Chosen) =>
    half && !not && choice?.oneOf.has(`${family?.key}: ${name}`) === true;
  const halves = groups
    .map((group) => item.choices.filter((one) => isOf(group, one)))
    .find(({ length }) => length === 2);
  // Of twenty wings all come in one box.
  const isCounted = groups.some(({ choices }) => choices.every(({ name }) => numberAt(tokenise(name), 0) !== null));
  if (!halves || !item.quantity || item.quantity % 2 > 0 || isCounted) return [item];
  const others = item.choices.filter((one) => !halves.includes(one));
  const each = item.quantity / 2;
  // Both can be chosen on it: it is meant.
  const dish = mention && ({ ...mention, families: mention.families.slice(0, 1), sure: 'certain' } as const);
  return halves.map((one) => ({ ...item, dish, quantity: each, choices: [...others, { ...one, half: false }] }));
}

const OF_EACH = /^(?:one|two|three|four|five|six) of each$/;

/** 'Six tacos, two of each, al pastor, chicken and carnitas' */
function dealtOut(item: Item, family: Family | undefined, groups: readonly OptionGroup[]): Item[] | null {
  const said = item.notes.find((note) => OF_EACH.test(note));
  const each = said ? numberAt(tokenise(said), 0)?.value : undefined;
  const isOf = (group: string) => (one: Chosen) =>
    !one.not && one.choice?.oneOf.has(`${family?.key}: ${group}`) === true;
  const kinds = groups.map(({ name }) => item.choices.filter(isOf(name))).find(({ length }) => length > 1);
  if (!each || !kinds || (item.quantity !== null && item.quantity !== each * kinds.length)) return null;
  const notes = item.notes.filter((note) => note !== said);
  const others = item.choices.filter((one) => !kinds.includes(one));
  return kinds.map((one) => ({ ...item, quantity: each, notes, choices: [...others, { ...one, count: null }] }));
}

/** 'Five large pizzas, two pepperoni, two cheese and a margherita' are five pizzas. */
function handedOut(items: readonly Item[], menu: Menu): readonly Item[] {
  const at = items.findIndex(
    // What was told apart itself is no head of what follows.
    ({ sum, kind, dish, quantity, part }) => sum || (kind && !dish && quantity !== null && part === null),
  );
  const sum = items[at];
  const parts = items.slice(at + 1);
  if (!sum || parts.length < 2 || isOfItsOwn(sum, parts)) return items;
  if (sum.sum) return [...items.slice(0, at), ...ofSizeHanded(sum, parts, menu)];
  const many = comingTo(parts, sum.quantity) || parts.length;
  const handed = ofKindHanded(sum, parts.slice(0, many), menu);
  return handed ? [...items.slice(0, at), ...handed, ...parts.slice(many)] : items;
}

/**
 * 'Two coffees with cream and one black': what was chosen on some tells which dish all of the kind are. 'Two cokes and a
 * ginger ale', where only cans come in ginger ale: those are cans too.
 */
function alikeKinds(items: readonly Item[], menu: Menu): readonly Item[] {
  const known = items.map((item) => ofChoices(item.dish ?? dishOfKind(item, menu), item));
  const isTold = (key: string | undefined) =>
    items.some(({ kind, choices }, at) => {
      const one = known[at];
      const isOne = one?.sure === 'certain' && one.families.length === 1 && one.families[0] === key;
      return isOne && (kind !== null || choices.some(isKindOfDish));
    });
  return items.map((item, at) => {
    const open = known[at];
    const isNamed = item.dish !== null && item.dish.sure === 'certain';
    if (isNamed || !open || open.sure === 'certain' || (!item.kind && !item.choices.some(isKindOfDish))) return item;
    const told = open.families.filter(isTold);
    const [key, ...others] = told;
    if (!key || others.length > 0 || (open.sure === 'which' && item.kind !== null)) return item;
    return { ...item, dish: { ...open, families: [key], sure: 'certain', exact: true } };
  });
}

function ofKindHanded(sum: Item, parts: readonly Item[], menu: Menu): Item[] | null {
  // 'A burger with pickles, the classic one' is one, 'a small pizza, one large pepperoni' are two.
  const isOther = ({ quantity }: Item) => sum.quantity === 1 && quantity !== null;
  const those = parts.map((part) => (isOther(part) ? null : ofKind(part, sum.kind, menu)));
  const total = those.reduce((pieces, part) => pieces + (part ? (part.quantity ?? 1) : 0), 0);
  // Of three pizzas the third is to be asked for.
  const isShort = total + 1 === sum.quantity && total > 1 && those.every((one) => one !== null);
  if (total !== sum.quantity && !isShort) return null;
  const handed = parts.map((part, place) => {
    const one = those[place];
    if (!one) return part;
    const ofAll = sum.choices.filter((choice) => !one.choices.includes(choice));
    return { ...one, size: one.size ?? sum.size, choices: [...ofAll, ...one.choices] };
  });
  return isShort ? [...handed, { ...sum, quantity: 1 }] : handed;
}

/** 'Two slices, one cheese': of all that is called so, the slice; null where none is of the kind. */
function ofKind(item: Item, kind: string | null, menu: Menu): Item | null {
  const families = item.dish?.families.filter((key) => menu.family(key)?.category === kind) ?? [];
  const isThere = ({ choice }: Chosen) => !choice || menu.ofKind(kind).some(({ key }) => choice.on.has(key));
  if (!item.dish && item.choices.length + item.notes.length === 0) return null;
  if (!item.dish) return (item.kind ?? kind) === kind && item.choices.every(isThere) ? { ...item, kind } : null;
  if (families.length === 0) return asChoice(item, item.dish.said, kind, menu);
  return families.length === 1 ? { ...item, dish: { ...item.dish, families, sure: 'certain' } } : item;
}

/** 'A chicken pho', where one of that kind is described so. */
function described(item: Item, menu: Menu): Item | null {
  const { dish, kind, choices, strange } = item;
  // More of something is no description.
  const isNone = ({ choice, not, amount }: Chosen) =>
    !not && amount === null && !menu.ofKind(kind).some(({ key }) => choice?.on.has(key));
  const told = choices.filter(isNone);
  const words = [...told.flatMap(({ words: said }) => said.split(' ')), ...strange].map(singular);
  if (dish || !kind || words.length === 0) return null;
  const fitting = menu.ofKind(kind).filter((family) => words.every((word) => madeOf(family).includes(word)));
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return null;
  const place = { from: item.kindFrom, to: item.kindFrom + 1, said: kind.toLowerCase() };
  const mention: Mention = { ...place, families: [only.key], sure: 'certain', exact: true };
  return { ...item, dish: mention, strange: [], choices: choices.filter((one) => !told.includes(one)) };
}

/** 'Three larges, one pepperoni', where a slice is called so as well: what goes on one of the kind. */
function asChoice(item: Item, said: string, kind: string | null, menu: Menu): Item | null {
  const choice = menu.choiceNames.byKey.get(stems(tokenise(said)));
  const isOn = menu.ofKind(kind).some(({ key }) => choice?.on.has(key));
  const chosen = { words: said, part: false, not: false, amount: null, half: false, count: null } as const;
  return choice && isOn ? { ...item, dish: null, kind, choices: [{ ...chosen, choice }, ...item.choices] } : null;
}

function wishOf(said: Item, menu: Menu): OrderAct[] {
  const item = described(said, menu) ?? ofSharedWord(ofChoiceInSize(said, menu), menu);
  const { dish, kind, strange } = item;
  const named = ofChoices(ofSize(item.dish ?? dishOfKind(item, menu), item.size, menu), item);
  const { mention, quantity } = named ? ofCountInName(named, item.quantity, menu) : { mention: null, ...item };
  const unknown = (said: readonly string[], joint: string): OrderAct[] => [
    { kind: 'unknown-item', said: said.join(joint), category: kind },
  ];
  if (!dish && strange.length > 0 && item.choices.length === 0 && mention?.sure !== 'likely')
    return unknown(strange, ' ');
  // What nothing offers together is told, and not passed over.
  const isLost = item.quantity !== null && item.choices.length > 1;
  if (!mention)
    return isLost
      ? unknown(
          item.choices.map(({ words }) => words),
          ' and ',
        )
      : [];
  if (mention.sure === 'which' && kind && !dish && item.choices.length === 0 && item.notes.length === 0)
    return [{ kind: 'want-category', category: kind, quantity: item.quantity, size: item.size }];
  const { size, more } = item;
  const family = menu.family(mention.families[0] ?? '');
  const sized = size !== null && isChoiceSize(family, size) ? null : size;
  const sold = family ? soldBy(family) : null;
  const isUnit = (word: string) => singular(word) === sold?.unit;
  // A pound of what is sold by the half pound.
  const each = strange.some(isUnit) && !strange.includes('half') ? (sold?.each ?? 1) : 1;
  const notes = [
    ...(size !== null && sized === null ? [size] : []),
    ...unitsIn(mention, family, item.choices),
    ...notesOf(item.choices, mention.families).filter((note) => !isOwnName(note, family)),
    ...halvesOf(item, menu),
    // 'One plain', of pies, is the plain one.
    ...item.notes.filter((note) => note !== 'plain' || dish !== null || !family?.words.some((word) => BASE.has(word))),
    ...strange.filter(
      (word) => !isPassedOver(word, menu) && !isUnit(word) && !family?.words.some((name) => name.endsWith(word)),
    ),
  ];
  const wish: Wish = {
    item: mention,
    quantity: each > 1 ? (quantity ?? 1) * each : quantity,
    size: sized,
    notes,
    whole: true,
  };
  return [{ kind: 'add', wish, more }];
}

/** 'One spaghetti with the meatballs', of a Spaghetti and Meatballs; 'a jamaica tea', which is a hibiscus iced tea. */
function isOwnName(note: string, family: Family | undefined): boolean {
  const [head = ''] = (family?.variants[0]?.item.description ?? '').split(/[.,;(]| (?:with|in|on|and|over|of|for) /);
  const own = [...(family?.words ?? []), singular(tokenise(head).at(-1) ?? '')];
  return note.startsWith('with ') && tokenise(note.slice(5)).every((word) => own.includes(singular(word)));
}

/** 'A pound of pulled pork', where the dish is called by the pound: one pound of it. */
function unitsIn({ said }: Mention, family: Family | undefined, choices: readonly Chosen[]): string[] {
  const words = said.split(' ').map(singular);
  const groups = family?.variants[0]?.item.optionGroups.filter(({ min, max }) => min === 1 && max === 1) ?? [];
  return groups.flatMap(({ name, choices: offered }) => {
    const isOpen = !choices.some(({ choice }) => choice?.oneOf.has(`${family?.key}: ${name}`));
    const unit = offered.find(({ aliases = [] }) => aliases.some((alias) => words.includes(alias)));
    return isOpen && unit ? [unit.name.toLowerCase()] : [];
  });
}

/** 'A small cheese', where the slice comes in one size. */
function ofSize(mention: Mention | null, size: string | null, menu: Menu): Mention | null {
  if (mention?.sure !== 'which' || size === null) return mention;
  const comesIn = (key: string) => menu.family(key)?.variants.some((variant) => variant.size === size) ?? false;
  const families = mention.families.filter(comesIn);
  return families.length === 1 ? { ...mention, families, sure: 'certain' } : mention;
}

/**
 * 'A half pound of brisket', of a plate, a sandwich and what is sold by the pound: the one that has most of it. Where only a
 * kind was named, what one of them happens to have does not tell it.
 */
function ofChoices(mention: Mention | null, { dish, choices }: Item): Mention | null {
  if (mention?.sure !== 'which') return mention;
  const wanted = choices.filter(({ choice, not }) => choice && !not);
  const fit = (key: string) =>
    wanted.reduce((sum, { choice, ahead }) => sum + (choice?.on.has(key) ? (ahead ? 1.5 : 1) : 0), 0);
  const most = Math.max(...mention.families.map(fit));
  const families = mention.families.filter((key) => fit(key) === most);
  const [only] = families;
  const isByChance = families.length === 1 && !dish && wanted.every(({ choice }) => !choice?.needed.has(only ?? ''));
  if (families.length === mention.families.length || isByChance) return mention;
  return families.length === 1 ? { ...mention, families, sure: 'certain' } : { ...mention, families };
}

/** One half is this, the other that. */
function halvesOf({ halves = [] }: Item, menu: Menu): string[] {
  const [one, other] = halves.map(({ families }) => menu.family(families[0] ?? '')?.called.toLowerCase());
  return one && other ? [`one half ${one}, the other ${other}`] : [];
}

/** Words that say nothing of how a dish is made, or what everybody calls it: a 'cheese' pizza. */
const isPassedOver = (word: string, menu: Menu): boolean =>
  FUNCTION_WORDS.has(word) || PHRASE_WORDS.has(word) || menu.choiceNames.lexicon.kinds.has(singular(word));

/** A size that is one choice among others on this dish. */
function isChoiceSize(family: Family | undefined, size: string): boolean {
  const variants = family?.variants ?? [];
  if (variants.some((variant) => variant.size === size)) return false;
  return variants.some(({ item }) =>
    item.optionGroups.some(({ choices }) => choices.some(({ name }) => name.toLowerCase() === size)),
  );
}
