const SAID = /\b(?:allerg(?:y|ies|ic)|celiac|coeliac|intoleran\w*|anaphyla\w*|epi ?pen)\b/;
const NONE =
  /\b(?:no|not|nobody(?: is| has)?|nobodys|none of us(?: is| are| has| have)?|without|dont have|doesnt have|havent|zero) (?:\w+ )?(?:allerg\w*|intoleran\w*)\b/;
const FOODS =
  'tree nuts?|peanuts?|nuts?|almonds?|cashews?|walnuts?|pecans?|pistachios?|hazelnuts?|gluten|wheat|dairy|milk|lactose|cheese|eggs?|soy|fish|shellfish|seafood|shrimp|crab|lobster|clams?|mussels?|anchov(?:y|ies)|sesame|mustard|celery|garlic|onions?|tomato(?:es)?|mushrooms?|pork|strawberr(?:y|ies)|corn|avocado';
const NAMES = new RegExp(`\\b(?:${FOODS})\\b`, 'g');
/** What becomes of somebody who eats it. */
const REACTS = new RegExp(
  [
    `\\b(?:cant|cannot|not allowed to|not supposed to) (?:have|eat|touch|tolerate|handle|digest|do|be around|go near) (?:\\w+ ){0,2}(?:${FOODS})\\b`,
    '\\b(?:break(?:s|ing)? out|hives|swells? up|goes? into shock|deathly|(?:throat|lips|face|tongue) (?:swell|close|blow|puff)s?\\b|reacts? badly|ends? up in the hospital)\\b',
    `\\b(?:${FOODS})\\b.*\\bif (?:\\w+ ){1,3}(?:eats?|has|gets|touches)\\b`,
    `\\bif (?:\\w+ ){1,3}(?:eats?|has|gets|touches) (?:\\w+ ){0,2}(?:${FOODS})\\b`,
    `\\b(?:sensitive|reacts?|reaction) to (?:\\w+ )?(?:${FOODS})\\b|\\b(?:${FOODS}) (?:would|could|will|can|might) kill\\b|\\bmakes (?:me|him|her|my \\w+) (?:really |very |so )?sick\\b`,
  ].join('|'),
);

/** What somebody is allergic to, '' where it is not named; null when no allergy is spoken of. */
export function allergyIn(words: readonly string[]): string | null {
  const said = words.join(' ').replace(NONE, '');
  const reacting = REACTS.test(said) ? (said.match(NAMES) ?? []) : [];
  if (!SAID.test(said)) return reacting.length > 0 ? [...new Set(reacting)].join(' and ') : null;
  if (/\b(?:celiac|coeliac)\b/.test(said)) return 'gluten';
  const to = /\b(?:allergic|allergy|allergies|intolerant|intolerance) (?:to|is to|are to) (.+)$/.exec(said)?.[1];
  const before = /\b(\w+(?: \w+)?) (?:allergy|allergies|intoleran\w+)\b/.exec(said)?.[1];
  const named = (to ?? before ?? said).match(NAMES) ?? said.match(NAMES) ?? [];
  return named.length > 0 ? [...new Set(named)].join(' and ') : (ITSELF.exec(to ?? '')?.[0] ?? '');
}

/** 'Kiwi', 'red dye': what no list of ours has, up to where the sentence goes on. */
const ITSELF =
  /^(?!(?:it|that|this|them|those|something|anything|everything|some|the|a|any)\b)\w+(?: (?!(?:and|so|but|can|could|is|are|please|what|do|does|if|on|in|or|i|we|he|she|it|my|for|with|though|too|by)\b)\w+)?/;

/** 'No allergies' */
export const saysNone = (words: readonly string[]): boolean => NONE.test(words.join(' ')) && allergyIn(words) === null;
