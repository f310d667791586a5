import type { OrderAct } from '../../../understand/acts.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { singular } from '../../../understand/words.ts';

/** Behind these as much comes on top. */
const ON_TOP = /^(?:and|plus|also|another|more|then|extra|with|other|additional)$/;

/** What is wished for, each once: neither what is said again, nor the kind that is told first, nor what it is for. */
export function saidOnce<Of extends { kind: string }>(acts: readonly Of[], words: readonly string[], menu: Menu): Of[] {
  const once = withoutKindsTold(withoutSaidAgain(withoutListed(acts, words), words), menu);
  return withoutPurpose(withoutOccasion(once, menu), words);
}

type Add = Extract<OrderAct, { kind: 'add' }>;
const isAdd = (act: { kind: string }): act is Add => act.kind === 'add';

/**
 * 'The bowl and the mochi, one large bowl and the mochi with mango': dishes that are only named, and then each told as it is to
 * be, are those, and not had twice.
 */
function withoutListed<Of extends { kind: string }>(acts: readonly Of[], words: readonly string[]): Of[] {
  const isListed = (act: Of, at: number) => {
    if (!isAdd(act) || !isBareThe(act, words)) return false;
    const isTold = (other: Of) =>
      isAdd(other) &&
      !other.more &&
      !ON_TOP.test(words[other.wish.item.from - 1] ?? '') &&
      other.wish.item.families.every((key) => act.wish.item.families.includes(key));
    return acts.slice(at + 1).some((other) => isTold(other) && !(isAdd(other) && isBare(other)));
  };
  const listed = acts.filter(isListed);
  // 'I'll have the burger, and she the burger with bacon' are two.
  return listed.length > 1 ? acts.filter((act) => !listed.includes(act)) : [...acts];
}

const isBare = ({ wish: { quantity, size, notes } }: Add): boolean =>
  (quantity ?? 1) === 1 && size === null && notes.length === 0;

const isBareThe = (act: Add, words: readonly string[]): boolean =>
  isBare(act) && /^(?:the|my|that)$/.test(words[act.wish.item.from - 1] ?? '');

/** 'And a baguette. Two baguettes.': the same dish again with another number is a second thought, unless it comes on top. */
function withoutSaidAgain<Of extends { kind: string }>(acts: readonly Of[], words: readonly string[]): Of[] {
  const once: Of[] = [];
  for (const act of acts) {
    const before = once.at(-1);
    if (before && isAdd(before) && isAdd(act)) {
      if (isSecondThought(before, act, words) || isBegun(before, act, words)) once.pop();
      else if (tellsWhich(before, act, words)) {
        once.splice(-1, 1, { ...before, wish: both(before.wish, act.wish) });
        continue;
      }
    }
    once.push(act);
  }
  return once;
}

/** 'The chicken sandwich, the buttermilk one, plain': which it is, and no second. */
function tellsWhich({ wish: first }: Add, { wish: second, more }: Add, words: readonly string[]): boolean {
  const head = singular(first.item.said.split(' ').at(-1) ?? '');
  const isSuch = (family: string) =>
    first.item.families.includes(family) || singular(family.split(' ').at(-1) ?? '') === head;
  const [left, right] = [words.slice(first.item.to, second.item.from), words[second.item.to] ?? ''];
  // 'Two croissants, the almond ones' is read as 'the almond croissants'.
  const said = first.item.said.split(' ').map(singular);
  const isCalled = left.length === 1 && said.every((word) => second.item.said.split(' ').map(singular).includes(word));
  const isOne = left.at(-1) === 'the' && !left.some((word) => ON_TOP.test(word)) && (/^ones?$/.test(right) || isCalled);
  return isOne && second.item.families.every(isSuch) && !more && second.quantity === null;
}

const both = (first: Add['wish'], second: Add['wish']): Add['wish'] => ({
  ...first,
  item: second.item.families.length <= first.item.families.length ? second.item : first.item,
  size: second.size ?? first.size,
  notes: [...first.notes, ...second.notes],
});

function isSecondThought({ wish: first }: Add, { wish: second, more }: Add, words: readonly string[]): boolean {
  const isSame = first.item.families.join() === second.item.families.join() && first.item.sure === second.item.sure;
  const isPlain = first.notes.length + second.notes.length === 0 && first.size === second.size;
  if (more || !isSame || !isPlain || second.quantity === null || first.quantity === second.quantity) return false;
  return !words.slice(first.item.to, second.item.from).some((word) => ON_TOP.test(word));
}

/** 'Bagel, a plain bagel, toasted': what was only named is told once more, with how it is to be. */
function isBegun({ wish: first }: Add, { wish: second, more }: Add, words: readonly string[]): boolean {
  const isBare = first.quantity === null && first.size === null && first.notes.length === 0;
  const isSame = first.item.families.join() === second.item.families.join();
  const isArticle = /^(?:an?|one|the)$/.test(words[first.item.to] ?? '');
  return isBare && isSame && !more && isArticle && (second.quantity ?? 1) === 1 && first.item.from < 2;
}

/** 'A wreath for a funeral on Friday', of a funeral wreath: what it is for is called like it, and is not another. */
function withoutOccasion<Of extends { kind: string }>(acts: readonly Of[], menu: Menu): Of[] {
  const isNamed = (key: string | undefined) =>
    acts.some((act) => isAdd(act) && act.wish.item.families.includes(key ?? '') && namesHead(act, menu));
  return acts.filter((act) => {
    if (!isAdd(act) || act.wish.item.sure === 'which' || (act.wish.quantity ?? 1) > 1) return true;
    const { item, size, notes } = act.wish;
    const isBare = !item.exact && size === null && notes.length === 0;
    return !isBare || namesHead(act, menu) || !isNamed(item.families[0]);
  });
}

/** 'I need some breakfast, five egg sandwiches': of the kind that is told first, what follows is all that is wanted. */
function withoutKindsTold<Of extends { kind: string }>(acts: readonly Of[], menu: Menu): Of[] {
  return acts.filter((act, at) => {
    if (!isKind(act) || act.quantity !== null || act.size !== null) return true;
    const isOfKind = (other: Of) =>
      isAdd(other) && other.wish.whole && menu.family(other.wish.item.families[0] ?? '')?.category === act.category;
    return !acts.slice(at + 1).some(isOfKind);
  });
}
const isKind = (act: { kind: string }): act is Extract<OrderAct, { kind: 'want-category' }> =>
  act.kind === 'want-category';

/** 'Something to put the sunflowers in, a vase': what else is ordered is for those, and they are no more of them. */
function withoutPurpose<Of extends { kind: string }>(acts: readonly Of[], words: readonly string[]): Of[] {
  const others = acts.filter((act) => !(isAdd(act) && act.wish.quantity === null && isForIt(act, words)));
  return others.some(isAdd) ? others : [...acts];
}

const isForIt = ({ wish: { item } }: Add, words: readonly string[]): boolean =>
  FOR_THEM.test(words.join(' ')) &&
  new RegExp(`\\bto \\w+ (?:\\w+ )?(?:the|my|those|these|them|all) (?:\\w+ )?${item.said}\\b`).test(words.join(' '));
const FOR_THEM =
  /\b(?:something|anything|some(?: kind of)? \w+|an? \w+) to (?:put|go|hold|keep|wrap|carry|serve|eat|dip) /;

/** The last word of its name, which says what it is: a wreath. */
function namesHead({ wish: { item } }: Add, menu: Menu): boolean {
  const head = menu.family(item.families[0] ?? '')?.words.at(-1);
  return item.said.split(' ').some((word) => singular(word) === head);
}
