import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';

/** Something that may be there or not, or more or less of it: 'boneless' has no bone. */
export interface Pole {
  of: string;
  has: boolean;
}

/** What some words say of one such thing. A word may be of several: sweet tea has sugar, a sweet sausage no heat. */
export interface Told {
  either: readonly Pole[];
  /** 'The hottest', 'the least fat' */
  isEnd: boolean;
}

/** Words that have it, and behind the bar those that do not. What is made with '-less', '-free', 'un-', '-in' needs none. */
const SENSES = `
sugar: sweet sweetened sugar sugary | unsweet unsweetened sugarless diet zero;
heat: hot spicy spice heat kick fiery burning picante | mild gentle tame sweet;
caffeine: caffeine caffeinated | decaf decaffeinated;
fat: fat fatty greasy marbled moist | lean skim nonfat lowfat;
bone: bone | boneless boned deboned filleted; sauce: sauce sauced wet saucy glazed | dry;
ice: ice iced cold chilled | hot warm; meat: meat | vegetable veggie vegetarian vegan meatless;
gloss: shiny glossy gloss | matte flat dull; thickness: thick chunky | thin skinny fine;
width: wide broad flat | narrow thin skinny; length: long | short; weight: heavy | light;
color: dark | light pale blonde; yolk: yolk yellow | white; salt: salt salted salty | unsalted;
pulp: pulp bit | smooth; carbonation: sparkling fizzy carbonated bubbly bubble gas | still flat plain;
alcohol: alcohol alcoholic | virgin nonalcoholic; toast: toasted | untoasted; skin: skin | skinless;
cream: creamy cream | clear; smoke: smoked smoky | unsmoked; scent: scented | unscented fragrance
`;

const senses = new Map<string, Pole[]>();
for (const line of SENSES.split(';')) {
  const [of = '', words = ''] = line.split(':').map((part) => part.trim());
  for (const [place, some] of words.split('|').entries())
    for (const word of some.trim().split(/\s+/))
      senses.set(word, [...(senses.get(word) ?? []), { of, has: place === 0 }]);
}

const NEGATES = /^(?:no|not|without|none|nothing|isnt|arent|doesnt|dont|less|least|low|lower|hold|minus|zero|never)$/;
/** Behind what is not there: 'off the bone', 'bones out', 'fat free'. */
const GONE = /^(?:off|out|free|removed)$/;
const MOST = /^(?:most|least)$/;

/** 'Fattier', 'thickest': the word that is compared. */
function compared(word: string): { word: string; isEnd: boolean } {
  const [, stem = '', end = ''] = /^(.{3,}?)(i?er|i?est)$/.exec(word) ?? [];
  if (stem === '') return { word, isEnd: false };
  const ways = [`${stem}y`, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  const known = ways.find((one) => senses.has(one));
  return known === undefined ? { word, isEnd: false } : { word: known, isEnd: end.endsWith('est') };
}

/** What a word says by itself. */
function sensesOf(word: string): readonly Pole[] {
  const known = senses.get(word) ?? senses.get(singular(word));
  if (known) return known;
  const [, without] = /^(.{3,})less$/.exec(word) ?? [];
  if (without) return [{ of: without, has: false }];
  const [, undone] = /^un(.{3,})ed$/.exec(word) ?? [];
  if (undone) return [{ of: undone, has: false }];
  const [, done] = /^(.{3,})ed$/.exec(word) ?? [];
  return done ? [{ of: done, has: true }] : [];
}

/** These tell nothing of it. */
const LOOSE =
  /^(?:kind|type|sort|style|version|very|really|super|so|that|at|which|whichever|whatever|who|still|in|on|in|of|cut|made|please|extra|more|most|has|have|having|comes?|with|some|lot|much|too|to|be|it|its|this|ones?|only|pure)$/;

/**
 * What is said of such things, word by word; null where a word says something else. `names`: words that only name what is
 * spoken of, as the noodles of wide noodles.
 */
export function toldIn(said: string, names: ReadonlySet<string> = new Set()): Told[] | null {
  const words = tokenise(said);
  // 'The bone out', 'off the bone', 'fat free'
  const gone = words.some((word) => GONE.test(word));
  const told: Told[] = [];
  let not = false;
  let isMost = false;
  for (const word of words) {
    if (NEGATES.test(word)) not = true;
    if (MOST.test(word)) isMost = true;
    const { word: plain, isEnd } = compared(word);
    const senses = sensesOf(plain);
    // What is not sweet has no sugar, and is not hot for that.
    const own = senses.filter(({ has }) => has);
    const of = (not || gone) && own.length > 0 ? own : senses;
    const noun = singular(plain);
    const either =
      of.length > 0 ? of : isThing(plain) && (not || gone) && !names.has(noun) ? [{ of: noun, has: true }] : [];
    if (either.length > 0)
      told.push({ either: either.map((one) => ({ ...one, has: one.has !== (not || gone) })), isEnd: isEnd || isMost });
    else if (!isSmall(word) && !names.has(noun)) return null;
  }
  return told;
}

const isSmall = (word: string): boolean =>
  LOOSE.test(word) || NEGATES.test(word) || GONE.test(word) || MOST.test(word) || FUNCTION_WORDS.has(word);

const isThing = (word: string): boolean => word.length > 2 && !isSmall(word);

/** What the name of a choice says of itself: 'Bone-in', 'No pulp', 'Boned and tied'. */
export function polesOf(name: string): Pole[] {
  const words = tokenise(name);
  return words.flatMap((word, at) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]];
    const not = NEGATES.test(before) || GONE.test(next);
    const of = sensesOf(word);
    if (of.length > 0) return of.map((one) => ({ ...one, has: one.has !== not }));
    return not || /^(?:in|on)$/.test(next) ? [{ of: singular(word), has: !not }] : [];
  });
}
