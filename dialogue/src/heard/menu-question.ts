import type { Menu } from '../understand/menu/menu.ts';
import { numberAt } from '../understand/numbers.ts';
import type { Piece } from '../understand/pieces.ts';
import { singular, tokenise } from '../understand/words.ts';
import { foodIn } from './allergy.ts';
import { havingIn } from './asked/having.ts';
import { lackingIn } from './asked/lacking.ts';

/** What of the menu these words name, whatever they say of it. */
export interface OnMenu {
  /** Keys of dishes; those of one mention that may be any of several are all here. */
  dishes: readonly string[];
  category: string | null;
  size: string | null;
  /** All that are named: 'the small and the large'. */
  sizes: readonly string[];
  /** The other words, in which choices may be named. */
  rest: readonly string[];
}

/** What is asked about it: `under` is in cents. */
export type MenuQuestion =
  | { about: 'price' | 'least' | 'most' | 'how-big' | 'how-many' | 'feeds' | 'suits' | 'offered' }
  /** `near`: about that much, and not whatever is cheaper. */
  | { about: 'under'; cents: number; near?: true }
  /** `ofThat`: it asks of what was spoken of before, whatever dishes are called after the food. */
  | { about: 'with'; food: string; ofThat?: true }
  | { about: 'without'; food: string }
  /** Which dishes have it. */
  | { about: 'having'; food: string }
  /** Which choices there are, of what they are called; empty: whether what is named is one. */
  | { about: 'kinds'; of: string };

/**
 * The dishes, the kind and the size that a question names; each may be none. `called`: the dishes that are asked about, where
 * their whole names are said, as 'is there pork in the egg roll' is of no dish or kind that is called after pork.
 */
export function onMenuIn(pieces: readonly Piece[], called: readonly string[]): OnMenu {
  const named = pieces.flatMap((piece) => (piece.kind === 'item' ? piece.mention.families : []));
  const dishes = called.length > 0 ? called : named;
  const category = pieces.find((piece) => piece.kind === 'category');
  const size = pieces.find((piece) => piece.kind === 'size');
  return {
    dishes: [...new Set(dishes)],
    category: category?.kind === 'category' ? category.category : null,
    size: size?.kind === 'size' ? size.size : null,
    sizes: [...new Set(pieces.flatMap((piece) => (piece.kind === 'size' ? piece.size : [])))],
    rest: pieces.flatMap((piece) => (piece.kind === 'word' ? piece.said.split(' ') : [])),
  };
}

/** Keys of the dishes whose whole names are said where something is asked for in them, though others offer them as choices. */
export function calledIn(words: readonly string[], question: MenuQuestion | null, menu: Menu): string[] {
  if (question?.about !== 'with') return [];
  const said = ` ${words.map(singular).join(' ')} `;
  const called = menu.families.flatMap(({ key, name }) => {
    const one = tokenise(name).map(singular).join(' ');
    return one !== singular(question.food) && said.includes(` ${one} `) ? { key, one } : [];
  });
  // 'The half dozen roses' are no dozen.
  return called.flatMap(({ key, one }) =>
    called.some((other) => other.one !== one && ` ${other.one} `.includes(` ${one} `)) ? [] : key,
  );
}

const PRICE =
  /\bhow much\b(?! (?:is in|does it hold|of|(?!(?:is|are|for|do|does|did|would|will|more|extra|the|an?|your|you|it|i|to|if|was|were|that|this|those|cost|money)\b)\w+ (?:is|are|do|does|comes?|in|on)\b))|\b(?:prices?|cost|costs|charge|charges|run me|set me back)\b|\bwhats? (?:\w+ ){1,6}(?:run|go for)\b|\b(?:are|is) (?:\w+ ){1,6}extra(?: (?:on|for|with|in) .*)?$|\b(?:what|whats|how much)\b.* (?:come (?:out )?to|add up to|add|adds)$|\bwhat (?:would|do|does|will) (?:\w+ ){1,8}(?:come (?:out )?to|be|run(?: me)?|add(?: up to)?)(?: (?:me|us))?(?: (?:together|altogether|all together))?$|\bwhats (?:\w+ ){1,8}(?:come (?:out )?to|run)(?: (?:me|us))?(?: (?:together|altogether|all together))?$|\bwhats an? (?:\w+ ){1,6}with (?:\w+ ?){1,4}$|\b(?:if (?:i|we) (?:just )?(?:got|get|had|have|took|take|wanted|want|need|needed|order|ordered|bought|buy)|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen) .* what(?:s| is| are| would| does| do) (?:that|it|those|they)(?: (?:be|come to|run|cost))?$|\bwhat (?:do|would|will) you (?:guys )?(?:charge|want|take|get|ask)\b|\b(?:is|are|would) (?:it|that|this|they|those|these)(?: be)? (?:an )?(?:extra|more)(?: (?:to|if|for)\b|$)/;
