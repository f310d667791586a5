import type { Menu } from '../../understand/menu/menu.ts';
import { singular } from '../../understand/words.ts';
import type { ChoiceName } from './choice-names.ts';
import { takeChoice, takeWord } from './chosen.ts';
import { COST, clear, cost, isIdle } from './costs.ts';
import { itemOf, takeDish, takeKind } from './dishes.ts';
import { type Hypothesis, type Item, isKindOfDish, lastItem, type Open, type Span, withLast } from './hypothesis.ts';
import { onlyIn } from './parts/in-that-size.ts';
import { takeNote } from './parts/note.ts';
import { isOffered, isOnItem } from './parts/on-item.ts';
import { ofOtherSize, ofTwoSizes } from './parts/other-size.ts';
import { onHalf, onSome, onThat, opened, splitOff, takeNumber, takeRest, takeSize, wholeOf } from './portions.ts';
import { costOfParts } from './shared-out.ts';

/** All that the words of a span may do to a reading. */
export function stepsOver(before: Hypothesis, span: Span, menu: Menu): Hypothesis[] {
  const meant = isName(span) ? Array.from({ length: span.to - span.from }, (_, place) => span.from + place) : [];
  return steps(before, span, menu).map((after) => ({
    ...after,
    score: after.score + span.weight,
    names: [...after.names, ...meant],
  }));
}

function steps(before: Hypothesis, span: Span, menu: Menu): Hypothesis[] {
  switch (span.is) {
    case 'number':
      // 'Three cans of coke one sprite'
      return [before, ...closed(before, menu)].flatMap((one) => takeNumber(one, span, menu));
    case 'rest':
      return [before, ...closed(before, menu)].flatMap((one) => takeRest(one, span, menu));
    case 'size':
      return takeSize(before, span, menu);
    case 'dish':
      return takeDish(before, span, menu);
    case 'kind':
      return takeKind(before, span, menu);
    case 'choice':
      return takeChoice(before, span, menu);
    case 'note':
      return takeNote(before, span, menu);
    case 'word':
      return takeWord(before, span, menu);
    case 'times':
      return [lastItem(before) ? withLast(before, { quantity: span.value }) : cost(before, 1)];
    case 'not':
      return [deny(before), ...splitOff(before).map(deny)];
    case 'extra':
      return much(before, 'extra');
    case 'light':
      return much(before, 'light');
    case 'with':
      return [...splitOff(before), goOnWith(before)];
    case 'and':
      return strange(before).flatMap((one) => join(one, menu));
    case 'half':
      return [{ ...before, half: true, not: false }];
    case 'on-half':
      return onHalf(before);
    case 'of':
      return [{ ...before, of: true }];
    case 'measure':
      return [measured(before)];
    case 'or':
      return [before.not ? cost({ ...before, joint: 'and', denied: false }, -0.3) : { ...before, joint: 'and' }];
    case 'only':
      return [{ ...before, not: false, amount: null }];
    case 'of-them':
      return [...splitOff(before, 'of-them'), before];
    case 'on-dish':
      return onThat(before, ({ dish }) => dish?.families[0] === span.mention.families[0]);
    case 'on-such':
      return onThat(before, ({ choices, notes }) => isSuch(span.said, choices, notes));
    case 'on-sized':
      return onThat(before, ({ size }) => size === span.size);
    case 'on-some':
      return onSome(before, span.value, (said, item) => isOnItem(said, item, menu));
    case 'all-of-them':
      return [...splitOff(before), before].map((one) =>
        one.open || one.items.length < 2 ? one : { ...one, onAll: true, joint: 'with' },
      );
    case 'everything-with':
      return before.open || before.items.length < 2 ? [] : [{ ...before, onAll: true, joint: 'with' }];
    case 'one':
      // 'On a bagel, one with bacon' counts.
      if (before.joint === 'comma') return [...ofSeveral(before), ...ofThatSize(before)];
      return [
        ...another(before, menu).map((one) => cost(one, -COST.another)),
        ...ofSeveral(before),
        ...(span.idle ? [before] : []),
      ];
    case 'usual':
      // Nothing is said of it but that it is one of them.
      return [before, ...splitOff(before, 'bare').map((one) => ({ ...one, joint: null }))];
    case 'wisher':
      // 'With coleslaw and cornbread, and she wants the pork': the cornbread is not hers.
      return [...closed(before, menu), cost(before, before.open && !isIdle(before.open) ? COST.lostNumber : 0)];
    case 'filler':
      return [before];
  }
}

