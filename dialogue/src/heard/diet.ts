const NO_MEAT = /\b(?:no|not|dont|doesnt|wont|cant|without|never) (?:\w+ )?meat\b|\bmeatless\b|\bvegetarians?\b/;
const NAMED = /\b(?:vegan|gluten free|dairy free|halal|kosher|nut free|low carb|keto)\b/;

/** The diet that these `tokenise`d words speak of, as menus mark it; null when none. */
export function dietIn(words: readonly string[]): string | null {
  const said = words.join(' ').replace(/\bvegans\b/, 'vegan');
  const named = NAMED.exec(said)?.[0];
  if (named) return named;
  if (NO_MEAT.test(said)) return 'vegetarian';
  if (/\bgluten\b|\bceliacs?\b/.test(said)) return 'gluten free';
  return /\b(?:dairy|lactose)\b/.test(said) ? 'dairy free' : null;
}
