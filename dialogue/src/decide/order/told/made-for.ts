import type { BusinessFacts } from '../../../facts.ts';
import { chosenOn, groupsOf } from '../../../heard/order/choices.ts';
import { choicesIn } from '../../../heard/order/named-choices.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { FUNCTION_WORDS, tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import { ANYTHING_NEXT, type State } from '../../state.ts';
import type { Taken } from '../../ways.ts';

/** 'Ground for drip', 'cut them into wedges', 'the grind for press': what is done to it, and for what. */
const MADE =
  /^(?:(?:and|oh|um|okay|yeah|please|just|can|could|you|i|want|need|like|it|them|that|to|be|have|the|my)[\s,]+)*(?<done>\p{L}+)(?: (?:it|them|that|those|mine))?(?: up)? (?:for|into|as|in)(?: an?| the| my)? (?<what>[\p{L} ]+?)(?:[\s,]+(?:please|thanks|thank you|the \p{L}+))*[.!?\s]*$/iu;

/**
 * 'Ground for drip', of beans that are ground so, where there is a drip coffee too: uncounted, and named by a part of its name, what may
 * be chosen on the dish that was ordered last is no other dish.
 */
export function madeFor(taken: Taken, before: State, facts: BusinessFacts, menu: Menu): Taken {
  const { done = '', what = '' } = MADE.exec(taken.turn.text)?.groups ?? {};
  const line = before.lines.find(({ id }) => id === before.focus);
  const family = menu.family(line?.family ?? '');
  if (what === '' || !line || !family || !ANYTHING_NEXT.has(before.asked.kind)) return taken;
  const variant = family.variants.find(({ id }) => id === line.variantId);
  const isDone = !menu.vocabulary.has(done.toLowerCase()) && !FUNCTION_WORDS.has(done.toLowerCase());
  const { found, left } = choicesIn(groupsOf(family, line.variantId), tokenise(what));
  const [one, ...others] = found;
  if (!isDone || !variant || !one || others.length > 0 || left.length > 0) return taken;
  const isTold = chosenOn(line, family, variant).options.some(({ group }) => group === one.group.name);
  if (isTold) return taken;
  const text = `with ${what}`;
  return { turn: { ...taken.turn, text }, heard: hear(text, facts, menu) };
}
