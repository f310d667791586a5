import { tokenise } from '../../../understand/words.ts';

/** How a dish is made, comes to the table or tastes: what a menu says in the description of a dish, and nowhere else. */
const HOW = new Set(
  `raw cooked rare boiled poached steamed fried deep pan grilled griddled charred seared roasted roast baked broiled braised stewed
  smoked cured pickled marinated breaded battered crusted crispy crunchy crisp toasted pressed hot warm cold cool chilled iced frozen
  heated lukewarm fresh dried canned homemade spicy mild sweet sour salty savory bitter tangy creamy thick thin chewy soft tender dry
  juicy boneless bone-in skinless shredded chopped ground sliced whole mashed pureed stuffed layered flaky plain fizzy sparkling
  carbonated caffeinated decaf unsweetened sweetened`.split(/\s+/),
);

const LED =
  '(?:(?:and|so|okay|oh|um|uh|well|wait|hold on|sorry|but|also|cool|great|then|now|hey|just curious|quick question) )*';
const POINTED = 'it|that|this|those|these|they|them|(?:that|this|the) one|(?:those|these|the) ones';
const NAMED = '(?:the|your|that|those|my) (?<named>(?:(?!or\\b|and\\b)\\w+ ){0,3}?\\w+)';
const SERVED =
  '(?:(?:come|comes|get|gets|be|being|still|all|both|each|already|also|usually|normally|actually|really|always|even|gonna be|going to be|made|served|cooked|done|prepared|kept|sold|eaten) )*';
const ASKED = new RegExp(
  `^${LED}(?:is|are|was|were|does|do|will|would)(?: (?:both|all)(?: of)?)? (?:${POINTED}|${NAMED}) ${SERVED}(?<how>.+)$`,
);
/** What stands between and behind such words. */
const BESIDE =
  /^(?:or|and|not|no|non|very|super|too|so|pretty|kind|kinda|sort|of|more|like|an?|bit|little|fully|all|the|way|through|right|served|cooked|made|at|is|it|on|side|by|any|chance|here|inside|outside|one)$/;

export interface ServedAsked {
  /** What it is asked of, where that is more than pointed at: 'the fish'. */
  named: string | null;
  /** 'Hot', 'cold' */
  how: readonly string[];
}

/** 'Is that one served hot or cold', 'is the fish fried or grilled', 'are those breaded'; null where anything else is asked as well. */
export function howServed(words: readonly string[]): ServedAsked | null {
  const { named = null, how = '' } = ASKED.exec(words.join(' '))?.groups ?? {};
  const said = how.split(' ');
  const asked = said.filter((word) => HOW.has(word));
  return asked.length > 0 && said.every((word) => HOW.has(word) || BESIDE.test(word)) ? { named, how: asked } : null;
}

/** Whether a text tells how something is served or made at all. */
export const tellsHow = (text: string): boolean => tokenise(text).some((word) => HOW.has(word));
