import { FUNCTION_WORDS, tokenise } from '../understand/words.ts';

const SAID = /\b(?:allerg(?:y|ies|ic)|celiac|coeliac|intoleran\w*|anaphyla\w*|epi ?pen)\b/;
const FOODS =
  'tree nuts?|peanuts?|nuts?|almonds?|cashews?|walnuts?|pecans?|pistachios?|hazelnuts?|gluten|wheat|dairy|milk|lactose|cheese|eggs?|soy|fish|shellfish|seafood|shrimp|crab|lobster|clams?|mussels?|anchov(?:y|ies)|sesame|tahini|mustard|celery|garlic|onions?|tomato(?:es)?|mushrooms?|pork|strawberr(?:y|ies)|corn|avocado';
const NAMES = new RegExp(`\\b(?:${FOODS})\\b`, 'g');
/** 'Cheese or tomato' */
const FOOD_LIST = `(?:${FOODS})(?:(?:,? (?:and|or|nor|also|plus|any|all))* (?:${FOODS}))*`;
/** What somebody is allergic to ends with the list: in 'allergic to peanuts, can I get a sesame chicken' it is one thing. */
const LISTED = new RegExp(`^(?:(?!(?:and|or|so|but|can|is|if)\\b)\\w+ ){0,2}?${FOOD_LIST}(?= |$)`);
/** 'No nut allergies'; who says 'no nuts, allergic' has one. */
const NONE = new RegExp(
  `\\b(?!no ${FOOD_LIST} allergic\\b)(?:no|not|nobody(?: is| has)?|nobodys|none of us(?: is| are| has| have)?|without|dont have|doesnt have|havent|zero) (?:an? |any )?(?:\\w+ |${FOOD_LIST} )?(?:allerg\\w*|intoleran\\w*)\\b`,
);
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
  // 'Leave off the mushrooms, I'm allergic to them'
  const meant = /^(?:it|them|those|that)\b/.test(to ?? '') ? said.match(NAMES)?.slice(-1) : null;
  // 'A grilled cheese, and please note the allergy' speaks of one that was told: no food before it is meant.
  const around = TOLD_BEFORE.exec(said)?.[1] ?? said;
  const named =
    meant ?? (LISTED.exec(to ?? '')?.[0] ?? to ?? before ?? around).match(NAMES) ?? around.match(NAMES) ?? [];
  const without = SO_WITHOUT.exec(said)?.[1] ?? '';
  return named.length > 0 ? [...new Set(named)].join(' and ') : (ITSELF.exec(to ?? without)?.[0] ?? without);
}

/** 'No dressing because I'm allergic' */
const SO_WITHOUT =
  /\b(?:no|without(?: any| the)?|hold the|skip the|leave (?:off|out) the) (\w+(?: (?!because\b|cause\b|cuz\b|since\b|as\b|im\b|i\b|hes\b|shes\b|were\b|theyre\b|my\b|our\b)\w+)?)(?: \w+){0,5} allergic(?: to (?:it|that|them|those))?$/;

