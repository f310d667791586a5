import type { Family } from './menu/families.ts';
import type { Mention } from './menu/match.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { FUNCTION_WORDS } from './words.ts';

/** What can be chosen on a dish, said without a 'with': before it, behind it, or in place of its name. */

/** 'A two liter Coke', 'wings, buffalo', 'a pepperoni pizza': the place after it; `at` when it is nothing of the kind. */
export function takeOwnChoice(reading: Reading, at: number): number {
  const { pieces, menu, wish } = reading;
  const piece = pieces[at];
  if (piece?.kind !== 'word' || reading.asking || !menu.isChoice(piece.said)) return at;
  const next = pieces[at + 1]?.said === 'of' ? at + 2 : at + 1;
  const dish = familyAt(pieces[next]);
  const onLast = wish !== null && menu.isChoice(piece.said, wish.item.families[0] ?? '');
  if (dish && !onLast && (menu.isChoice(piece.said, dish) || (next > at + 1 && piece.choice))) {
    reading.before.push(piece.said);
    return next;
  }
  if (onLast && !piece.choice && reading.spot(at) === null) {
    wish.notes.push(piece.said);
    return at + 1;
  }
  return takeNameless(reading, at);
}

const familyAt = (piece: Piece | undefined): string | null =>
  piece?.kind === 'item' ? (piece.mention.families[0] ?? null) : null;

/** 'Pepperoni and mushroom pizza': what goes on it, then its kind. The kind's own place then finds the dish. */
function takeNameless(reading: Reading, at: number): number {
  const { pieces, menu } = reading;
  const said: string[] = [];
  let end = at;
  for (; end < pieces.length; end++) {
    const piece = pieces[end];
    if (piece?.kind === 'word' && menu.isChoice(piece.said)) said.push(piece.said);
    else if (piece?.said !== 'and') break;
  }
  const kind = pieces[end];
  if (kind?.kind !== 'category' || !menu.baseFor(kind.category, said)) return at;
  reading.before.push(...said);
  return end;
}

/** The dish meant by a kind: the only one, or the one for what was and will be said to go on it. */
export function dishOfKind(reading: Reading, at: number, category: string): Mention | null {
  const { menu, pieces, before } = reading;
  const piece = pieces[at];
  if (!piece) return null;
  const dishes = menu.families.filter((family) => family.category === category);
  const called = menu.categoryAt(piece.said.split(' '), 0)?.means ?? [];
  const named = dishes.filter(({ key }) => called.includes(key));
  const dish =
    named.length === 1 && before.length === 0
      ? named[0]
      : dishes.length === 1
        ? dishes[0]
        : menu.baseFor(category, [...before, ...toCome(reading, at + 1)]);
  return dish ? { from: piece.from, to: piece.to, said: piece.said, ...sure(dish) } : null;
}

const sure = (dish: Family) => ({ families: [dish.key], sure: 'certain' as const, exact: true });

/** What is said to go on it, as far as the next dish. */
function toCome({ pieces, menu }: Reading, from: number): string[] {
  const end = pieces.findIndex((piece, at) => at >= from && (piece.kind === 'item' || piece.kind === 'category'));
  return pieces
    .slice(from, end < 0 ? undefined : end)
    .flatMap((piece) =>
      piece.kind === 'word' && !FUNCTION_WORDS.has(piece.said) && menu.isChoice(piece.said) ? piece.said : [],
    );
}
