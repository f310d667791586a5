import type { Menu } from '../menu/menu.ts';
import { PHRASE_WORDS } from '../phrasebook.ts';
import { type Piece, toPieces } from '../pieces.ts';
import { tokenise } from '../words.ts';

/** 'No', 'sorry', 'I mean' between what was said and what was meant. A bare 'no' before anything else leaves something off. */
const MARK =
  /[\s,.;\u2026-]+(?:(?:uh|um|oh|er|or|hm+|ah|well|hey)[\s,]+)*(?:no[\s,]+(?:no|hang on|hold on|rather|wait|sorry|actually|make (?:it|that)|i (?:mean|meant))|wait[\s,]+no|sorry|i (?:mean|meant)|actually|or rather|rather|scratch that|(?:nah|nope)(?=[\s,]+(?:an?|one|two|three|make|just) )|no(?=,| an? | the ))[\s,.]+(?:(?:no|wait|hang on|hold on|sorry|make (?:it|that)|i (?:mean|meant)|actually|uh|um|rather|not that)[\s,]+)*/gi;

const ARTICLE = /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some)$/;
/** So many words before it and behind it may be what is put right. */
const REACH = 8;

interface Named {
  /** What it is called, with the words before it that are of it. */
  pieces: readonly Piece[];
  counted: boolean;
  size: Piece | undefined;
  name: Piece | undefined;
}

/** 'A club, no, a reuben', 'with lengua, sorry, barbacoa', 'a large, I mean a regular iced tea': what was meant, without what was not. */
export function meantInstead(text: string, menu: Menu): string {
  if (menu.families.length === 0) return text;
  let said = text;
  // Each time one is put right the rest has moved.
  for (let times = 0; times < REACH; times++) {
    const next = putRightOnce(said, menu);
    if (next === said) return said;
    said = next;
  }
  return said;
}

function putRightOnce(text: string, menu: Menu): string {
  for (const mark of text.matchAll(MARK)) {
    const before = text.slice(0, mark.index);
    const behind = text.slice(mark.index + mark[0].length);
    const wrong = lastNamed(tokenise(before).slice(-REACH), menu);
    const right = firstNamed(tokenise(behind).slice(0, REACH), menu);
    // 'Actually no coffee' leaves one off.
    const isDenied = /\bno\s+$/i.test(mark[0]) && !right?.counted;
    if (!wrong || !right || isDenied || !isOfAKind(wrong, right, menu)) continue;
    const kept = withoutLast(before, wordsOf(wrong, right));
    // 'No empanada, I meant beef': that goes, and beef is not denied.
    if (kept !== null && !/\bno\s*$/i.test(kept)) return `${kept}${behind}`.replace(TWICE, '$1');
  }
  return text;
}

/** How many words go: with the number where another is told, else only what it is called. */
const wordsOf = ({ pieces, size, name }: Named, right: Named): number =>
  (right.counted ? pieces : pieces.filter((piece) => piece === size || piece === name)).reduce(
    (sum, { from, to }) => sum + to - from,
    0,
  );

const isCount = ({ kind, said }: Piece): boolean => kind === 'number' || ARTICLE.test(said);
/** 'An order of tacos' */
const HOLDS = /^(?:orders?|sides?|cups?|bowls?|plates?|of|extra|light)$/;
/** 'Extra tofu, no wait, extra mushrooms' */
const TWICE = /\b(extra|light) \1\b/i;

/** 'Two large cokes' at the end of these words. */
function lastNamed(words: readonly string[], menu: Menu): Named | null {
  const pieces = toPieces(words, menu, PHRASE_WORDS);
  const name = pieces.at(-1);
  const rest = name && isName(name, menu) ? pieces.slice(0, -1) : pieces;
  const isHeld = rest.length < pieces.length;
  const holds = isHeld ? rest.slice(rest.findLastIndex(({ said }) => !HOLDS.test(said)) + 1) : [];
  const before = rest.slice(0, rest.length - holds.length);
  const size = before.at(-1)?.kind === 'size' ? before.at(-1) : undefined;
  const count = before.at(size ? -2 : -1);
  const counts = count && isCount(count) ? [count] : [];
  if (!isHeld && !size) return null;
  return {
    pieces: [...counts, ...(size ? [size] : []), ...holds, ...(isHeld && name ? [name] : [])],
    counted: counts.length > 0,
    size,
    name: isHeld ? name : undefined,
  };
}

/** The same at their beginning. */
function firstNamed(words: readonly string[], menu: Menu): Named | null {
  const pieces = toPieces(words, menu, PHRASE_WORDS);
  const counted = pieces[0] !== undefined && isCount(pieces[0]);
  const [first, second] = (counted ? pieces.slice(1) : pieces).filter(({ said }) => !HOLDS.test(said));
  const size = first?.kind === 'size' ? first : undefined;
  const next = size ? second : first;
  const name = next && isName(next, menu) ? next : undefined;
  return size || name ? { pieces, counted, size, name } : null;
}

const isName = (piece: Piece, menu: Menu): boolean =>
  piece.kind === 'item' || (piece.kind === 'word' && (piece.choice === true || menu.isChoice(piece.said)));

/** A dish for a dish, a size for a size, what is chosen on a dish for something else that is. */
function isOfAKind(wrong: Named, right: Named, menu: Menu): boolean {
  // 'Make that a large. No, two smalls': a size and a number change what stands.
  const isCounted = right.counted && !/^(?:an?|the|one)$/.test(right.pieces[0]?.said ?? '');
  if (!wrong.name)
    return wrong.size !== undefined && right.size !== undefined && !isCounted && (wrong.counted || !right.counted);
  if (!right.name || (right.counted && !wrong.counted) || (wrong.size && !right.size)) return false;
  if (wrong.name.kind === 'item' && right.name.kind === 'item') return true;
  return menu.isChoice(wrong.name.said) && menu.isChoice(right.name.said);
}

/** The text without so many words at its end; null where they are not what they seem. */
function withoutLast(text: string, count: number): string | null {
  const found = new RegExp(`(?:[^\\s,.;]+[\\s,]*){${count}}$`).exec(text);
  return found && tokenise(found[0]).length === count ? text.slice(0, found.index) : null;
}
