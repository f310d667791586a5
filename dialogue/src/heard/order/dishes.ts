import type { Menu } from '../../understand/menu/menu.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { COST, clear, cost, isIdle, type Of } from './costs.ts';
import { type Hypothesis, type Item, lastItem, NOTHING_OPEN, type Open, withLast } from './hypothesis.ts';
import { isMadeWith, isOffered } from './parts/on-item.ts';
import { isStillDenied } from './parts/still-denied.ts';

/** A small part of a long name: 'egg' of a two egg breakfast. */
const WEAK = 0.5;

/** Every way to go on from `before` when a dish is named; none where it cannot be one. */
export function takeDish(before: Hypothesis, { mention: called, weight }: Of<'dish'>, menu: Menu): Hypothesis[] {
  const mention = ofChoicesAhead(called, before.open);
  // 'Half pepperoni' is what goes there, though a dish is called so as well.
  if (before.not)
    return isOnLast(before, mention.said, menu)
      ? []
      : [...excluded(before, mention.families, menu), ...kindOfChoice(before, mention)];
  if ((before.half && menu.isChoice(mention.said)) || isStillDenied(before, mention.said, menu)) return [];
  const { open, portions, joint, items } = before;
  const named = { dish: mention, kind: null, kindFrom: mention.from };
  const missing = (open?.choices ?? []).filter((one) => !isOffered(one, mention.families)).length;
  const sudden =
    open || items.length === 0
      ? isPartOf(before, mention.said, menu)
        ? COST.afterWith
        : 0
      : joint === 'and' || joint === 'comma'
        ? COST.afterAnd
        : joint === 'with'
          ? COST.afterWith
          : COST.sudden;
  // 'Medium, hot', of a latte that may be hot, begins no hot chocolate.
  const isChosen =
    !mention.exact &&
    items.length > 0 &&
    (open?.quantity ?? null) === null &&
    menu.isChoice(mention.said, items.at(-1)?.dish?.families[0] ?? '');
  const said =
    (isChosen ? COST.notTheDish : 0) +
    sudden +
    (sudden > 0 && weight < WEAK ? COST.weak : 0) +
    missing * COST.notOffered +
    (before.amount ? 1.5 : 0) +
    (before.half ? (open?.choices.some(({ half }) => half) ? COST.otherHalf : 1.5) : 0) +
    (open?.apart ? COST.apart : 0) +
    ([...portions, open].some((one) => one?.size) && isOneSize(mention, menu) ? COST.notSized : 0);
  return [
    cost(
      {
        ...before,
        ...clear,
        items: [...items, ...[...portions, open ?? NOTHING_OPEN].map((one) => itemOf(one, named))],
        portions: [],
        open: null,
      },
      said,
    ),
    ...sameDish(before, mention),
    ...onSomeOfIt(before, mention, menu),
    ...kindOfChoice(before, mention),
    ...refined(before, mention, menu),
    ...ofTheKind(before, mention, menu),
    ...(before.half ? halved(before, mention, menu) : []),
  ];
}

/** 'A ten piece nugget', of nuggets and of meals: what was chosen before the name, which it cannot be ordered without, tells. */
function ofChoicesAhead(mention: Of<'dish'>['mention'], open: Open | null): Of<'dish'>['mention'] {
  if (mention.sure !== 'which' || !open) return mention;
  const told = open.choices.flatMap(({ choice, not, part }) => (choice && !not && !part ? choice : []));
  const [only, ...others] = mention.families.filter((key) => told.some(({ needed }) => needed.has(key)));
  const isOnlyThere =
    only !== undefined && told.every(({ on }) => mention.families.every((key) => key === only || !on.has(key)));
  return isOnlyThere && others.length === 0 ? { ...mention, families: [only], sure: 'certain' } : mention;
}

/** 'With a spring roll', 'on a bagel', 'on an everything bagel', where that can be chosen on the dish at hand. */
function isPartOf({ joint, open, items }: Hypothesis, said: string, menu: Menu): boolean {
  const whole = [...(open?.choices ?? []).map(({ words }) => words), said].join(' ');
  return (
    (open?.behindWith === true || (joint === 'with' && open?.article === true)) &&
    menu.isChoice(whole, items.at(-1)?.dish?.families[0] ?? '')
  );
}

const isOneSize = ({ families }: Of<'dish'>['mention'], menu: Menu): boolean =>
  families.every((key) => menu.family(key)?.variants.length === 1);

