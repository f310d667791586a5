import type { OrderAct } from '../../../understand/acts.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { singular } from '../../../understand/words.ts';

/** Behind these as much comes on top. */
const ON_TOP = /^(?:and|plus|also|another|more|then|extra|with|other|additional)$/;

type Add = Extract<OrderAct, { kind: 'add' }>;
const isAdd = (act: { kind: string }): act is Add => act.kind === 'add';

/** 'And a baguette. Two baguettes.': the same dish again with another number is a second thought, unless it comes on top. */
export function withoutSaidAgain<Of extends { kind: string }>(acts: readonly Of[], words: readonly string[]): Of[] {
  return acts.filter((act, at) => {
    const next = acts[at + 1];
    if (!isAdd(act) || !next || !isAdd(next)) return true;
    return !isSecondThought(act, next, words);
  });
}

function isSecondThought({ wish: first }: Add, { wish: second, more }: Add, words: readonly string[]): boolean {
  const isSame = first.item.families.join() === second.item.families.join() && first.item.sure === second.item.sure;
  const isPlain = first.notes.length + second.notes.length === 0 && first.size === second.size;
  if (more || !isSame || !isPlain || second.quantity === null || first.quantity === second.quantity) return false;
  return !words.slice(first.item.to, second.item.from).some((word) => ON_TOP.test(word));
}

/** 'A wreath for a funeral on Friday', of a funeral wreath: what it is for is called like it, and is not another. */
export function withoutOccasion<Of extends { kind: string }>(acts: readonly Of[], menu: Menu): Of[] {
  const isNamed = (key: string | undefined) =>
    acts.some((act) => isAdd(act) && act.wish.item.families.includes(key ?? '') && namesHead(act, menu));
  return acts.filter((act) => {
    if (!isAdd(act) || act.wish.item.sure === 'which' || (act.wish.quantity ?? 1) > 1) return true;
    const { item, size, notes } = act.wish;
    const isBare = !item.exact && size === null && notes.length === 0;
    return !isBare || namesHead(act, menu) || !isNamed(item.families[0]);
  });
}

/** 'Something to put the sunflowers in, a vase': what else is ordered is for those, and they are no more of them. */
export function withoutPurpose<Of extends { kind: string }>(acts: readonly Of[], words: readonly string[]): Of[] {
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
