import type { Act, ItemQuestion } from '../acts.ts';
import type { Heard } from '../pattern.ts';
import { category, item, type Phrase, plain, size } from '../phrase.ts';

const DO_YOU_HAVE =
  '(do you have|do you guys have|do you all have|you have|have you got|you got|got any|is there|are there|do you sell|do you serve|do you make|do you do|do you guys (do|sell|make|serve|carry)|do you carry|(do you|do you guys|you|you guys) still (have|got|sell|serve|make|do|carry)|you guys have|you guys got|you guys (do|sell|make|serve|carry))';
const ALLERGY =
  '(nuts|nut|peanut|peanuts|tree nuts|gluten|wheat|dairy|milk|lactose|egg|eggs|soy|fish|shellfish|sesame|pork|meat|alcohol|seafood)';

function about(question: ItemQuestion, word = ''): (heard: Heard) => Act {
  return (heard) => {
    return { kind: 'ask-item', about: question, item: item(heard), size: size(heard), word };
  };
}

function allergen(heard: Heard): Act | null {
  const said = heard.pieces.map((piece) => piece.said).join(' ');
  const word = new RegExp(`\\b${ALLERGY}\\b`).exec(said)?.[1] ?? '';
  const diet = /\b(vegan|vegetarian|halal|kosher)\b/.exec(said)?.[1];
  return about(diet ? 'contents' : 'allergens', diet ?? word)(heard);
}

function allergyWord(heard: Heard): string {
  const said = heard.pieces.map((piece) => piece.said).join(' ');
  const known = new RegExp(`\\b${ALLERGY}\\b`).exec(said)?.[1];
  if (known) return known;
  if (said.includes('celiac')) return 'gluten';
  return said.includes('allergic') ? said.replace(/.*allergic( to)? ?/, '') : '';
}

function hours(what: 'open' | 'opens' | 'closes' | 'all', ...hear: string[]): Phrase {
  return { hear, as: (heard) => ({ kind: 'hours', about: what, day: heard.text('DAY') }) };
}

const THE = '[the|a|an|your|one|that|those]';

