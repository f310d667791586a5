import type { Family } from '../../understand/menu/families.ts';
import type { State } from '../state.ts';
import type { Talk } from '../talk.ts';

/**
 * The dishes that were spoken of last, whether they were asked about, told of or ordered: what 'it', 'that one' and 'those' mean in a
 * question, until others are.
 */
export function dishesSpokenOf({ state, menu, touched }: Pick<Talk, 'state' | 'menu' | 'touched'>): Family[] {
  // 'He wants the vegetarian one, does that have egg'
  const now = state.lines.filter(({ id }) => touched.has(id)).map(({ family }) => family);
  const before = state.dishes?.keys ?? (state.topic === null ? [] : [state.topic]);
  const keys = now.length > 0 ? [...new Set(now)] : before;
  return keys.flatMap((key) => menu.family(key) ?? []);
}

/** What was asked about goes before what was ordered in the same breath: the caller waits for that. */
export function keepDishes({ state, turn, touched }: Pick<Talk, 'state' | 'turn' | 'touched'>, before: State): void {
  const asked = state.wondering?.turn === turn.turn ? state.wondering.dishes : [];
  const ordered = state.lines.filter(({ id }) => touched.has(id)).map(({ family }) => family);
  const named = state.topic !== null && state.topic !== before.topic ? [state.topic] : [];
  const keys = [asked, ordered, named].find((some) => some.length > 0);
  if (keys) state.dishes = { turn: turn.turn, keys: [...new Set(keys)] };
}
