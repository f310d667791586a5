import type { Menu } from '../../understand/menu/menu.ts';
import type { Piece } from '../../understand/pieces.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import { type ForSomebody, forSomebodyIn } from '../message.ts';
import { isQuestion } from '../question.ts';
import { type Proposal, rank } from './model.ts';
import { MODEL, propose } from './propose.ts';

/** A part of an utterance with what it most likely asks for. */
export interface Clause extends Proposal {
  text: string;
  words: readonly string[];
  asking: boolean;
  forSomebody: ForSomebody | null;
}

const BETWEEN = /[,;.!?\u2026]+(?=\s|$)|\b(?:and|but|also|plus)\b/i;

/** The parts of an utterance that may each ask for something: 'where are you, and what is your number?' */
export function clausesIn(text: string, dishes: readonly string[], hasMenu: boolean): Clause[] {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  return parts.flatMap((part) => {
    const words = tokenise(part);
    if (words.length === 0) return [];
    const proposal = proposeOf(words, dishes, hasMenu);
    return [
      {
        text: part,
        words,
        asking: isQuestion(part, words),
        forSomebody: forSomebodyIn(byHeads(words, dishes), proposal),
        ...proposal,
      },
    ];
  });
}

/** Dishes by their last words alone: 'is the cold sesame noodles okay' says of nothing that it was cold. */
const byHeads = (words: readonly string[], dishes: readonly string[]): string[] =>
  dishes
    .reduce((all, dish) => all.replaceAll(` ${dish} `, ` ${dish.split(' ').at(-1)} `), ` ${words.join(' ')} `)
    .trim()
    .split(' ');

export const toldToIn = (words: readonly string[], dishes: readonly string[], proposal: Proposal): ForSomebody | null =>
  forSomebodyIn(byHeads(words, dishes), proposal);

/** Stands for what the menu has, so that the examples need not know its names. */
const ON_MENU = 'ondish';

/** The proposal for `tokenise`d words, of which these are dishes of the menu. */
export function proposeOf(words: readonly string[], dishes: readonly string[], hasMenu = true): Proposal {
  const said = dishes.reduce((all, dish) => all.replaceAll(` ${dish} `, ` ${ON_MENU} `), ` ${words.join(' ')} `);
  return propose(said.trim().split(' '), hasMenu);
}

const KIN =
  /^(?:husband|wife|son|daughter|mom|mother|dad|father|kid|kids|baby|child|toddler|boy|girl|brother|sister|friend|neighbor|grandma|grandmother|grandpa|grandfather|uncle|aunt|cousin|coworker|roommate|girlfriend|boyfriend|partner)s?$/;

const LEAST = 0.8;

/** 'Just one, my brother's not coming': an emergency is what happens, not to whom. */
export function isByKinAlone(words: readonly string[], dishes: readonly string[], hasMenu: boolean): boolean {
  const others = words.filter((word) => !KIN.test(word));
  if (others.length === words.length) return false;
  const { intent, sure } = proposeOf(others, dishes, hasMenu);
  return intent !== 'emergency' || sure < LEAST;
}

/** What of these pieces is a dish by the very words of its name, or by some of them. */
export const dishesIn = (pieces: readonly Piece[], menu: Menu): string[] =>
  pieces.flatMap((piece, at) => {
    if (piece.kind === 'word' && !FUNCTION_WORDS.has(piece.said) && menu.isOffered(piece.said)) return piece.said;
    // 'A cake for my daughter's birthday', where cakes are sold, is as little foreign as a cake by its name.
    // 'My grandfather's pen' is none that is sold.
    if (piece.kind === 'category') return isWished(pieces.slice(0, at)) ? piece.said : [];
    if (piece.kind !== 'item') return [];
    const name = menu.family(piece.mention.families[0] ?? '')?.words ?? [];
    return piece.said.split(' ').every((word) => name.includes(singular(word)) || name.includes(word))
      ? piece.said
      : [];
  });

const isWished = (before: readonly Piece[]): boolean =>
  before.some(({ said }) => /^(?:need|needs|want|wants|like|get|have|take|order|buy|gimme)$/.test(said)) &&
  !before.some(({ said }) => /^(?:how|what|why|where|when|who)$/.test(said)) &&
  !before.slice(-2).some(({ said }) => /^(?:my|our|his|her|their)$/.test(said));

/** Whether these words alone would be an order. */
export function soundsLikeFood(said: string): boolean {
  const words = tokenise(said);
  if (!words.some((word) => MODEL.known.has(word))) return false;
  const all = rank(words, MODEL);
  return all.filter(({ intent }) => FOOD.has(intent)).reduce((sum, { sure }) => sum + sure, 0) > LIKELY;
}
/** What is said of dishes. */
export const FOOD: ReadonlySet<string> = new Set([
  'order',
  'have',
  'toppings',
  'dish-price',
  'dish-contents',
  'allergens',
  'menu',
  'nutrition',
]);
const LIKELY = 0.5;

/** All of it is known from the examples, and as something else than food. */
export const isPlainWord = (said: string): boolean =>
  tokenise(said).every((word) => MODEL.known.has(word)) && !soundsLikeFood(said);

/** Days, hours and numbers: what they are of is told by the words around them. */
const TIMES =
  /^(?:\d+(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|first|second|third|\w+(?:teenth|ieth)|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[ap]m?|m|oclock|noon|midnight|mornings?|afternoons?|evenings?|nights?|today|tonight|tomorrow|days?|weeks?|weekends?|months?|hours?|minutes?|from|next|this|please|half|quarter|past|around|before|after|between|till|until|by|at|on|the)$/;

/**
 * How likely, from 0 to 1, it is no business of a shop: by all that the model knows, and by every part of it that says more
 * than a time.
 */
export function foreignness(
  { intent, sure }: Proposal,
  clauses: readonly Clause[],
  dishes: readonly string[],
  { onMenu, onlyAsking }: { onMenu: boolean; onlyAsking: boolean },
): number {
  // What names something of the menu must be very strange: 'six honey garlic' is an answer.
  if (intent !== 'other' || (onMenu && sure < CERTAIN)) return 0;
  const isOfTimes = clauses.every(({ text }) => tokenise(text).every((word) => TIMES.test(word)));
  if ((onlyAsking ? sure > ASKED : clauses.length === 1 && sure > CERTAIN) && !isOfTimes) return sure;
  return Math.min(sure, ...clauses.map(({ text }) => foreignPart(text, dishes)));
}

function foreignPart(text: string, dishes: readonly string[]): number {
  const rest = tokenise(text).filter((word) => !TIMES.test(word));
  const proposed = rest.length > 1 ? proposeOf(rest, dishes) : null;
  return proposed?.intent === 'other' ? proposed.sure : 0;
}
const CERTAIN = 0.95;
/** 'What's three times seven' answers nothing, though all that it names is a number. */
const ASKED = 0.9;

/** From here on it is taken for that. */
export const FOREIGN = 0.7;