/** Questions about the menu and about the business. */
export const questions: readonly Phrase[] = [
  {
    hear: [
      `how much (is|are|for|does|do|would|will|s) ${THE} [NUM] [SIZE] ITEM [cost|run|be|go for]`,
      `(whats|what does|what do|tell me) [the] (price|cost) (of|for|on) ${THE} [SIZE] ITEM`,
      `what (do|does|would) ${THE} [SIZE] ITEM (cost|run|go for)`,
      `[the] (price|cost) (of|for|on) ${THE} [SIZE] ITEM`,
      `[SIZE] ITEM how much [is it|are they]`,
      'how much (is|are|for) (that|this) one',
      'how much (are|do) (they|those) [cost]',
    ],
    as: about('price'),
  },
  {
    hear: [
      `(whats|what comes|what goes|what do you put) (in|on|with|inside) ${THE} [SIZE] ITEM`,
      `(what does|what do) ${THE} [SIZE] ITEM (come with|have on it|have in it|come on|have)`,
      `(what kind of|whats) [a|an|the] ITEM [like|made of|made with|made from]`,
      `(tell me|can you tell me|describe) [more|something] [about] ${THE} ITEM`,
      `whats ${THE} [SIZE] ITEM`,
      `how (do you make|is|are) ${THE} [SIZE] ITEM [made]`,
      '(whats|what comes|what goes) (in|on|with) (it|that|them|this|that one)',
      '(what|whats) [does|do] (it|they|that|this|those|that one) come with',
      '(does|do) (it|they|that) (have|come with) WORDS [on it|in it|on them]',
    ],
    as: about('contents'),
  },
  {
    hear: [
      `(is|are) [there] [any] ${ALLERGY} (in|on) ${THE} [SIZE] ITEM`,
      `(does|do) ${THE} [SIZE] ITEM (have|contain|include|got|come with) [any|some] ${ALLERGY} [in it|in them|on it]`,
      `(is|are) ${THE} [SIZE] ITEM [contain|completely] ${ALLERGY} [free]`,
      `(is|are) ${THE} [SIZE] ITEM (gluten free|dairy free|nut free|vegan|vegetarian|halal|kosher)`,
      `(is|are) (it|that|they|this) [contain|completely] (${ALLERGY}|gluten free|dairy free|nut free|vegan|vegetarian|halal|kosher) [free]`,
      `(does|do) (it|that|they|this) (have|contain|include) [any|some] ${ALLERGY} [in it|in them|on it]`,
      `(is|are) there [any] ${ALLERGY} in (it|that|them|this)`,
      `(what|which) allergens (are|do|does) [there|in] [in] ${THE} [SIZE] ITEM [have|contain]`,
      `(allergens|allergies|allergy) ... ITEM`,
      `im allergic to ${ALLERGY} ... ITEM`,
    ],
    as: allergen,
  },
  {
    hear: [
      `(im|hes|shes|were|my (son|daughter|wife|husband|friend|kid|mom|dad) is|someone is|we are|i am) [very|really|severely|deathly] allergic [to] [${ALLERGY}]`,
      'im allergic to WORDS',
      `(i have|i got|we have|with|theres) (a|an) [${ALLERGY}] allergy [to] [${ALLERGY}]`,
      `${ALLERGY} allergy`,
      `[im|hes|shes|is] [a] ${ALLERGY} intolerant`,
      'celiac',
    ],
    as: (heard) => ({ kind: 'allergy', word: allergyWord(heard) }),
  },
  {
    hear: [
      `${DO_YOU_HAVE} ${THE} [any|some] [SIZE] ITEM [left|today|tonight|available|right now]`,
      `(is|are) ${THE} [SIZE] ITEM [still] (available|in stock|left|sold out|on the menu)`,
      `any ITEM (left|today)`,
    ],
    as: about('available'),
  },
  {
    hear: [
      `what sizes ... ITEM [come in|have|do]`,
      'whats the difference between [the|a] SIZE and [the|a] SIZE2 [ITEM]',
      `(how big|how large) (is|are) ${THE} [SIZE] ITEM`,
      `(does|do) ${THE} ITEM come in [a|an] SIZE`,
      'what size (is|are) ${THE} ITEM',
    ],
    as: about('sizes'),
  },
  plain(
    'which-sizes',
    'what sizes [do you have|are there|you got|have you got]',
    '(what|which) sizes',
    'how many sizes',
    'whats the difference',
  ),
  {
    hear: [
      `(whats|what|which) [kind|kinds|type|types|sort|sorts] [of] CATEGORY [do you have|have you got|are there|can i get|you got|options do you have]`,
      `(what do you have|what have you got|what you got|whats there|you have anything|do you have anything|anything|whats) (for|in|under|in the way of) [a|the] CATEGORY`,
      'what do you have CATEGORY',
      `${DO_YOU_HAVE} [any|some|other|anything] [kind of] CATEGORY [options]`,
      `(tell me about|whats on|list) [the|your] CATEGORY [menu|options]`,
      'whats your CATEGORY [selection|menu]',
    ],
    as: (heard) => ({ kind: 'ask-category', category: category(heard) }),
  },
  {
    hear: [
      '(anything|something|what do you have|what dishes|what items|dishes|which ones|options) (with|that has|that have|made with) (WORDS|ITEM)',
      `${DO_YOU_HAVE} (anything|something) (with|made with) (WORDS|ITEM)`,
    ],
    as: (heard) => ({ kind: 'ask-with', word: heard.text('WORDS') || (heard.piece('ITEM')?.said ?? '') }),
  },
  {
    hear: [
      `${DO_YOU_HAVE} [any|anything|something|some] (vegetarian|vegan|gluten free|dairy free|halal|kosher|meatless) [CATEGORY|options|dishes|crust|food]`,
      '(whats|which ones are|anything|something|any) [thats] (vegetarian|vegan|gluten free|dairy free|halal|kosher) [options|dishes]',
      '(im|were) (vegetarian|vegan)',
    ],
    as: (heard) => {
      const said = heard.pieces.map((piece) => piece.said).join(' ');
      return {
        kind: 'ask-with',
        word: /vegetarian|vegan|gluten free|dairy free|halal|kosher|vegetarian/.exec(said)?.[0] ?? '',
      };
    },
  },
  plain(
    'popular',
    '(whats|which is|what are|which ones are|whats your) [the|your] [most] (popular|good|best|best seller|specialty|favorite|favorites|specials|special|signature|recommended|recommend|tasty) [CATEGORY|one|dish|item|thing|today|there|seller|sellers|pizza]',
    'what (do|would) you (recommend|suggest) [for me]',
    '(any|do you have any|you have any|whats on) (specials|recommendations|suggestions|special) [today|tonight]',
    '(surprise me|what should i get|what should i order|whats good [there|here|today])',
  ),
  plain(
    'menu',
    '(whats|what s|tell me|read me|can i hear|could i hear|let me hear) [about] [on|me] (the|your) menu',
    '(what do you|what do you guys|what kind of food do you|what food do you|what can i|what do you all) (have|serve|sell|offer|got|make|order|get|eat)',
    'what (have you|you|you guys) got',
    '(menu|the menu) please',
    'what are (my|the) (options|choices)',
    'what else (do you have|is there|have you got|you got)',
    'do you have a menu',
    '(whats available|what options [are there])',
  ),
  hours(
    'open',
    '(are you|you|will you be|are you guys|is the (store|restaurant|shop|kitchen|place|office|salon)|you guys) [all] [still] open [on|this] [DAY]',
    '(are you|is the restaurant|is the kitchen|are you guys) [still] (open|closed) [on] [DAY]',
    '(are you|will you be|youre) (open|closed) [on] [DAY]',
    'do you open [on] DAY',
    '(are you|are you guys|is anyone|is anybody|will you be|you guys) (there|around|in|working) [on|this|a|on a] DAY',
  ),
  hours(
    'all',
    '(when|what time|what times) (are you|are you guys|are you all|you guys|is the (store|restaurant|shop|kitchen|place|office|salon)) open [on|at] [DAY]',
    '(when|what time|what times) (do you|do you guys|do you all|do they|you) open [up] and [when|what time] [do you] close [up] [on|at] [DAY]',
  ),
  hours(
    'closes',
    '(when|what time|how late|until when|til when|till when) ... (close|closing|closed|open until|open till|open til|stay open) [on|at] [DAY]',
    'how late (are you|are you guys|you) (open|there|in|around) [on|this|till|until] [DAY]',
    '(closing time|do you close soon)',
    '(until|till|til|up to|up until) (when|what time) (are you|are you guys|are you all|you|you guys|is the (store|restaurant|shop|kitchen|place|office|salon)) [open|there|in|around] [on|at] [DAY]',
    '(are you|are you guys|you guys|you) [open|there] [today] (until|till|til) (when|what time) [on|at] [DAY]',
    '(until|till|til|up to|up until) (when|what time) (can|could|may|do) (i|we|you) ... (order|orders|deliver|pickup|come|call) [on|at] [DAY]',
    '(how late|what time at the latest) (can|could|may|do) (i|we|you) [still] (order|take orders|deliver|pickup|come|call) [on|at] [DAY]',
    '(whats|when is|whens) the (latest|last time) (i|we|you) (can|could) [still] (order|take orders|deliver|pickup|come|call) [on|at] [DAY]',
  ),
  hours(
    'opens',
    '(when|what time|how early) ... (open|opening|open up) [on|at] [DAY]',
    '(when|what time|how early) (do you|do you guys|do they|can i|can we|could i) (start|get in|get started|get going|come in|get in there) [on|at|in the morning] [DAY]',
    '(when|what time|how early) are you [guys] (in|there) [on|at] DAY',
  ),
  hours(
    'all',
    '(whats|what are|tell me) [your|the] [business|opening|store] hours [on|for] [DAY]',
    'what [business|opening] hours ... [on] [DAY]',
    '(your|business|opening|store) hours',
    'hours (on|for) DAY',
    'what days are you open',
    '(what|how) about [on|for] DAY',
    '(what|how) about [on|for] (christmas|thanksgiving|easter|halloween|new years|newyears|labor day|memorial day|independence day|valentines|mothers day|fathers day) [day|eve]',
    '(and|or) on DAY',
  ),
  plain(
    'clock',
    '(what time is it|whats the time|what day is it|what day is today|whats today|whats the date|whats todays date|what date is it|what day of the week is it) [there|right now|now|today]',
    '(do you know|can you tell me|tell me) (what time it is|what day it is|the time|the date|todays date) [there|right now|now|today]',
  ),
  {
    hear: ['(what|whats|which|is|are|does|do|how|why|when|where|tell me about|did|was)'],
    as: () => ({ kind: 'asking' }),
  },
];
