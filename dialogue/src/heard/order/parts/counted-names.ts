import type { Family } from '../../../understand/menu/families.ts';
import type { Mention } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { tokenise } from '../../../understand/words.ts';
import { countedSo } from './in-that-size.ts';

interface Counted {
  mention: Mention;
  quantity: number | null;
}

/**
 * 'A dozen red roses', of Dozen Roses and Half Dozen Roses: the number is a word of the name, though something that is
 * chosen stands between the two, and is no quantity. 'Two dozen' are two of them.
 */
export function ofCountInName(mention: Mention, quantity: number | null, menu: Menu): Counted {
  if (mention.sure !== 'which' || quantity === null || quantity < 2) return { mention, quantity };
  // 'Twenty boneless', of wings by the count and of a combo.
  const [byCount, ...more] = mention.families.filter((key) => countedSo(menu.family(key), quantity) !== null);
  if (byCount && more.length === 0) return { mention: { ...mention, families: [byCount], sure: 'certain' }, quantity };
  const counted = mention.families.flatMap((key) => {
    const count = countOf(menu.family(key));
    return count > 1 && quantity % count === 0 ? { key, count } : [];
  });
  const most = Math.max(...counted.map(({ count }) => count));
  const [only, ...others] = counted.filter(({ count }) => count === most);
  if (!only || others.length > 0) return { mention, quantity };
  return { mention: { ...mention, families: [only.key], sure: 'certain' }, quantity: quantity / most };
}

/** The number with which its name begins; 1 without one, or where it measures: two cokes are no '2 Liter Soda'. */
function countOf(family: Family | undefined): number {
  const words = tokenise(family?.called ?? '');
  const number = numberAt(words, 0);
  return number && !MEASURE.test(words[number.length] ?? '') ? number.value : 1;
}
const MEASURE = /^(?:lit(?:er|re)|inch|oz|ounce|pound|gallon|quart|pint|foot|ft|percent|topping|person)s?$/;
