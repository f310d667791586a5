import type { Menu } from '../../../understand/menu/menu.ts';
import { type Meant, meantBy } from '../meant.ts';
import type { Change, Standing, Standings } from '../standing.ts';

/** What is said of all, and the words for those that it is not said of. */
interface Excepted {
  rest: readonly string[];
  but: readonly string[];
}

const BUT = /^(?:(?:all|both|everything) )?(?:but|except|excluding|besides|minus|not|other than|apart from|save)$/;
const ALL = /^(?:all|both|each|every|everything|any|them|those)$/;
const THOSE = /^(?:the|my|that|those|his|hers|her|mine|theirs|one|two|three|four)$/;
const LINK = /^(?:for|not|on|in|to|with|of)$/;
const MOST = 6;

/** 'All of them with cheese, but not the last', 'cheese on everything except mine', 'all but the ham one with cheese'. */
export function* exceptedIn(words: readonly string[]): Generator<Excepted> {
  for (let at = 1; at < words.length - 1; at++) {
    const length = [2, 1].find((many) => BUT.test(words.slice(at, at + many).join(' ')));
    if (!length || !words.slice(0, at).some((word) => ALL.test(word))) continue;
    let from = at + length;
    while (LINK.test(words[from] ?? '')) from++;
    if (!THOSE.test(words[from] ?? '')) continue;
    // Behind those that are excepted nothing else is told of them.
    if (words.length - from <= MOST) yield { rest: words.slice(0, at), but: words.slice(from) };
    if (!ALL.test(words[at - 1] ?? '')) continue;
    for (let to = Math.min(words.length - 1, from + MOST); to > from; to--)
      yield { rest: [...words.slice(0, at), ...words.slice(to)], but: words.slice(from, to) };
  }
}

/** The changes without those lines that they are not said of; null where the words mean none that is changed, or not only them. */
export function excepting(
  changes: readonly Change[],
  but: readonly string[],
  order: Standings,
  menu: Menu,
): Change[] | null {
  const changed = changes.flatMap((change) => (change.do === 'alter' || change.do === 'drop' ? change.lines : []));
  const those = order.lines.filter(({ id }) => changed.some((line) => line.id === id));
  const out = meantBy(but, { ...order, lines: those }, menu);
  if (!out || out.byChoice || (out.isThat && out.some === null)) return null;
  const left = changes.flatMap((change) => without(change, out) ?? []);
  return left.length > 0 && left.length >= changes.length && changes.every(isOfAll) ? left : null;
}

const isOfAll = (change: Change): boolean => (change.do === 'alter' || change.do === 'drop') && change.some === null;

/** What is left of a change; of a line of which only some are excepted the others. */
function without(change: Change, { lines: out, some }: Meant): Change[] | null {
  if (change.do !== 'alter' && change.do !== 'drop') return null;
  const isOut = (line: Standing) => out.some(({ id }) => id === line.id);
  const kept = change.lines.filter((line) => !isOut(line));
  const parted = some === null ? [] : change.lines.filter((line) => isOut(line) && line.quantity > some);
  return [
    ...(kept.length > 0 ? [{ ...change, lines: kept }] : []),
    ...parted.map((line) => ({ ...change, lines: [line], some: line.quantity - (some ?? 0) })),
  ];
}