/** 'A double gelato, one scoop vanilla': what was counted are no dishes. */
function measured(before: Hypothesis): Hypothesis {
  const { open } = before;
  const isCounted = open?.quantity && open.size === null && open.choices.length === 0 && lastItem(before);
  return isCounted ? { ...before, open: null, count: open.quantity } : { ...before, of: true };
}

/** A comma: what was left off before it mostly ends there. */
export const paused = (before: Hypothesis, menu: Menu): Hypothesis[] =>
  strange(before, COST.strangeOverComma).flatMap((one) => pausedAt(one, menu));

function pausedAt(before: Hypothesis, menu: Menu): Hypothesis[] {
  const after: Hypothesis = { ...before, joint: before.joint ?? 'comma', not: false, amount: null, half: false };
  const kept = before.not ? [cost({ ...before, joint: before.joint ?? 'comma' }, COST.keepNotOver)] : [];
  return [
    ...closed(after, menu),
    ...ofOtherSize(before, menu).map((one) => ({ ...one, joint: after.joint })),
    after,
    ...kept,
  ];
}

/** 'A small sprite and …', where Sprite is a choice of the fountain drinks: what was begun is a dish of its own. */
function closed(before: Hypothesis, menu: Menu): Hypothesis[] {
  const { open, portions, items } = before;
  if (!open || open.choices.length === 0 || portions.length > 0) return [];
  // 'Mango, and one matcha'
  if (open.quantity === null && open.size === null && namelessCost(open, menu) > COST.namedByChoice) return [];
  const item = itemOf(open, { dish: null, kind: null, kindFrom: open.from });
  const less = namelessCost(open, menu) + rather(before);
  return [cost({ ...before, open: null, items: [...items, item] }, less)];
}

/** 'No slaw, extra pickles': what was left off has been named. */
const much = (before: Hypothesis, amount: 'extra' | 'light'): Hypothesis[] =>
  [before, ...splitOff(before, 'bare')].map((one) => ({ ...one, amount, not: before.not && !before.denied }));

/** 'A lamb biryani, a chicken one': of what was named last, chosen otherwise. */
function another(before: Hypothesis, menu: Menu): Hypothesis[] {
  const { open, items } = before;
  const last = items.findLast(({ dish, kind }) => dish !== null || kind !== null);
  if (!open || open.quantity === null || (open.choices.length === 0 && !(open.article && open.size)) || !last)
    return [];
  if (!open.choices.every((one) => isOnItem(one, last, menu))) return [];
  // 'A small one' is of what comes in sizes.
  const comesIn = (key: string) => menu.family(key)?.variants.some(({ size }) => size === open.size) ?? false;
  if (open.choices.length === 0 && !last.dish?.families.some(comesIn)) return [];
  const { dish, kind, kindFrom } = last;
  const item = itemOf(open, { dish, kind, kindFrom });
  return [{ ...before, ...clear, open: null, items: [...items, item] }];
}

/** 'Two subs, a whole one and a half one', 'two lattes, a hot one and an iced one': of what was counted before. */
function ofSeveral(before: Hypothesis): Hypothesis[] {
  const { open } = before;
  const whole = wholeOf(before);
  if (!open?.article || (whole?.quantity ?? 1) < 2 || (whole?.size && open.size) || whole?.choices.length) return [];
  const bare: Open = { ...open, article: false, choices: [] };
  return splitOff({ ...before, open: bare }, 'some').map((one) => withLast(one, { choices: open.choices }));
}

