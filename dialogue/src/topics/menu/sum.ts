import { costOf } from '../../decide/answers/cost.ts';
import { hear } from '../../decide/hear.ts';
import { piecesMeant } from '../../decide/order/lines.ts';
import type { Talk } from '../../decide/talk.ts';
import { choose, groupsOf, settled } from '../../heard/order/choices.ts';
import { lineList, list, money, portion, withNotes } from '../../say/wording.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';

/** What is asked about, as a line of an order that nobody gave. */
interface Priced {
  key: string;
  words: string;
  /** 'Large Margherita with olives', of one dish with something on it. */
  withChoices: string | null;
  cents: number;
  isLeast: boolean;
  /** Of the menu's own price more is to be told. */
  isMore: boolean;
}

/**
 * What several dishes, several of one, or one with what goes on it come to: 'how much are two of the cannoli', 'what's a large
 * greek with tuna'. False where one dish is named as the menu lists it, or not all of it is plain.
 */
export function tellSum(talk: Talk): boolean {
  const all = talk.heard.priced === '' ? null : linesOf(talk);
  if (!all || !(all.length > 1 || all.some(({ isMore }) => isMore))) return false;
  const sum = all.reduce((total, { cents }) => total + cents, 0);
  const least = all.some(({ isLeast }) => isLeast) ? 'at least ' : '';
  const [only, ...others] = all;
  if (only?.withChoices && others.length === 0) {
    if (!talk.heard.menuNames.dishes.includes(only.key)) return false;
    talk.say.push(`The ${only.withChoices} is ${least}${money(sum)}.`);
    return true;
  }
  talk.say.push(`That would be ${least}${money(sum)} for ${lineList(all.map(({ words }) => words))}.`);
  return true;
}

/** It comes in that size, and all that is said of it can be chosen on it. */
const isSoMade = (family: Family, size: string | null, notes: readonly string[]): boolean => {
  const variant = family.variants.find((one) => one.size === size);
  return (
    (size === null || variant !== undefined) && choose(groupsOf(family, variant?.id ?? null), notes).notes.length === 0
  );
};

function linesOf(talk: Talk): Priced[] | null {
  const { facts, menu } = talk;
  const { acts, leftover } = hear(`I'll have ${talk.heard.priced}`, facts, menu);
  const adds = acts.flatMap((act) => (act.kind === 'add' ? act.wish : []));
  if (adds.length === 0 || adds.length < acts.length || leftover.length > 0) return null;
  const all = adds.map(({ item, size, quantity, notes }): Priced | null => {
    // 'A fifty foot hose', of all that is called hose.
    const able = item.families.flatMap((key) => menu.family(key) ?? []).filter((one) => isSoMade(one, size, notes));
    const [family, ...others] = able;
    const isSure = item.sure === 'certain' || (item.sure === 'which' && (size !== null || notes.length > 0));
    if (!family || others.length > 0 || !isSure || !isAvailable(family)) return null;
    const variant = family.variants.find((one) => size !== null && one.size === size);
    const groups = groupsOf(family, variant?.id ?? null);
    // 'Twenty wings' are one order, where twenty of them come in one.
    const pieces = quantity === null ? null : piecesMeant(groups, quantity);
    const count = pieces ? 1 : (quantity ?? 1);
    const said = [...(pieces?.notes ?? []), ...notes];
    const cost = costOf({ family, variantId: variant?.id ?? null, quantity: count, notes: said });
    const sized = family.variants.length > 1 ? size : null;
    const chosen = settled(groups, said).notes;
    const words = withNotes(portion(count, family.name, sized), chosen);
    const isWith = count === 1 && !pieces && chosen.length > 0;
    const withChoices = isWith ? `${sized ? `${sized} ` : ''}${family.name} with ${list(chosen)}` : null;
    return { ...cost, key: family.key, words, withChoices, isMore: count > 1 || pieces !== null || isWith };
  });
  return all.every((one) => one !== null) ? all : null;
}