/** 'Half hawaiian, half veggie': one of the two, with the other half told to the kitchen. */
function halved(before: Hypothesis, mention: Of<'dish'>['mention'], menu: Menu): Hypothesis[] {
  const { open, portions, items } = before;
  const kindOf = ({ families }: Of<'dish'>['mention']) => menu.family(families[0] ?? '')?.category;
  if (mention.sure !== 'certain' || portions.length > 0) return [];

  const last = lastItem(before);
  const [first, ...others] = last?.halves ?? [];
  if (first && others.length === 0 && (!open || isIdle(open)) && kindOf(first) === kindOf(mention)) {
    const price = ({ families }: Of<'dish'>['mention']) =>
      menu.family(families[0] ?? '')?.variants[0]?.item.priceCents ?? 0;
    const dish = price(first) < price(mention) ? mention : first;
    return [cost({ ...withLast(before, { dish, halves: [first, mention] }), ...clear, open: null }, COST.otherHalf)];
  }
  // 'A dozen cookies, half of them oatmeal', is no dish of two halves.
  if (!open) return [];
  const item: Item = {
    ...itemOf(open, { dish: mention, kind: null, kindFrom: mention.from }),
    halves: [mention],
  };
  return [cost({ ...before, ...clear, items: [...items, item], open: null }, COST.otherHalf)];
}

/** 'Twenty wings bone in': of a kind, this one. */
function refined(before: Hypothesis, mention: Of<'dish'>['mention'], menu: Menu): Hypothesis[] {
  const last = lastItem(before);
  if (!last || last.choices.length > 0 || before.amount || before.half || before.open) return [];
  if (before.joint !== null && before.joint !== 'comma') return [];
  const isKind = last.dish === null && last.kind === menu.family(mention.families[0] ?? '')?.category;
  const { dish } = last;
  // 'An order of dumplings, the pork ones'
  const named = tokenise(mention.said).map(singular);
  // 'A kids meal, the hot dog one', though a hot dog is sold as well.
  const isSo = (key: string) => named.every((word) => menu.family(key)?.words.includes(word));
  const [only, ...others] =
    dish?.sure === 'which' ? dish.families.filter((key) => mention.families.includes(key) || isSo(key)) : [];
  if (only && others.length === 0)
    return [
      cost(withLast({ ...before, joint: null }, { dish: { ...mention, families: [only], sure: 'certain' } }), 0.1),
    ];
  return isKind ? [cost(withLast({ ...before, joint: null }, { dish: mention }), 0.1)] : [];
}

/** 'A chicken parm, the sub', of a sub and a dinner: of those that are called so, the one of that kind. */
function ofKindNamed(before: Hypothesis, category: string, said: string, menu: Menu): Hypothesis[] {
  const { dish } = lastItem(before) ?? {};
  if (dish?.sure !== 'which' || before.amount || before.half || (before.open && !isIdle(before.open))) return [];
  // 'Two gyros, in the pita'
  if (before.joint === 'and') return [];
  const isOf = (key: string) => {
    const family = menu.family(key);
    return family?.category === category || family?.words.includes(singular(said)) === true;
  };
  return narrowed(before, dish, dish.families.filter(isOf));
}

/** 'No pickles', where the menu says that they are on it, whatever else is called so. */
const isOnLast = (before: Hypothesis, said: string, menu: Menu): boolean => {
  const last = lastItem(before);
  return last?.dish?.sure === 'certain' && isMadeWith(last, said, menu);
};

/** 'A chicken parm, not the dinner': one of those that are called so is not meant. */
function excluded(before: Hypothesis, families: readonly string[], menu: Menu): Hypothesis[] {
  const { dish } = lastItem(before) ?? {};
  if (!dish || (before.open && !isIdle(before.open))) return [];
  const after = { ...before, not: false, denied: false };
  if (dish.sure === 'which')
    return narrowed(
      after,
      dish,
      dish.families.filter((key) => !families.includes(key)),
    );
  // 'The hero, not the dinner': of what was told apart before.
  const words = menu.family(dish.families[0] ?? '')?.words ?? [];
  // 'A fried chicken sandwich, no pickles', where pickles are sold fried, is no question of which.
  const isAlike = (key: string) =>
    (menu.family(key)?.words ?? []).filter((word) => words.includes(word)).length * 2 >= words.length;
  const isRival = families.every(isAlike);
  return isRival && !families.includes(dish.families[0] ?? '') ? [cost({ ...after, open: null }, 0.2)] : [];
}

function narrowed(before: Hypothesis, dish: Of<'dish'>['mention'], left: readonly string[]): Hypothesis[] {
  if (left.length === 0 || left.length === dish.families.length) return [];
  const sure = left.length === 1 ? 'certain' : 'which';
  return [
    cost(withLast({ ...before, joint: null, open: null }, { dish: { ...dish, families: [...left], sure } }), -0.1),
  ];
}

/** 'A plain bagel with strawberry cream cheese': of the bagels the one that is called so. */
function ofTheKind(before: Hypothesis, mention: Of<'dish'>['mention'], menu: Menu): Hypothesis[] {
  const last = lastItem(before);
  if (!last?.kind || last.dish || mention.sure !== 'which' || before.joint !== null || before.amount) return [];
  if (before.open && !isIdle(before.open)) return [];
  const [only, ...others] = mention.families.filter((key) => menu.family(key)?.category === last.kind);
  if (!only || others.length > 0) return [];
  return [cost(withLast({ ...before, open: null }, { dish: { ...mention, families: [only], sure: 'certain' } }), 0.1)];
}

