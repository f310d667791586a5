import type { Act } from '../../../understand/acts.ts';
import { numberAt } from '../../../understand/numbers.ts';
import type { Said } from '../read-order.ts';

interface Each {
  /** What is said without the number. */
  said: Said;
  many: number;
}

/** 'Two each of the pastrami and the rye', 'a pastrami and a rye, two of each': so many of all that is named. */
export function soManyEach({ words, breaks }: Said): Each | null {
  for (const at of words.keys()) {
    const number = numberAt(words, at);
    if (!number || number.value < 2 || /^an?$/.test(words[at] ?? '')) continue;
    const behind = words.slice(at + number.length);
    const each = EACH.exec(behind.join(' '))?.[0].split(' ').length ?? 0;
    const to = at + number.length + each;
    const isOfAll = behind[0] === 'of' || behind[1] === 'of' || breaks.has(to) || to === words.length;
    // Of 'two naans each' and 'a tea, two each for them' nothing else is named.
    if (each === 0 || !isOfAll) continue;
    const without = words.toSpliced(at, to - at);
    const starts = [...breaks].flatMap((place) => (place <= at ? place : place < to ? [] : place - (to - at)));
    return { said: { words: without, breaks: new Set(starts) }, many: number.value };
  }
  return null;
}
const EACH = /^(?:of each(?: of (?:the|those|your))?|each(?: of(?: (?:the|those|your))?)?)(?= |$)/;

/** The wishes with that number; null where fewer than two are named, or one has a number of its own. */
export function asMany(acts: readonly Act[], many: number): Act[] | null {
  const added = acts.flatMap((act) => (act.kind === 'add' ? act.wish : []));
  if (added.length < 2 || added.some(({ quantity }) => (quantity ?? 1) > 1)) return null;
  return acts.map((act) => (act.kind === 'add' ? { ...act, wish: { ...act.wish, quantity: many } } : act));
}
