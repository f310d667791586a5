import { stemsOf } from '../../heard/relevance/words.ts';
import { singular } from '../../understand/words.ts';
import type { Talk } from '../talk.ts';
import { notedAnswer, tell, WHATEVER } from './noted.ts';

/** How something is made, and what it comes near. */
const HOW_MADE =
  /\b(?:gluten|wheat|flour|bread(?:ed|ing)|batter\w*|dairy|milk|butter|lard|eggs?|nuts?|peanuts?|soy|sesame|meat|broth|bacon|vegan|vegetarian|halal|kosher|oil|fry|fries|fried|fryers?|grill|made|cooked|kitchen|surfaces?|contains?)\b/i;

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
  const isOfIt = (text: string) => HOW_MADE.test(text) && names.some((name) => stemsOf(text).includes(name));
  const known = notedAnswer(facts.notes, talk.turn.text, WHATEVER, { test: isOfIt });
  if (known) tell(talk, known);
  return known !== null;
}

const tokensOf = (question: Talk['heard']['menuQuestion']): string[] =>
  question && 'food' in question ? question.food.split(' ').map(singular) : [];