/** 'Two scallion tubs of cream cheese', 'bacon egg and cheeses': some words of the name that was said. */
const isOneOf = (dish: string, { joint }: Hypothesis, { families, sure }: Of<'dish'>['mention']): boolean =>
  families[0] === dish || (sure === 'which' && joint === null && families.includes(dish));

/** 'And extra cheese on the margherita': the dish is named again. */
function sameDish(before: Hypothesis, mention: Of<'dish'>['mention']): Hypothesis[] {
  const last = lastItem(before);
  const again =
    before.amount === null &&
    last?.dish &&
    isOneOf(last.dish.families[0] ?? '', before, mention) &&
    (!before.open || isIdle(before.open));
  // 'A medium coffee, drip'
  const isBare = before.open === null && (before.joint === null || before.joint === 'comma');
  return again ? [cost({ ...before, open: null }, isBare ? 0.2 : 0.5)] : [];
}

/** 'Two cheeseburgers, one with mushrooms', where a mushroom burger is sold: a word of its name is what goes on that one. */
function onSomeOfIt(before: Hypothesis, { said, exact }: Of<'dish'>['mention'], menu: Menu): Hypothesis[] {
  const last = lastItem(before);
  // 'One with gyoza on the side', of pork and of veggie gyoza
  const isDish = exact || menu.heads.has(singular(tokenise(said).at(-1) ?? ''));
  if (isDish || !last?.dish || last.part === null || before.joint !== 'with' || before.open) return [];
  const extra = { choice: null, words: said, part: false, not: false, amount: null, half: false, count: null } as const;
  const choices = [...last.choices, { ...extra, behindWith: true }];
  return [cost({ ...withLast(before, { choices }), joint: null }, COST.freeNote)];
}

/** 'Two egg sandwiches on everything bagels', 'no tahini sauce': the word behind what was chosen is what that is a kind of. */
function kindOfChoice(before: Hypothesis, { from, families, sure }: Of<'dish'>['mention']): Hypothesis[] {
  const { choice } = lastItem(before)?.choices.at(-1) ?? {};
  const isBehind = before.names.at(-1) === from - 1 && before.open === null && before.joint === null;
  const isKind = isBehind && sure === 'certain' && families.every((key) => choice?.needed.has(key));
  return isKind ? [cost(before, 0.2)] : [];
}

/** What was said ahead of a name, given to it. */
export function itemOf(
  { quantity, article, more, size, choices, notes, strange, rest }: Open,
  named: Pick<Item, 'dish' | 'kind' | 'kindFrom' | 'means'>,
): Item {
  return {
    ...named,
    quantity: article ? 1 : quantity,
    more,
    size,
    choices,
    notes,
    strange,
    part: null,
    ...(rest && { rest }),
  };
}

/** The same for the kind of dish: 'two large pizzas', or the word behind a name that says nothing new. */
export function takeKind(before: Hypothesis, { category, means, from, said }: Of<'kind'>, menu: Menu): Hypothesis[] {
  const { open, portions, items, joint } = before;
  const last = lastItem(before);
  const sameKind = last && kindOf(last, menu) === category;
  const named = { dish: null, kind: category, kindFrom: from, means };
  const after: Hypothesis[] = [];
  // 'A pepperoni pizza': its own kind behind a name says nothing new.
  if (sameKind && (!open || isIdle(open)) && (joint === null || joint === 'comma'))
    after.push({ ...before, open: null });
  else if (sameKind && !open) after.push(cost(before, 0.4));
  after.push(...ofKindNamed(before, category, said, menu));
  if (before.not)
    after.push(
      ...excluded(
        before,
        menu.ofKind(category).map(({ key }) => key),
        menu,
      ),
    );
  // 'And no drinks'
  if (before.not) return sameKind ? after : [...after, { ...before, not: false, denied: false }];
  const isPart = isPartOf(before, said, menu) ? COST.afterWith : 0;
  const dishes = menu.ofKind(category).map(({ key }) => key);
  // 'A decaf coffee', where one is called that: what is chosen is rather on it.
  const called = means.length === 1 ? (open?.choices ?? []).filter((one) => !isOffered(one, means)).length : 0;
  const missing = (open?.choices ?? []).filter((one) => !isOffered(one, dishes)).length;
  const alone = open || portions.length > 0 ? isPart : items.length === 0 ? 0.2 : COST.bareKind;
  after.push(
    cost(
      {
        ...before,
        ...clear,
        items: [...items, ...[...portions, open ?? NOTHING_OPEN].map((one) => itemOf(one, named))],
        portions: [],
        open: null,
      },
      alone + (open?.apart ? COST.apart : 0) + COST.notOffered * missing + (missing === 0 ? COST.earlier * called : 0),
    ),
  );
  return after;
}

const kindOf = ({ dish, kind }: Item, menu: Menu): string | undefined =>
  kind ?? menu.family(dish?.families[0] ?? '')?.category;
