import type { OrderAct } from '../../understand/acts.ts';
import { FUNCTION_WORDS } from '../../understand/words.ts';
import { isPlainWord } from '../intent/remarks.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { Said } from './read-order.ts';

const JOINED = /^(?:with|and|plus|add|extra|also|some|no|without)$/;
const BETWEEN = /^(?:a|an|the|some|any|side|sides|of|little|bit|extra|additional|one|two|three|four|five|six|\d+)$/;

/**
 * What was wished for beside the dishes and is nothing of the menu: the 'artichokes' of 'a large cheese with artichokes'. A
 * word before a name that is known only describes it: 'black olives', where there are olives.
 */
export function unexplainedIn(order: Hypothesis, { words, breaks }: Said, common: ReadonlySet<string>): OrderAct[] {
  const named = new Set(order.names);
  const left = new Set(order.left.map((one) => one.at));
  const first = Math.min(...order.names);
  const isStrange = (at: number) => {
    const word = words[at] ?? '';
    return left.has(at) && at > first && !FUNCTION_WORDS.has(word) && !common.has(word);
  };
  const found: OrderAct[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!isStrange(at) || isStrange(at - 1)) continue;
    let end = at + 1;
    while (isStrange(end) && !breaks.has(end)) end++;
    let before = at - 1;
    while (BETWEEN.test(words[before] ?? '') && !breaks.has(before + 1)) before--;
    const said = words.slice(at, end).join(' ');
    const joined = JOINED.test(words[before] ?? '') || (breaks.has(before + 1) && named.has(before));
    // 'A turkey on rye sprouts'
    const ends = named.has(at - 1) && (end === words.length || breaks.has(end)) && end - at < 3 && !isPlainWord(said);
    if ((!joined && !ends) || named.has(end)) continue;
    found.push({ kind: 'unknown-item', said, category: null });
  }
  return found;
}