/** 'A cup of coffee, a small one', 'two teas, the small ones': of what was named, which had no size. */
function ofThatSize(before: Hypothesis): Hypothesis[] {
  const { open } = before;
  const last = lastItem(before);
  if (!open?.size || open.choices.length > 0 || (open.quantity ?? 1) > 1 || before.portions.length > 0) return [];
  const isOneOfThem = (last?.quantity ?? 1) > 1 && (open.quantity !== null || open.article);
  if (!last?.dish || last.size !== null || isOneOfThem) return [];
  return [cost({ ...withLast(before, { size: open.size }), open: null, joint: null }, COST.trailingSize)];
}

/** 'A Sprite', of the sodas, is named well enough: nothing else can be one. 'A bagel' is that, whatever else has a bagel. */
function namelessCost({ choices, size }: Open, menu: Menu): number {
  const isDish = choices.some(
    ({ choice, part, not, amount, half }) =>
      !part && !not && !half && amount === null && choice !== null && isNamedSo(choice, menu),
  );
  const isTelling = choices.some(
    ({ choice, not, part }) =>
      !not &&
      !(part && choice?.name.includes(' and ')) &&
      choice?.on.size === 1 &&
      choice.oneOf.size === 1 &&
      (size === null || choice.sizes.has(size)),
  );
  // 'A decaf and an earl grey' are no one thing.
  const on = choices.find(({ choice, not }) => choice !== null && !not)?.choice?.on;
  const isNothing = on !== undefined && ![...on].some((key) => choices.every((one) => isOffered(one, [key])));
  const how = isTelling ? COST.namedByChoice : choices.every(isKindOfDish) ? COST.namedByKind : COST.nameless;
  return how + (isDish ? COST.notTheDish : 0) + (isNothing ? COST.notOffered : 0);
}

/** 'Four tacos, two with cheese': what stands behind a 'with' is on some of what was named, and no dish of its own. */
const rather = ({ open, items }: Hypothesis): number =>
  open?.apart && open.size === null && items.some(({ dish }) => dish !== null) ? COST.notTheDish : 0;

/** A dish is called so, or so at the end, while what is chosen is a part of another: the croissant of a sandwich. */
const isNamedSo = ({ name, oneOf, needed }: ChoiceName, menu: Menu): boolean =>
  menu.family(name) !== undefined ||
  (needed.size > 0 && ![...oneOf].some((group) => WHAT_IT_IS.test(group)) && menu.heads.has(singular(name)));
const WHAT_IT_IS = /: (?:kind|flavou?r|type|variety|drink|soda|choice|filling|style|meat|protein)s?$/i;

function deny(before: Hypothesis): Hypothesis {
  const denying = { ...before, not: true, denied: false, amount: null };
  return cost(denying, lastItem(before) || before.open ? 0 : COST.nothingToDeny);
}

/** 'Without adding ham' is still to be left off. */
function goOnWith(before: Hypothesis): Hypothesis {
  const not = before.not && !before.denied;
  const halved = before.half && !isHalved(before) ? COST.halfOfNothing : 0;
  return cost({ ...before, joint: 'with', not, amount: null, half: false, open: opened(before, true) }, halved);
}

/** 'A sprite and two cannoli', where there is no sprite: what was begun ends as something unknown. */
function strange(before: Hypothesis, goesOn: number = COST.strangeGoesOn): Hypothesis[] {
  const { open, items } = before;
  if (!open || open.strange.length === 0) return [before];
  const item = { ...itemOf({ ...open, choices: [] }, { dish: null, kind: null, kindFrom: 0 }) };
  const ended = { ...before, open: null, items: [...items, item] };
  return [cost(before, goesOn), ...(open.choices.length === 0 ? [ended] : [])];
}

function join(before: Hypothesis, menu: Menu): Hypothesis[] {
  const joined: Hypothesis = { ...before, joint: 'and', not: false, amount: null, half: false };
  const kept = before.not ? [cost({ ...before, joint: 'and' }, COST.keepNot)] : [];
  // 'Half of it sausage and onions'
  const isOneHalf = before.joint === null && before.half !== false && isHalved(before);
  const same: Hypothesis[] = isOneHalf ? [{ ...joined, half: 'same' }] : [];
  return [...closed(joined, menu), isOneHalf ? cost(joined, COST.otherHalf / 6) : joined, ...same, ...kept];
}

