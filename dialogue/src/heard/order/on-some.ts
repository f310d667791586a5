import { numberAt } from '../../understand/numbers.ts';
import { rolesAt } from './function-words.ts';

/** 'On one of them', 'for both', behind what goes on them. */
export function onSomeAt(words: readonly string[], at: number): { value: number | 'all'; length: number } | null {
  if (!/^(?:on|for|in)$/.test(words[at] ?? '')) return null;
  const all = /^(?:both|all|each|every)$/.test(words[at + 1] ?? '');
  const number = all ? { value: 'all' as const, length: 1 } : numberAt(words, at + 1);
  const one = number ?? (words[at + 1] === 'the' && words[at + 2] === 'other' ? { value: 1, length: 2 } : null);
  if (!one || words[at + 1 + one.length] === 'half') return null;
  const behind = at + 1 + one.length;
  const them = rolesAt(words, behind).find(({ role }) => role === 'of-them');
  const others = words[behind] === 'one' || words[behind] === 'ones' ? 1 : 0;
  return { value: one.value, length: 1 + one.length + (them?.length ?? others) };
}