/** 'What does the latte come to like that' */
const AS_MADE = / (?:like (?:that|this)|that way|this way|as is)$/;
const LEAST = /\b(?:cheap(?:est|er)|(?:least|less) expensive|most affordable|lowest priced?|best value|best deal)\b/;
const MOST = /\b(?:(?:most|more) expensive|priciest|pricier|dearest|fanciest|highest priced?)\b/;
const SUPERLATIVE = /\b(?:\w+est|most|least)\b/;
const UNDER =
  /\b(?:under|below|(?:less|cheaper|no more) than|at most|up to|for (?:around|about|like)|(?:ive|i have|i|ive only|i only have) got)\b/;
/** 'Can I pay by card if it's under ten bucks' asks for no dish at that price. */
const IF_UNDER = /\bif (?:\w+ ){1,5}(?:under|below|less than|at most|up to)\b/;
/** 'Around thirty bucks'; a bare number is an hour as well. */
const NEAR =
  /\b(?:around|about|roughly|somewhere around|in the neighborhood of|for like|like for) (?:like |maybe |about )?(?:an? )?(?:\$|(?:\w+ ){1,4}(?:dollars?|bucks?)\b|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?: five| fifty)?$)/;
/** 'What can I get for ten bucks' */
const FOR_MONEY =
  /\b(?:get|have|buy|order|do) (?:\w+ ){0,3}?(?:for|with) (?:\w+ ){0,2}(?:\$\d+|[\w-]+ (?:dollars?|bucks?))\b/;
const MONEY = /\b(?:dollars?|bucks?)\b/;
const HOW_BIG =
  /\b(?:how (?:bigs?|larges?|small|wide)|how many inches|how many ounces|what size is|whats the size of|(?:what|which|how many) sizes)\b/;
/** How much of it there is to eat. */
const HOW_MANY =
  /\bhow many (?:(?:do|would|will|can) (?:i|we|you) get|slices?|pieces?|patt(?:y|ies)|stems?|wings?|nuggets?|strips?|tenders?|people (?:does|do|will|would|is)|servings?|portions?|scoops?|shots?|eggs?|rolls?|knots?|tacos?|come|are (?:in|there in)|is (?:it|that|an order)|(?:in|to|per) (?:an?|one|the|each) |(?:\w+ ){1,3}(?:(?:do|does|would|will) (?:i|we|you) get|(?:come|comes|are) (?:in|with|on|to)|(?:is|are) (?:it|there|that)|(?:in|to|per) (?:an?|one|the|your|each)))\b/;
/** For how many one is enough. */
const FEEDS =
  /\bhow many (?:people|persons|folks|kids|adults) (?:does|do|will|would|can) (?:the|an?|your|that|it|one)\b|\bhow many(?: people| persons| folks| kids| adults)? (?:does|do|will|would|can|could|is|are|should) .*\b(?:feeds?|serves?|for|enough)$|\b(?:does|do|will|would|can|is|are) .*\b(?:feed|serve|(?:enough|good|big enough|plenty) for) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a (?:family|group|party)|(?:all of |the \w+ of )?us|(?:my|the|our) \w+)\b/;