/** 'The bacon one' has bacon. */
const isSuch = (said: string, choices: Item['choices'], notes: Item['notes']): boolean =>
  notes.includes(said) || choices.some(({ not, words, choice }) => !not && (words === said || choice?.name === said));

const isName = (span: Span): boolean =>
  span.is === 'number' ? !span.article : ['dish', 'choice', 'kind', 'size', 'note', 'times'].includes(span.is);

/** What was said last is on that half. */
const isHalved = ({ open, items }: Hypothesis): boolean =>
  Boolean((open?.choices.at(-1) ?? items.at(-1)?.choices.at(-1))?.half);

const isCount = ({ quantity, article, size, choices }: Open): boolean =>
  quantity !== null && !article && size === null && choices.length === 0;

/** What a reading costs that ends here: what was begun and never came. */
export function ended(before: Hypothesis, menu: Menu): Hypothesis {
  // 'Mushrooms on half' and nothing behind it: the half was the mushrooms'.
  const lone = before.items.filter(({ halves }) => halves?.length === 1).length;
  const hypothesis = cost(before, (before.half && !isHalved(before) ? COST.halfOfNothing : 0) + lone * COST.halfDish);
  const { open, portions, items, not, denied, count } = hypothesis;
  const behind = items.at(-1);
  if (count !== null && !open && behind?.quantity === null && behind.part === null)
    return cost({ ...withLast(hypothesis, { quantity: count }), count: null }, 0);
  // 'A large onion and tuna on thin crust': the dish that all of this goes on.
  const nameless = open && !isIdle(open) && open.choices.length > 0 && portions.length === 0;
  if (nameless) {
    const item = itemOf(open, { dish: null, kind: null, kindFrom: open.from });
    const named = [...items, item];
    const less = namelessCost(open, menu) + rather(before);
    return cost({ ...hypothesis, open: null, items: named }, less + costOfParts(named, menu));
  }
  const [other] = [...ofOtherSize(hypothesis, menu), ...ofTwoSizes(hypothesis, menu)];
  if (other) return other;
  const waiting = open && !isIdle(open) ? [...portions, open] : portions;
  const last = items.at(-1);
  // 'Two lemonades, one large'
  const [only] = waiting;
  if (waiting.length === 1 && only?.size && !only.article && only.choices.length === 0) {
    const [apart] = splitOff({ ...hypothesis, portions: [], open: only }, 'of-them');
    if (apart && (last?.quantity ?? 1) > (only.quantity ?? 1)) return apart;
  }
  // 'Two pepperoni, one large, one small': sizes of what was named.
  const parts = waiting.filter(
    ({ quantity, size, choices }) => quantity !== null && size !== null && choices.length === 0,
  );
  if (last && last.size === null && parts.length > 1 && parts.length === waiting.length) {
    const sized = parts.map(({ quantity, size }) => ({ ...last, quantity, size }));
    return cost({ ...hypothesis, open: null, portions: [], items: [...items.slice(0, -1), ...sized] }, COST.stacked);
  }
  // 'Pork gyoza, fried, two orders'
  if (waiting.length === 1 && only && last && isCount(only) && last.quantity === null && last.part === null)
    return cost({ ...withLast(hypothesis, { quantity: only.quantity }), open: null, portions: [] }, COST.trailingCount);
  const lost = waiting.reduce(
    (sum, { quantity, article, size }) =>
      sum +
      (quantity !== null && !article ? COST.lostNumber : 0) +
      (size ? (onlyIn(size, menu) ? COST.lostNumber : COST.lostSize) : 0),
    (not && !denied ? 0.3 : 0) + costOfParts(items, menu),
  );
  const begun = Math.min(...waiting.map(({ from }) => from));
  return cost({ ...hypothesis, names: hypothesis.names.filter((place) => place < begun) }, lost);
}
