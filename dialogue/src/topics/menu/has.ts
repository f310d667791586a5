import { aboutItem } from '../../decide/answers/menu-answers.ts';
import type { Talk } from '../../decide/talk.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { canBeAdded, choicesOf, notNamed } from '../../say/answers.ts';
import { canBeChosen } from '../../say/prices.ts';
import type { Family } from '../../understand/menu/families.ts';
import { deniedIn, madeOfIn } from '../../understand/menu/made-of.ts';
import { mentionOf } from '../../understand/menu/match.ts';
import { singular } from '../../understand/words.ts';

/** How the menu tells of a food in a dish: it is made with it, it may be chosen, or has to be; null where nothing says so. */
export function tellingOf(family: Family, food: string): 'made' | 'kind' | 'choice' | null {
  const described = family.variants.map(({ item }) => item.description).join('. ');
  if (namesFood(madeOfIn(described), food)) return 'made';
  const groups = groupsOf(family, null);
  const kind = groups.find(({ name }) => namesFood(name, food));
  if (kind) return kind.min > 0 ? 'kind' : 'choice';
  return groups.some(({ choices }) => choices.some(({ name, available }) => available && namesFood(name, food)))
    ? 'choice'
    : null;
}

/** 'Is there bacon on the Mushroom Swiss?': by what the menu says of it, else by what can be chosen. False when no dish is meant. */
export function has(talk: Talk, families: readonly Family[], food: string): boolean {
  const [family, ...others] = families;
  if (!family || others.length > 1) return false;
  const described = family.variants.map(({ item }) => item.description).find((said) => said !== '') ?? '';
  const choice = groupsOf(family, null)
    .flatMap(({ choices }) => choices)
    .find(({ name, available }) => available && namesFood(name, food));
  const kind = groupsOf(family, null).find(({ name }) => namesFood(name, food));
  if (namesFood(madeOfIn(described), food)) talk.say.push('Yes.');
  else if (kind && (kind.min > 0 || kind.choices.every(({ price }) => price === 0)))
    talk.say.push(
      'Yes.',
      choicesOf(
        kind.name,
        kind.choices.map(({ name }) => name),
      ),
    );
  else if (kind) talk.say.push(canBeChosen(kind));
  else if (namesFood(deniedIn(described), food)) talk.say.push('No.');
  else if (choice) talk.say.push(canBeAdded(family.name, choice));
  // What the owner wrote of it says more.
  else if (talk.notes.length === 0) talk.say.push(notNamed(family.name, food));
  const allergen = KINDS.find(([, foods]) => foods.test(food))?.[0];
  const listed = family.variants.some(({ item }) => item.allergens.some((one) => one.toLowerCase() === allergen));
  if (allergen && listed) talk.say.push(`It lists ${allergen}, though.`);
  const item = mentionOf(family.key, family.name);
  if (described !== '') aboutItem(talk, { kind: 'ask-item', about: 'contents', item, size: null, word: '' });
  return true;
}

/** What is listed as an allergen under another name. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['fish', /\b(?:anchov|tuna|salmon|cod)/i],
  ['milk', /\b(?:cheese|parmesan|mozzarella|cheddar|feta|butter|cream|yogurt)/i],
];

/** The text has all words of the food. */
export function namesFood(said: string, food: string): boolean {
  const words = wordsOf(said);
  return wordsOf(food).every((word) => words.includes(word));
}
const wordsOf = (said: string): string[] =>
  said
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(singular);
