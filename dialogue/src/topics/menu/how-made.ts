import { notedAnswer, tell, WHATEVER } from '../../decide/answers/noted.ts';
import type { Talk } from '../../decide/talk.ts';
import { stemsOf } from '../../heard/relevance/words.ts';
import { singular } from '../../understand/words.ts';

/** What is spoken of, and the words by which an owner tells of it. */
const ALIKE: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:gluten|wheat|celiacs?|coeliac)\b/i, /\b(?:gluten|wheat|flour|bread(?:ed|ing)|batter\w*)\b/i],
  [/\b(?:dairy|milk|lactose)\b/i, /\b(?:dairy|milk|butter\w*|cheese|cream|yogurt)\b/i],
  [/\b(?:meat|pork|vegetarians?|vegans?)\b/i, /\b(?:meat\w*|pork|bacon|ham|lard|beef|broth|vegetarian|vegan)\b/i],
  [/nuts?\b/i, /nuts?\b/i],
  [/\beggs?\b/i, /\b(?:eggs?|mayo)\b/i],
];
/** What it comes near. */
const SHARED = /\b(?:same|shared?|fried|fryers?|grill|kitchen|surfaces?)\b/i;

/**
 * 'I can't have gluten, is your falafel okay for me': what the owner wrote of how that dish is made goes before a note on gluten in
 * something else. True when there is one.
 */
export function tellHowMade(talk: Talk): boolean {
  const { heard, menu, facts } = talk;
  const said = new Set(heard.words.map(singular));
  const food = new Set(tokensOf(heard.menuQuestion));
  const names = heard.menuNames.dishes
    .flatMap((key) => menu.family(key)?.words.filter((word) => said.has(word) && !food.has(word)) ?? [])
    .flatMap(stemsOf);
  if (names.length === 0) return false;
  const [, told] = ALIKE.find(([asked]) => asked.test(heard.text)) ?? [];
  // 'Does the cake have hazelnuts in it': what it is baked in says nothing of them.
  const isOfFood = heard.menuQuestion?.about === 'with';
  const isOfIt = (text: string) =>
    ((told?.test(text) ?? false) || (!isOfFood && SHARED.test(text))) &&
    names.some((name) => stemsOf(text).includes(name));
  const known = notedAnswer(facts.notes, heard.text, WHATEVER, { test: isOfIt });
  if (known) tell(talk, known);
  return known !== null;
}

const tokensOf = (question: Talk['heard']['menuQuestion']): string[] =>
  question && 'food' in question ? question.food.split(' ').map(singular) : [];
