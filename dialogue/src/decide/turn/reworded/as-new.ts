import type { BusinessFacts } from '../../../facts.ts';
import type { Act } from '../../../understand/acts.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { hear } from '../../hear.ts';
import { ANYTHING_NEXT, type State } from '../../state.ts';
import type { Taken } from '../../ways.ts';

/** No question of what there is. */
const REQUESTED = /\b(?:can|could|would|will) you (?:guys |all )?(?:do|make) the (?!way\b)/i;
/** Nothing stands before it that it could be said of. */
const NAMED = /^\W*(?:(?:and|also|plus|oh|um|uh|then|okay|yeah)[\s,]+)*the (?!(?:side|same|other|rest|one|ones)\b)/i;

/** An order, and what may be told with one. */
const BESIDE = new Set<Act['kind']>(['add', 'allergy', 'name', 'done', 'thanks']);

/** 'Can you do the hero with no onion', 'and the sprite', of what does not stand: one is wanted, as of 'a hero' and 'a sprite'. */
export function asNew(taken: Taken, before: State, facts: BusinessFacts, menu: Menu): Taken {
  const { turn } = taken;
  if (!ANYTHING_NEXT.has(before.asked.kind)) return taken;
  const led = asksForDish(taken, before) ? REQUESTED : namesChoice(taken, before, menu) ? NAMED : null;
  if (!led) return taken;
  const text = turn.text.replace(led, (words) => words.replace(/the $/i, 'one '));
  const heard = hear(text, facts, menu);
  const isOrdered = heard.acts.some(({ kind }) => kind === 'add') && heard.acts.every(({ kind }) => BESIDE.has(kind));
  return isOrdered && heard.leftover.length === 0 ? { turn: { ...turn, text }, heard } : taken;
}

function asksForDish({ turn, heard: { menuNames } }: Taken, { lines }: State): boolean {
  const [dish] = menuNames.dishes;
  return dish !== undefined && REQUESTED.test(turn.text) && !lines.some(({ family }) => family === dish);
}

/** Of a dish that was not ordered: it can be chosen on none that was. */
function namesChoice({ turn, heard }: Taken, { lines }: State, menu: Menu): boolean {
  const { acts, leftover, menuNames, menuQuestion } = heard;
  if (!NAMED.test(turn.text) || menuNames.dishes.length > 0 || menuQuestion !== null) return false;
  const isElse = (text: string) => menu.isChoice(text) && !lines.some(({ family }) => menu.isChoice(text, family));
  if (acts.length === 0) return leftover.length > 0;
  return acts.every((act) => act.kind === 'note' && act.on.item === null && isElse(act.text));
}
