import type { Menu } from '../../../understand/menu/menu.ts';
import { countAt } from '../../../understand/numbers.ts';
import { FUNCTION_WORDS } from '../../../understand/words.ts';
import { rolesAt } from '../function-words.ts';

/** How often, behind a dish: 'times three', 'twice', 'three times'. */
export function timesAt(
  words: readonly string[],
  at: number,
): { value: number; length: number; weight: number } | null {
  const [word = '', before] = [words[at], countAt(words, at)];
  if (word === 'twice') return { value: 2, length: 1, weight: 1 };
  const behind = /^(?:times|by)$/.test(word) ? countAt(words, at + 1) : null;
  if (behind) return { value: behind.value, length: behind.length + 1, weight: 1.2 };
  const isTimes = before !== null && words[at + before.length] === 'times';
  return isTimes ? { value: before.value, length: before.length + 1, weight: 2 } : null;
}

/** 'A chicken one', 'two large spicy ones': of what was named last. */
export function isAnotherAt(words: readonly string[], at: number, menu: Menu): boolean {
  // 'One large one regular' counts both.
  if (!/^ones?$/.test(words[at] ?? '') || menu.sizeAt(words, at + 1)) return false;
  const isTelling = (place: number) => !FUNCTION_WORDS.has(words[place] ?? '') || menu.sizeAt(words, place) !== null;
  const isCounted = (place: number) => /^an?$/.test(words[place] ?? '') || countAt(words, place) !== null;
  return [1, 2, 3].some(
    (many) => isCounted(at - many - 1) && Array.from({ length: many }, (_, back) => at - 1 - back).every(isTelling),
  );
}

/** 'On one of them', 'for both', behind what goes on them. */
export function onSomeAt(words: readonly string[], at: number): { value: number | 'all'; length: number } | null {
  if (!/^(?:on|for|in|with|to)$/.test(words[at] ?? '')) return null;
  const all =
    /^(?:both|all|each|either|every|any)$/.test(words[at + 1] ?? '') ||
    (words[at] === 'on' && words[at + 1] === 'everything' && at + 2 === words.length);
  // 'With an extra shot' is on no one of them.
  if (words[at] === 'with' && !all) return null;
  // 'Cheese on just one'
  if (/^(?:just|only)$/.test(words[at + 1] ?? '') && /^(?:on|to)$/.test(words[at] ?? '')) {
    const some = onSomeAt(['on', ...words.slice(at + 2)], 0);
    return some && some.value !== 'all' ? { ...some, length: some.length + 1 } : null;
  }
  const number = all ? { value: 'all' as const, length: 1 } : countAt(words, at + 1);
  const one = number ?? (words[at + 1] === 'the' && words[at + 2] === 'other' ? { value: 1, length: 2 } : null);
  if (!one || words[at + 1 + one.length] === 'half') return null;
  const behind = at + 1 + one.length;
  const them = rolesAt(words, behind).find(({ role }) => role === 'of-them');
  const others = words[behind] === 'one' || words[behind] === 'ones' ? 1 : 0;
  return { value: one.value, length: 1 + one.length + (them?.length ?? others) };
}