/** Whether it is for somebody of whom an allergy is known. */
const SUITS =
  /\b(?:safe|okay|alright|fine|good|bad) for (?:me|him|her|us|them|my \w+|some(?:one|body))\b|\b(?:safe|okay) (?:to eat|with that|then)\b|\bis (?:it|that|the \w+|a \w+)(?: \w+)? safe\b|\bcan (?:she|he|they|my \w+) (?:still |safely |even )?(?:eat|have|drink|get)\b|\bcan (?:i|we) (?:still |safely |even )?eat\b/;
const IN_IT =
  /\b(?:(?:is|are) there|(?:is|are) (?:\w+ ){1,4}(?:cooked|fried|made)|anything|something|any of|have|has|having|contains?|got|with|use|touch(?:es|ing)?|cross)\b/;
const WITHOUT =
  /\b(?:without|free of|(?:dont|doesnt|not|wont) (?:have|contain|got|use)|isnt|arent|(?:has|have|with|thats|got) no|(?:thats|are|is) not)\b/;
const ASKED = /\b(?:what|whats|which|any|anything|something|everything|do you|you got|is there|are there)\b/;
/** What is asked for in a dish that is named: 'is there bacon on the …', 'does it come with a pickle'. */
const HAS: readonly RegExp[] = [
  /\b(?:is|are) there (?:any |an? )?((?:\w+ )?\w+) (?:in|on|with) (?:the|your|that|it|them|those)\b/,
  /\b(?:does|do|will|would) (?:i|we|you|they|it) get (?:an? |any )?((?:\w+ )?\w+) with (?:the|your|that|it|them|those)\b/,
  /\b(?:does|do) (?:the|your|that|it|they|those|these) (?:\w+ ){0,5}?(?:have|come with|contain|include) (?:an? |any )?((?!it\b|them\b)(?:\w+ )?\w+?)(?: (?:in|on) (?:it|them|that|there))?$/,
  /\b(?:does|do|will|would) (?:an? |any |the )?((?!it\b|that\b|this\b|they\b|those\b|these\b|them\b|you\b|i\b|we\b)(?:\w+ )?\w+?) (?:come|go) with (?:the|your|that|it|them|those|this|these)\b/,
  /\b(?:is|are) (?:the|your|that|it|they) (?:\w+ ){0,4}?(?:made|cooked|topped|served) with (?:an? |any )?((?:\w+ )?\w+)$/,
];
const IN_ONE = /\b(?:in|on|with) (?:the|your) (?!menu\b)/;
const VAGUE = /^(?:anything|something|it|them|that|this|what|much|a lot|everything|sides?|toppings?|options?)\b/;
const namedIn = (said: string): string | null => {
  const named = HAS.map((pattern) => pattern.exec(said)?.[1] ?? null).find((found) => found !== null) ?? null;
  return named && !VAGUE.test(named) ? named : null;
};

const OF_THAT =
  /\b(?:(?:is|are) there|(?:does|do) (?:it|that|they|those) (?:\w+ )?(?:have|come with|contain|include)|(?:is|are) (?:it|that|they) (?:made|cooked|topped|served) with|(?:does|do|will|would) (?:\w+ ){1,3}(?:come|go) with)\b.*?(?: (?:in|on) (?:it|that|them|those|there))?(?: or (?:no|not|what|anything))?$/;
/** 'Do those come with blue cheese or is that extra': what it costs is asked only if it is not in it. */
const OR_EXTRA =
  / or (?:(?:is|are) (?:it|that|they|those|this) (?:an )?(?:extra|more|separate|on the side)|do (?:i|we) (?:pay|order) .*|(?:does|do) (?:it|that|they) cost .*)$/;
const POINTS = /\b(?:it|that|them|those|they)\b/;
const isOfThat = (said: string): boolean => OF_THAT.test(said) && POINTS.test(said);

/** 'Do you have': what is named next is asked for, not ordered. */
const OFFERED =
  /^(?:\w+ ){0,3}(?:(?:do|did) (?:you|yall|you guys|they)|you guys|yall|have you|you) (?:have|got|carry|do|offer|sell|serve)\b|\bis there\b|\bon the menu\b/;

const OF_DISHES = /\b(?:anything|something|in|any of|with)\b/;

/**
 * The question that these words ask about the menu as a whole or about what can be chosen; null when another or none. `beside`: the
 * words without the names of dishes, as what a dish is called after is not what is asked for in it.
 */
