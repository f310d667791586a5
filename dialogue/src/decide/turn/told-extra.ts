import type { OptionGroup } from '@attendant/contract/menu/options';
import { groupsOf } from '../../heard/order/choices.ts';
import { hear } from '../hear.ts';
import { lineById, sizeOf } from '../order/lines.ts';
import type { Line } from '../state.ts';
import type { Talk } from '../talk.ts';
import { asSaid } from './spoken-of.ts';

const LED =
  '^(?:(?:okay|fine|great|cool|alright|all right|yeah|yes|yep|sure|then|and|so|well|oh|good|perfect|nice|in that case|sounds good|awesome|also|actually|lovely|wow|please|just) )*';
const ASKING =
  '(?:(?:can|could|would|will) (?:you|we|i) (?:please |just |also )?|(?:ill|id|lets|let me|we|i|i want to|i would like to|id like to|go ahead and) (?:please |just |also |like to )*)?';
const PUTTING = '(?:add|put|throw|have|take|get|do|give me|include|use|go with|want|toss|stick)';
const THAT = '(?:that one|this one|that|this|it|those|them|these|some(?: of (?:that|it|those))?)';
const ON =
  '(?: (?:(?:on|in|to|onto|into|over|with)(?: (?:it|that|there|mine|them|top|(?<half>(?:(?:one|a|the|the other|either) )?half(?: of it)?)|the (?:side|\\w+)))?|there|then|too|also|as well|please|for me|thanks))*';
const MORE = '(?: (?:and|plus|also) (?<more>.+))?$';

/** 'Add it then please', 'okay, can you put that on', 'I'll have some'. */
const TAKEN = new RegExp(`${LED}${ASKING}${PUTTING} ${THAT}${ON}${MORE}`);
/** 'Yes please', to what was not put as a question. */
const AGREED = /^(?:(?:yes|yeah|yep|sure|okay|oh) )*(?:please(?: do)?|do(?: that)?(?: please)?)$/;
/** 'Make it that', 'do that instead', of another size. */
const BECOMES = new RegExp(
  `${LED}${ASKING}(?:(?:make|change|switch) (?:it|that|mine|this)(?: (?:to|into))? (?:that|this|one of those)(?: one)?|(?:do|get|take|have|go with|want) (?:that one|that|this one|it)(?: then)? instead|upgrade (?:it|me|that)|go (?:up|bigger|larger) (?:to )?(?:that|it)?)(?: (?:then|please|thanks))*$`,
);

/**
 * An extra or another size that was just told of a dish that stands: 'add it', 'make it that' are said of it, and order no
 * second one. Whatever else it may be the words of a dish tell by themselves.
 */
export function nameToldExtra(talk: Talk): void {
  const { state, facts, menu, heard, turn } = talk;
  const { wondering } = state;
  if (!wondering || wondering.turn < turn.turn - 1 || !facts.orderingEnabled || state.unclear.length > 0) return;
  if (heard.menuNames.dishes.length > 0 && !/\band\b/.test(heard.words.join(' '))) return;
  const line = lineOf(talk);
  const family = menu.family(line?.family ?? '');
  if (!line || !family) return;
  const said = heard.words.join(' ');
  const taken = TAKEN.exec(said);
  const extras = wondering.choices.filter((name) => isExtraOn(groupsOf(family, line.variantId), name, line));
  if (extras.length > 0 && (taken || AGREED.test(said))) {
    const { more, half } = taken?.groups ?? {};
    const added = `add ${extras.join(' and ')}${half ? ' on half' : ''} to the ${family.called}`;
    talk.heard = asSaid(hear(more ? `${added}, and ${more}` : added, facts, menu), heard);
  } else if (extras.length === 0 && wondering.size !== null && BECOMES.test(said))
    talk.heard = hear(`make the ${family.called} a ${wondering.size}`, facts, menu);
}

/** The line that it was told of: the dish at hand rather than another that can have it. */
function lineOf(talk: Talk): Line | undefined {
  const { state, menu } = talk;
  const { dishes = [], choices = [], size = null } = state.wondering ?? {};
  const focus = lineById(talk, state.focus);
  const isOf = (line: Line) => {
    const family = menu.family(line.family);
    const groups = groupsOf(family, line.variantId);
    const isOther = size !== null && sizeOf(talk, line) !== size && family?.variants.some((one) => one.size === size);
    return choices.length > 0 ? choices.some((name) => isExtraOn(groups, name, line)) : isOther === true;
  };
  const named = state.lines.filter(({ family }) => dishes.includes(family));
  // Told of one dish that is not ordered, it is of that one.
  const able = (dishes.length === 0 ? state.lines : named).filter(isOf);
  return focus && able.includes(focus) ? focus : able.at(-1);
}

/** What a dish is nothing without is no extra: 'a Sprite', of the sodas, is another. */
function isExtraOn(groups: readonly OptionGroup[], name: string, line: Line): boolean {
  const group = groups.find(({ choices }) => choices.some((one) => one.name === name));
  return group?.min === 0 && !line.notes.includes(name.toLowerCase());
}