const FOR_WHOM =
  /[\s,]*\b(?:(?:because|cause|cuz|since|as) )?(?:i['’]?m|i am|(?:s?he|we|they)['’]?(?:s|re)?(?: is| are)?|(?:my|our) \w+(?:['’]s| is)?) (?:\w+ ){0,2}?allergic\b.*$/i;

const TOLD_BEFORE = /(?<!\b(?:is|its|thats|of|to) )\b(?:the|that|this|his|her|their|my|our) allerg(?:y|ies)\b(.*)$/;

/** 'Kiwi', 'red dye': what no list of ours has, up to where the sentence goes on. */
const STRANGE =
  '(?!(?:it|that|this|them|those|something|anything|everything|some|the|a|any)\\b)\\w+(?: (?!(?:and|so|but|can|could|is|are|please|what|do|does|if|on|in|or|i|we|he|she|it|my|for|with|though|too|by|the|an?|some|make|do|get|give|change|switch|swap|take|leave|put|no|just|wait|oh|sorry|actually|because|cause|then|lets|let)\\b)\\w+)?';
const ITSELF = new RegExp(`^${STRANGE}`);

/** 'No allergies' */
export const saysNone = (words: readonly string[]): boolean => NONE.test(words.join(' ')) && allergyIn(words) === null;

/** 'And there are no allergies', 'nobody's allergic to anything', as it is said in the midst of something else. */
const NONE_BESIDE = new RegExp(
  [
    '[\\s,.;]*\\b(?:(?:and|but|with|also|plus|oh) )*',
    "(?:(?:there(?: are|['’]s)|(?:i|we) have|(?:i|we)['’]ve got|got) )?",
    "(?:(?:no|zero) (?:known |food |real )*(?:allerg(?:y|ies)|intolerances?)|(?:nobody|no one|none of us|no-one)(?:['’]s| is| are| has| have)?(?: got)?(?: any)? allerg(?:ic|y|ies)|(?:i|we) (?:don['’]?t|do not) have any allergies|allergies:? none)",
    '(?: (?:to anything|to speak of|to worry about|or anything(?: like that)?|or nothing|on (?:it|that|this|anything)|at all|here|for us|of any kind|whatsoever))*(?! (?:to|issues?|stuff|info\\w*|menu)\\b)(?:[\\s,.;]+(?:(?:and|or) )?|$)',
  ].join(''),
  'iu',
);

/** What else is said in one breath with there being no allergies; null where nothing is, or it is not said so. */
export function besideNone(text: string): string | null {
  if (!NONE_BESIDE.test(text)) return null;
  const rest = text.replace(NONE_BESIDE, ', ').replace(EDGES, '').trim();
  return rest === '' || SAID.test(tokenise(rest).join(' ')) ? null : rest;
}

/** All that are named. */
export const foodsIn = (said: string): string[] => [...new Set(said.match(NAMES) ?? [])];

const ANY_FOOD = new RegExp(`\\b(?:${FOODS})\\b`);
/** Which food a question about what is in something names. */
export const foodIn = (words: readonly string[]): string | null => ANY_FOOD.exec(words.join(' '))?.[0] ?? null;

/** What people are allergic to, and not merely dislike. */
export const isAllergen = (food: string): boolean =>
  /nut|almond|cashew|pecan|pistachio|gluten|wheat|dairy|milk|lactose|egg|soy|fish|shrimp|crab|lobster|clam|mussel|sesame|mustard|celery/.test(
    food,
  );

const PARTS = /([,;.!?]+(?=\s|$)|\b(?:and|but|so|oh)\b)/i;
/** An allergy told without a pause, from whose it is to what it is to. */
const TOLD = new RegExp(
  `\\b(?:(?:i|we|he|she|they)(?:'?(?:m|s|re|ve))?|(?:my|our|the) \\w+(?:'s)?|some(?:one|body)(?:'s)?)(?: (?:am|is|are|have|has|got|an?|very|really|severely|deathly|bad|severe))*(?: allergic to(?! (?:any )?(?:${FOODS})\\b) ${STRANGE}| allergic to| can'?t (?:have|eat)| (?:${FOODS}) allergy)(?:(?:,? and|,? or|,)? (?:any )?(?:${FOODS})\\b)*`,
  'i',
);

/** What else is said in one breath with an allergy, which is read by itself; null where nothing is, or no allergy is told. */
export function besideAllergy(text: string): string | null {
  const parts = text.split(PARTS);
  const rest = parts.flatMap((part, at) => {
    if (at % 2 === 1) return [part];
    if (allergyIn(tokenise(part)) === null) return isListed(parts, at) ? [] : [part];
    // 'A salad, no dressing because I'm allergic': the dish and the wish stay.
    if (SO_WITHOUT.test(tokenise(part).join(' '))) return [part.replace(FOR_WHOM, ' ')];
    return TOLD.test(part) ? [part.replace(TOLD, ' ')] : [];
  });
  const said = rest.join('').replace(FORGOTTEN, ' ').replace(/\s+/g, ' ').replace(EDGES, '').trim();
  return said !== '' && said.length < text.trim().length && allergyIn(tokenise(said)) === null ? said : null;
}
/** 'I forgot to mention', around what was. */
const FORGOTTEN =
  /[,;]?\s*\bi (?:just |almost |totally |completely )?(?:forgot|remembered|should have (?:said|mentioned))(?: to (?:say|mention|tell you)| (?:that|it))?(?=\s*(?:[,.;!]|$))/gi;
const EDGES = /^(?:[\s,;.!]|\b(?:and|but|so|oh)\b)+|(?:[\s,;]|\b(?:and|but|so|oh)\b)+$/gi;

/** What is to stay away from something: 'nothing can touch the shrimp', 'please keep it away from nuts'. */
const APART = new RegExp(
  [
    '^\\s*(?:(?:please|just|make sure|be sure|that|really|also) )*(?:nothing|none|it|they|that|no \\w+|dont let|do not let)\\b.*\\b(?:touch(?:es|ing)?|near|(?:in )?contact with)\\b',
    '^\\s*(?:(?:can|could|would|will) you )?(?:(?:please|just|make sure you|be sure to|also) )*(?:keep|leave|stay)\\b.*\\b(?:away|apart|separate)\\b',
    '\\bcross[ -]?(?:contact|contaminat\\w*)\\b',
  ].join('|'),
);
const NOTHING_NEAR = new RegExp(`\\bnothing\\b.*\\b(?:touch(?:es|ing)?|near|contact with)\\b.*\\b(?:${FOODS})\\b`);

/** What is to stay away is said for an allergy's sake: it is no dish that is wanted. `rest` is what else is said; null when none. */
export function keptApart(text: string): { food: string; rest: string } | null {
  const parts = text.split(PARTS);
  const apart = parts.filter((part, at) => at % 2 === 0 && APART.test(tokenise(part).join(' ')));
  const said = tokenise(apart.join(' ')).join(' ');
  const told = allergyIn(tokenise(text));
  if (apart.length === 0 || (told === null && !NOTHING_NEAR.test(said))) return null;
  const rest = parts
    .filter((part) => !apart.includes(part))
    .join('')
    .replace(EDGES, '')
    .trim();
  return { food: allergyIn(tokenise(rest)) ?? told ?? foodsIn(said).join(' and '), rest };
}

/** '... and sesame', behind another that was told. */
const isListed = (parts: readonly string[], at: number): boolean =>
  allergyIn(tokenise(parts[at - 2] ?? '')) !== null &&
  tokenise(parts[at] ?? '').every((word) => ANY_FOOD.test(word) || FUNCTION_WORDS.has(word));

/** What is said of allergies that were told before. */
export interface TakenBack {
  /** What nobody is allergic to after all. */
  not: readonly string[];
  /** What they are allergic to. */
  to: readonly string[];
}

const HAS_NONE = '(?:no|not|isnt|arent|without|dont have|doesnt have|never had|havent) (?:(?:an?|any|the|really) )*';
/** 'No cheese or tomato allergy', 'not allergic to nuts'. */
const DENIED = new RegExp(
  `\\b${HAS_NONE}(?:${FOOD_LIST} (?:allerg(?:y|ies|ic)|intoleran\\w*)|(?:allergic|intolerant) to (?:the )?${FOOD_LIST})\\b`,
  'g',
);
/** 'It's not nuts, it's sesame': only of what an allergy is to, as 'no nuts' is what they wish for. */
const CONTRAST = new RegExp(`\\bnot (?:(?:an?|the|to) )*${FOOD_LIST}\\b`, 'g');
const OF_WHOM =
  /^(?:(?:actually|no|sorry|wait|oh|uh|um|well|and|i mean|i meant|my mistake) )*(?:its|it is|thats|hes|he is|shes|she is|im|i am|were|theyre|they are|(?:the|his|her|their|my) allergy is) (?:(?:only|just|really|actually|allergic|to|an?) )*(?=\w)/;

/** 'Take the allergy off', 'nobody's allergic actually': what was noted is no allergy of anybody's. */
const TAKES_OFF =
  /(?<!\b(?:dont|do not|not|never) )\b(?:take|scratch|remove|forget|cancel|drop|delete|lose|undo|ignore|erase|never ?mind)\b(?: \w+){0,4} allerg(?:y|ies)\b/;
const NOBODY =
  /\b(?:nobody|no one|none of (?:us|them)|nobodys|no ones)(?: is| are| has| here| actually| really)* (?:allergic|(?:an|any) allerg\w+)\b|\b(?:no|(?:dont|do not|doesnt|does not) have (?:any|an)) allerg(?:y|ies)\b.*\b(?:actually|after all|any ?more|by mistake|wrong|misheard|sorry)\b|\b(?:actually|sorry)\b.*\b(?:no|(?:dont|do not|doesnt|does not) have (?:any|an)) allerg(?:y|ies)\b|\b(?:im|were|hes|shes|theyre|is|are|isnt|arent) (?:not )?(?:actually |really )?allergic to (?:anything|nothing)\b|\b(?:(?:im|were|hes|shes|theyre|is|are) not|isnt|arent|aint) (?:actually |really |even )?allergic(?: at all| actually| after all| or anything)*$/;

/** What is taken back of the allergies that are `known`; null where nothing is. */
export function takenBack(words: readonly string[], known: readonly string[]): TakenBack | null {
  const said = words.join(' ');
  const isOfThem = OF_WHOM.test(said) && (/\ballerg/.test(said) || foodsIn(said).some((food) => isAmong(food, known)));
  if (TAKES_OFF.test(said) || NOBODY.test(said)) {
    const named = foodsIn(said).filter((food) => isAmong(food, known));
    return { not: named.length > 0 ? named : known, to: [] };
  }
  const denials = [...(said.match(DENIED) ?? []), ...(isOfThem ? (said.match(CONTRAST) ?? []) : [])];
  if (denials.length === 0) return null;
  const rest = denials.reduce((left, denial) => left.replace(denial, ' '), said);
  return { not: denials.flatMap(foodsIn), to: foodsIn(rest) };
}

/** Whether it is one of them: 'nuts' are the 'tree nut' that was told, and no 'peanut'. */
export const isAmong = (food: string, foods: readonly string[]): boolean =>
  foods.some((one) => ` ${one.replace(/s$/, '')}`.endsWith(` ${food.replace(/s$/, '')}`));