export function menuQuestionIn(
  words: readonly string[],
  asking: boolean,
  beside: readonly string[] = words,
): MenuQuestion | null {
  const said = words.join(' ');
  const two = asking || SUPERLATIVE.test(said);
  if (two && LEAST.test(said)) return { about: 'least' };
  if (two && MOST.test(said)) return { about: 'most' };
  const isNear = NEAR.test(said);
  const isSum = isNear || UNDER.test(said.replace(IF_UNDER, ' ')) || FOR_MONEY.test(said);
  const cents = isSum ? amountIn(words) : null;
  if (cents !== null) return isNear ? { about: 'under', cents, near: true } : { about: 'under', cents };
  if (HOW_BIG.test(said)) return { about: 'how-big' };
  if (asking && FEEDS.test(said)) return { about: 'feeds' };
  if (asking && HOW_MANY.test(said)) return { about: 'how-many' };
  const lacking = lackingIn(words);
  if (lacking) return { about: 'without', food: lacking };
  if (SUITS.test(said)) return { about: 'suits' };
  const included = asking && OR_EXTRA.test(said) ? namedIn(said.replace(OR_EXTRA, '')) : null;
  if (included && isOfThat(said.replace(OR_EXTRA, ''))) return { about: 'with', food: included, ofThat: true };
  if (PRICE.test(said.replace(AS_MADE, ''))) return { about: 'price' };
  const having = asking ? havingIn(words) : null;
  if (having) return { about: 'having', food: having };
  const inIt = asking ? namedIn(said) : null;
  if (inIt && isOfThat(said)) return { about: 'with', food: foodIn(inIt.split(' ')) ?? inIt, ofThat: true };
  const food = (inIt && foodIn(inIt.split(' '))) ?? foodIn(beside);
  // 'Do you have anything gluten free' asks for a diet, and not for what has gluten.
  if (food && said.includes(`${food} free`)) return null;
  const open = asking || ASKED.test(said);
  if (open && WITHOUT.test(said) && (food || /\bmeat\b/.test(said))) return { about: 'without', food: food ?? 'meat' };
  // 'Is there pickles on the cheeseburger'
  if (inIt && IN_ONE.test(said)) return { about: 'with', food: inIt };
  if (asking && OFFERED.test(said) && !OF_DISHES.test(said)) return { about: 'offered' };
  if (open && food && IN_IT.test(said)) return { about: 'with', food };
  return inIt ? { about: 'with', food: inIt } : null;
}

/** 'Five bucks', '$12' */
function amountIn(words: readonly string[]): number | null {
  const at = words.findIndex((word, place) => numberAt(words, place) !== null || /^\$?\d+$/.test(word));
  if (at < 0) return null;
  const value = numberAt(words, at)?.value ?? Number((words[at] ?? '').replace('$', ''));
  const bare = at === words.length - 1 || (words[at] ?? '').startsWith('$');
  return MONEY.test(words.join(' ')) || (bare && value >= 3) ? value * 100 : null;
}

const LEADING =
  /^(?:(?:okay|oh|so|well|cool|great|alright|right|and|or|but|then|what about|how about|what of) )*(?:and|or|what about|how about|what of|the|with|without|is|are|does|an?) /;
const WISHING =
  /\b(?:please|ill|id|take|want|need|give|get|gimme|order|lets|add|too|also|then|can i|could i|make it|that one)\b/;

/**
 * 'And the fries?', 'with mushrooms': what asks the question before it of something else, unless an order stands; 'what about a
 * medium' does so in any case.
 */
export function isSameAgain(text: string, words: readonly string[]): 'plainly' | 'alone' | null {
  const said = words.join(' ');
  if (words.length > 8 || WISHING.test(said)) return null;
  if (/\?\s*$/.test(text) || /^(?:\w+ )?(?:what|how) about\b/.test(said)) return 'plainly';
  return LEADING.test(`${said} `) ? 'alone' : null;
}

/** 'Is that on the menu?' */
export const isOfMenu = (words: readonly string[]): boolean => /\bon (?:the|your) menu\b/.test(words.join(' '));
