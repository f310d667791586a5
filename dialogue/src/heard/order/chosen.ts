import type { Menu } from '../../understand/menu/menu.ts';
import { TELLS } from '../../understand/words.ts';
import { COST, cost, isIdle, type Of } from './costs.ts';
import { type Chosen, type Hypothesis, type Item, lastItem, NOTHING_OPEN, withLast } from './hypothesis.ts';
import { goesOn } from './parts/goes-on.ts';
import { isMadeWith, isOneThing, isOnItem } from './parts/on-item.ts';
import { isCountedOn } from './parts/one-of-it.ts';
import { isStillDenied } from './parts/still-denied.ts';
import { splitOff, wholeOf } from './portions.ts';
import { CONDIMENT } from './whole-notes.ts';

/** 'Instead of the regular' */
const USUAL = /^(?:regular|usual|normal|standard|original)s?$/;

/** Every way to go on when something is named that is chosen, or denied, on a dish. */
export function takeChoice(
  before: Hypothesis,
  { choice, from, said: words, part, vague }: Of<'choice'>,
  menu: Menu,
): Hypothesis[] {
  const said: Chosen = {
    choice,
    words,
    part,
    not: before.not,
    amount: before.amount,
    half: before.half,
    count: before.count,
    joined: before.joint === 'and',
    behindWith: before.joint === 'with',
  };
  const last = lastItem(before);
  if (last && isStillDenied(before, words, menu) && !isOnItem(said, last, menu)) said.not = true;
  const longer = last && isOneThing(last, words, menu) ? goesOn(before, last, words, from) : null;
  if (longer) return [longer];
  if (before.not && USUAL.test(words) && last && !isOnItem(said, last, menu)) return [{ ...before, not: false }];
  const wanted = { ...said, not: false };
  // 'No onions provolone': one is left off, the next one put on.
  const after = before.denied ? behind(before, wanted, menu).map((one) => ({ ...one, not: false })) : [];
  const again = behind(before, said, menu).map((one) =>
    before.denied && before.joint !== 'and' ? cost(one, COST.keepNot) : one,
  );
  // 'Two scoops, one ube, one pistachio' is one cone, where both may be chosen.
  const whole = wholeOf(before);
  const isOne =
    whole &&
    (whole.quantity ?? 1) < 2 &&
    !rivals(whole.choices, said, familiesOf(whole, menu)) &&
    whole.choices.some((one) => isBeside(one, said));
  const many = isCountedOn(said, whole) ? [] : splitOff(before, 'bare');
  const apart = many.flatMap((one) => behind(isOne ? cost(one, COST.withNote) : one, wanted, menu));
  // 'A little sauce' is no dish that sauces go on, and a cheese pizza has the cheese that it has.
  return [...again, ...after, ...apart, ...(vague ? [] : ahead(before, said, from, menu))];
}

export const familiesOf = ({ dish, kind }: Item, menu: Menu): readonly string[] =>
  dish?.families ?? menu.ofKind(kind).map(({ key }) => key);

/** On the dish that was named last. */
function behind(before: Hypothesis, said: Chosen, menu: Menu): Hypothesis[] {
  const last = lastItem(before);
  if (!last || (before.open && !isIdle(before.open))) return [];
  const missing =
    isOnItem(said, last, menu) || isMadeWith(last, said.words, menu)
      ? 0
      : said.not
        ? 0.4
        : (before.joint === 'with' && !menu.family(said.choice?.name ?? '')) || said.amount
          ? COST.withNote
          : COST.notOffered;
  const article = before.open ? 0.1 : 0;
  const joined = before.joint === 'with' || said.not || said.amount ? 0 : COST.trailing;
  // 'An everything bagel and a sesame …', 'two almond croissants and a plain …' are others.
  const isOther =
    last.dish === null ||
    last.part !== null ||
    before.open !== null ||
    (before.joint === 'and' && (last.quantity ?? 1) < 2);
  const others = isOther ? last.choices : last.choices.filter(({ ahead }) => ahead);
  const rival = rivals(others, said, familiesOf(last, menu)) ? COST.rivals : 0;
  const due = (last.quantity ?? 1) === 1 && isDue(last, said) && isCalledLikeDish(said, menu) ? COST.due : 0;
  const after = before.onAll ? withAll(before, said, menu) : withLast(before, { choices: [...last.choices, said] });
  // 'A loaf, sliced, and a baguette, not sliced': what was chosen there is not taken back.
  const isFree = (one: Item) => isOnItem(said, one, menu) && !one.choices.some(({ choice }) => choice === said.choice);
  const earlier =
    missing > 0 && !before.onAll && !said.half && before.joint !== 'with' ? before.items.findLastIndex(isFree) : -1;
  return [
    ...(earlier < 0 ? [] : [cost(onEarlier(before, said, earlier), article + joined + COST.earlier)]),
    cost(
      {
        ...after,
        open: null,
        denied: before.not,
        amount: null,
        half: before.half,
        count: null,
        noted: false,
        joint: null,
      },
      missing + article + joined + rival - due,
    ),
  ];
}

/** 'A burger and a coke, no pickles': on the last dish that is made with such things. */
function onEarlier(before: Hypothesis, said: Chosen, at: number): Hypothesis {
  const items = before.items.map((item, place) =>
    place === at ? { ...item, choices: [...item.choices, said] } : item,
  );
  return { ...before, items, open: null, denied: before.not, amount: null, count: null, noted: false, joint: null };
}

