import type { OptionGroup } from '@attendant/contract/menu/options';
import { likeness } from '../../../understand/menu/likeness.ts';
import { numberAt } from '../../../understand/numbers.ts';
import { singular, tokenise } from '../../../understand/words.ts';

/** What may follow a word without making another thing of it: cinnamon powder is cinnamon. */
const FORMS =
  /^(?:powder|drizzle|syrup|sauce|glaze|sprinkle|seed|flake|crumble|bit|slice|strip|patty|jam|jelly|spread|spice|meat|dressing|vinaigrette|aioli|crema|topping|seasoning|pepper|cheese|milk|bean|rice|bread|bun|roll|crust|toast|salsa|shot|flavor)$/;

/** Less of it, or none: 'light ice' is not what 'ice' is. */
const LESSENED = /^(?:no|not|light|lite|less|without|easy|half|low|free)$/;

/** Cold foam is not what foam is. */
const WARMTH = /^(?:hot|cold|iced|ice|frozen|warm|chilled)$/;

/** What is something else with each word before it: whipped cream, sour cream, peanut butter. */
const MANIFOLD = /^(?:cream|butter|percent|chip)$/;

/** How something is made, or how much of it: no name by itself. 'Grilled', of grilled onions. */
const HOW =
  /^(?:\w{3,}ed|whole|half|double|triple|single|extra|fresh|raw|soft|hot|cold|light|dry|plain|two|three|six)$/;

/** Of these there are more than a menu lists. */
const GENERIC = /^(?:sauce|dressing|seasoning|spice|topping|flavor)$/;

const JOINT = /^(?:de|del|di|al|of|with|in|on)$/;

/**
 * Whether some words of a choice's name are enough to mean it. 'Olives' are the black ones, 'oat' of the milks is oat milk, and
 * of what one has to be chosen any word tells; but lettuce is no lettuce wrap, oil is no oil and vinegar, and who wants ice
 * wants no light ice.
 */
export function standsFor(said: readonly string[], name: string, group: OptionGroup): boolean {
  const words = stemsIn(name);
  const unsaid = words.filter((word) => !said.some((one) => isSame(one, word)));
  if (unsaid.some((word) => LESSENED.test(word))) return false;
  if (unsaid.length === 0 && said.length >= words.length) return true;
  if (group.min > 0) return true;
  if (words.includes('and') || said.every((word) => GENERIC.test(word))) return false;
  const joint = words.findIndex((word) => JOINT.test(word));
  const head = joint > 0 ? words[joint - 1] : words.at(-1);
  const isKind = kindsOf(group);
  const missing = unsaid.filter((word) => !JOINT.test(word));
  if (head === undefined || !unsaid.includes(head))
    return isKind(head ?? '') || !(MANIFOLD.test(head ?? '') || missing.some((word) => WARMTH.test(word)));
  const isTold = words.some((word) => !unsaid.includes(word) && !HOW.test(word)) || isShared(head, group);
  return isTold && missing.every((word) => isKind(word) || HOW.test(word));
}

/** What was said beside the part of a name tells that it is something else: 'raw onions', of grilled ones. */
export const isOtherThing = (beside: readonly string[], groups: readonly OptionGroup[]): boolean =>
  beside.some(
    (word) => numberAt([word], 0) === null && !groups.some(({ name }) => stemsIn(name).includes(singular(word))),
  );

const stemsIn = (name: string): string[] => tokenise(name).map(singular);

/** What several choices of the group are: the milk of oat milk and whole milk. */
const isShared = (head: string, { choices }: OptionGroup): boolean =>
  choices.filter(({ name }) => stemsIn(name).at(-1) === head).length > 1;

const kindsOf = (group: OptionGroup) => (word: string) =>
  FORMS.test(word) || isShared(word, group) || stemsIn(group.name).includes(word);

const isSame = (said: string, word: string): boolean =>
  said === word || likeness(said, word) > 0 || (said.length >= 4 && (word.startsWith(said) || word.endsWith(said)));
