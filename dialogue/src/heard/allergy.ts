const SAID = /\b(?:allerg\w*|celiac|coeliac|intoleran\w*|anaphyla\w*|epi ?pen)\b/;
const NAMES =
  /\b(?:tree nuts?|peanuts?|nuts?|almonds?|cashews?|walnuts?|pecans?|gluten|wheat|dairy|milk|lactose|cheese|eggs?|soy|fish|shellfish|shrimp|crab|lobster|clams?|mussels?|sesame|mustard|celery|garlic|onions?|tomato(?:es)?|mushrooms?|pork|strawberr(?:y|ies)|corn|avocado)\b/g;

/** What somebody is allergic to, '' where it is not named; null when no allergy is spoken of. */
export function allergyIn(words: readonly string[]): string | null {
  const said = words.join(' ');
  if (!SAID.test(said)) return null;
  if (/\b(?:celiac|coeliac)\b/.test(said)) return 'gluten';
  const to = /\b(?:allergic|allergy|allergies|intolerant|intolerance) (?:to|is to|are to) (.+)$/.exec(said)?.[1];
  const before = /\b(\w+(?: \w+)?) (?:allergy|allergies|intoleran\w+)\b/.exec(said)?.[1];
  const named = (to ?? before ?? said).match(NAMES) ?? said.match(NAMES) ?? [];
  return [...new Set(named)].join(' and ');
}