/** 'Both with beans': on the dish that was told apart, and so on all its parts; else on every dish that can have it. */
function withAll(before: Hypothesis, said: Chosen, menu: Menu): Hypothesis {
  const at = before.items.findLastIndex(({ part }) => part === null);
  const isMeant = (item: Item, place: number) =>
    lastItem(before)?.part ? place >= at : item === lastItem(before) || isOnItem(said, item, menu);
  const items = before.items.map((item, place) =>
    isMeant(item, place) ? { ...item, choices: [...item.choices, said] } : item,
  );
  return { ...before, items };
}

/** 'Coke and a Sprite', where one of them may be chosen, are two. */
export function rivals(chosen: readonly Chosen[], said: Chosen, families: readonly string[] = []): boolean {
  const { choice, not, half } = said;
  if (not || half || !choice) return false;
  const all = [...choice.oneOf];
  const isRival = (groups: readonly string[]) => {
    const beside = chosen.filter(
      (one) => one.choice !== choice && !one.not && !one.half && groups.some((group) => one.choice?.oneOf.has(group)),
    );
    return { many: beside.length, is: beside.length > 0 && (groups.length < 2 || beside.length >= groups.length) };
  };
  const offering = families
    .map((key) => all.filter((group) => group.startsWith(`${key}: `)))
    .filter(({ length }) => length > 0);
  // Of a first and a second side there may be two.
  return offering.length > 0 ? offering.every((groups) => isRival(groups).is) : isRival(all).many > 0;
}

/** Nothing is ordered without one of these, and none was chosen yet. */
const isDue = ({ dish, choices }: Item, { choice, not }: Chosen): boolean =>
  !not &&
  dish?.families.length === 1 &&
  dish.families.every(
    (key) =>
      choice?.needed.has(key) &&
      [...choice.oneOf].some(
        (group) => group.startsWith(`${key}: `) && !choices.some((one) => one.choice?.oneOf.has(group)),
      ),
  );

/** 'Root beer', of a combo, where there is a root beer float. */
const isCalledLikeDish = ({ choice }: Chosen, menu: Menu): boolean =>
  choice !== null &&
  (menu.family(choice.name) !== undefined ||
    menu.families.some(({ name }) => name.toLowerCase().startsWith(`${choice.name} `)));

/** Both of a group that allows several. */
const isBeside = (one: Chosen, { choice }: Chosen): boolean =>
  !one.not &&
  one.count !== null &&
  choice !== null &&
  one.choice !== null &&
  [...choice.on].some((key) => one.choice?.on.has(key));

/** On a dish that is still to be named. */
function ahead(before: Hypothesis, said: Chosen, from: number, menu: Menu): Hypothesis[] {
  const open = before.open ?? { ...NOTHING_OPEN, from };
  const last = lastItem(before);
  // 'With a sausage patty', where that goes on what was just named.
  const behindWith = before.joint === 'with' || open.behindWith === true;
  const isOnLast = before.joint === 'with' && open.article && last?.dish && isOnItem(said, last, menu);
  const rival = rivals(open.choices, said) ? COST.rivals : 0;
  const bare = said.not ? 0.6 : before.open ? 0 : lastItem(before) ? (before.joint === 'and' ? 0.2 : 0.5) : 0;
  return [
    cost(
      {
        ...before,
        open: { ...open, choices: [...open.choices, { ...said, ahead: true }], ...(behindWith && { behindWith }) },
        of: false,
        amount: null,
        count: null,
        joint: null,
      },
      COST.leading + bare + rival + (isOnLast ? COST.withNote : 0),
    ),
  ];
}

/** A word that names nothing: what is denied or wanted more of is for the kitchen to read, all else is left over. */
export function takeWord(before: Hypothesis, { said, empty, from }: Of<'word'>, menu: Menu): Hypothesis[] {
  // 'No honey, he never liked it': the denial ended before him.
  if (empty) return [before.not && SUBJECT.test(said) ? { ...before, not: false } : before];
  const { open } = before;
  // 'Instead of the regular' tells nothing of what comes.
  if (before.not && USUAL.test(said)) return [cost({ ...before, not: false, denied: false }, -1)];
  // 'A hawaiian pizza', where there is none.
  if (open && !before.not && !before.amount)
    return [{ ...before, open: { ...open, strange: [...open.strange, said] } }];
  const last = lastItem(before);
  const longer = last && goesOn(before, last, said, from);
  if (longer) return [longer];
  // 'Two zitis, one with ricotta, one without': it is in one of them anyway.
  if (last?.part && !open && before.joint === 'with' && !before.not && !before.amount && isMadeWith(last, said, menu))
    return [{ ...before, score: before.score + 1, names: [...before.names, from] }];
  const left = {
    ...before,
    left: [...before.left, { at: from, word: said, item: before.items.length - 1 }],
    amount: null,
    half: false,
  };
  const isDenied = isStillDenied(before, said, menu);
  const isMeant = before.amount !== null || (before.not && !before.denied) || isDenied || CONDIMENT.test(said);
  if (!last || before.open || !isMeant || FAREWELL.test(said) || TELLS.test(said)) return [left];
  const chosen: Chosen = {
    choice: null,
    words: said,
    part: false,
    not: before.not || isDenied,
    amount: before.amount,
    half: before.half,
    count: null,
  };
  const after = before.onAll ? withAll(before, chosen, menu) : withLast(before, { choices: [...last.choices, chosen] });
  return [
    left,
    {
      ...after,
      score: after.score + 1 - COST.freeNote,
      amount: null,
      denied: chosen.not,
      joint: null,
      names: [...after.names, from],
    },
  ];
}

const SUBJECT = /^(?:i|we|he|she|they)$/;

/** 'No thanks, bye' leaves nothing off. */
const FAREWELL = /^(?:good)?bye$/;
