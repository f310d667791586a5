import { numberAt } from '../../understand/numbers.ts';

/** Wishes about how a dish is made that name nothing of the menu. */
const NOTES =
  `well done; extra well done; lightly done; light bake; extra crispy; crispy; hot sauce; extra hot sauce; uncut; not cut; unsliced; on the side; sauce on the side;
  dressing on the side; spicy; extra spicy; not spicy; not too spicy; less spicy; a little spicy; mild; medium rare; rare; medium well; no ice; light ice; extra ice; heated up; warmed up; chilled; cold; sliced; cut up;
  room for milk; room for cream; with room; with room for milk; with room for cream; leave room; leave some room; leave a little room; some room; a little room; leave room for milk; leave room for cream; leave some room for milk; leave some room for cream; hot; extra hot; black; plain; just plain; toasted; not toasted; lightly toasted; untoasted; double cut; one of each; two of each; three of each; four of each; five of each; six of each; mixed; to share; wrapped separately; regular milk`
    .split(';')
    .concat(byDegrees(), inPieces())
    .map((text) => text.trim().split(/\s+/));

/** How much of something a dish is to be: 'half sweet', 'not too salty'. */
function byDegrees(): string[] {
  const degrees =
    'less; not; not too; not so; not that; not very; extra; super; very; really; a little; a bit; slightly; nice and';
  const qualities =
    'sweet salty spicy hot cold warm crispy crunchy soft thick thin done cooked strong dark greasy oily saucy cheesy runny sour';
  const halves = ['half sweet', 'half sweetened', 'half caf', 'lightly sweetened', 'lightly salted', 'unsweetened'];
  return [...halves, ...degrees.split('; ').flatMap((much) => qualities.split(' ').map((one) => `${much} ${one}`))];
}

/** 'Cut in quarters', 'sliced into eight pieces' */
function inPieces(): string[] {
  const numbers = 'two three four six eight ten twelve 2 3 4 6 8 10 12'.split(' ');
  const pieces = numbers.flatMap((many) => [many, ...['pieces', 'slices', 'squares'].map((one) => `${many} ${one}`)]);
  const kinds = 'half halves thirds quarters squares strips wedges slices pieces triangles'.split(' ').concat(pieces);
  const ways = [
    'cut',
    'sliced',
    ...['it', 'them', 'that', 'those'].flatMap((that) => [`cut ${that}`, `slice ${that}`]),
  ];
  return ways.flatMap((how) => kinds.flatMap((one) => [`${how} in ${one}`, `${how} into ${one}`]));
}

const byFirst = Map.groupBy(NOTES, ([first = '']) => first);

interface WholeNote {
  text: string;
  length: number;
  along?: true;
}

/** The longest such wish at this place. */
export function wholeNoteAt(words: readonly string[], at: number): WholeNote | null {
  const fitting = (byFirst.get(words[at] ?? '') ?? []).filter(
    (note) =>
      note.every((word, place) => words[at + place] === word) &&
      !(note.at(-1) === 'ice' && words[at + note.length] === 'cream') &&
      // A plain cheese pizza is a cheese pizza.
      !(note.at(-1) === 'plain' && /^(?:cheese|old|regular|pizzas?|pies?)$/.test(words[at + note.length] ?? '')),
  );
  const [longest] = fitting.toSorted((a, b) => b.length - a.length);
  return longest ? { text: longest.join(' '), length: longest.length } : (patternAt(words, at) ?? alongAt(words, at));
}

/** 'Cooked to 165 degrees', 'otherwise mayo', '3 ketchup packets': what no menu lists, however many and whatever it is. */
function patternAt(words: readonly string[], at: number): WholeNote | null {
  const text = PATTERNS.exec(words.slice(at, at + 8).join(' '))?.[0];
  return text ? { text, length: text.split(' ').length } : null;
}
const COUNTED = '(?:an?|one|two|three|four|five|six|\\d{1,2})';
const PATTERNS = new RegExp(
  [
    '^(?:(?:cooked|heated|warmed) )?(?:to |at )?\\d{2,3} degrees?(?= |$)',
    '^(?:lime|lemon) (?:wedges?|slices?)(?: on the side)?(?= |$)',
    '^(?:an? |one |two |three |\\d )?(?:wedges?|slices?|squeeze|twist) of (?:lime|lemon|orange)(?= |$)',
    '^cooked (?:rare|medium|well)(?: rare| well| done)?(?= |$)',
    '^(?:if not|otherwise)(?: then)? (?!thats|its|i|im|ill|well|just|nothing|no)[a-z]+(?: (?:jack|cheese|sauce|salsa|dressing|rice|beans|mayo|mustard|bread|milk))?$',
    `^${COUNTED} (?:(?:ketchup|mustard|mayo|sauce|soy sauce|sugar|salt|pepper|butter) packets?|ice cubes?|ketchups|mustards|napkins|lids|(?:lemon|lime) (?:wedges?|slices?))(?= |$)`,
  ].join('|'),
);

/** What a counter gives along, though the menu may not list it. */
const ALONG = /^(?:sugars?|sweeteners?|splendas?|stevias?|creams?|creamers?|honey|straws?|chopsticks)$/;

/** 'Two sugars', 'a straw' */
function alongAt(words: readonly string[], at: number): WholeNote | null {
  const counted = /^an?$/.test(words[at] ?? '') ? 1 : (numberAt(words, at)?.length ?? 0);
  const word = words[at + counted] ?? '';
  const isOther = /^(?:whipped|sour|ice|heavy|brown|cinnamon)$/.test(words[at - 1] ?? '');
  if (!ALONG.test(word) || isOther || words[at + counted + 1] === 'of') return null;
  return { text: words.slice(at, at + counted + 1).join(' '), length: counted + 1, along: true };
}

const ALL =
  /^(?:everything|the works|all (?:of )?(?:the )?(?:toppings|fixings|veggies|vegetables|condiments|sauces|extras|trimmings))(?: (?:on|in) (?:it|them|that|there|top))?(?= |$)/;
/** A note of this kind, whatever it excepts. */
export const isEverything = (note: string): boolean => ALL.test(note.replace(/^(?:with|add) /, ''));
/** All of it, with nothing excepted: what was to be left off before is wanted again. */
export const isAllBack = (note: string): boolean => {
  const said = note.replace(/^(?:with|add) /, '');
  return ALL.exec(said)?.[0] === said;
};
const BUT = /^(?:but|except|except for|besides|minus|without|apart from|other than|hold)(?: (?:no|not|the|for))* /;
const LINK = /^(?:and|or|the|any|no)$/;
/** 'That's everything' is no wish. */
const ENDING = /^(?:thats|is|its|be|all|this|for|about)$/;

/** What may be left off: where it ends, and of which group it is one. */
export interface LeftOff {
  to: number;
  group: string | null;
}

/**
 * 'Everything on it except onions and pickles', for the kitchen to read; `thingAt`: what can be chosen at a place, or is in a
 * dish. Of several without an 'and' those of one group are left off: 'except the onions, oil and vinegar' wants the dressing.
 */
export function everythingAt(
  words: readonly string[],
  at: number,
  thingAt: (at: number) => LeftOff | null,
): { text: string; length: number } | null {
  const rest = words.slice(at).join(' ');
  const all = ALL.exec(rest)?.[0];
  if (!all || ENDING.test(words[at - 1] ?? '')) return null;
  const behind = at + all.split(' ').length;
  const but = BUT.exec(words.slice(behind).join(' '))?.[0];
  const end = but ? endOfThings(words, behind + but.trim().split(' ').length, thingAt) : behind;
  const text = words
    .slice(at, end ?? behind)
    .join(' ')
    .replace(/ (?:on|in) (?:it|them|that|there|top)\b/, '');
  return { text, length: (end ?? behind) - at };
}

/** The place behind the things that are left off; null where there are none. */
function endOfThings(words: readonly string[], from: number, thingAt: (at: number) => LeftOff | null): number | null {
  const things: (LeftOff & { joined: boolean })[] = [];
  let joined = false;
  for (let at = from; at < words.length; ) {
    const thing = thingAt(at);
    const isLink = LINK.test(words[at] ?? '');
    if (!thing && !isLink) break;
    if (thing) things.push({ ...thing, joined });
    // What stands behind an 'and' is the last of them.
    if (thing && joined) break;
    joined = isLink && /^(?:and|or)$/.test(words[at] ?? '');
    at = thing?.to ?? at + 1;
  }
  const [first, ...more] = things;
  if (!first || things.at(-1)?.joined) return things.at(-1)?.to ?? null;
  return (
    more.findLast(
      ({ group }, place) => more.slice(0, place + 1).every((one) => one.group === group) && group === first.group,
    )?.to ?? first.to
  );
}

/** What every kitchen has, though no menu lists it: 'on a roll, salt pepper ketchup'. */
export const CONDIMENT = /^(?:salt|pepper|ketchup|mustard|mayo|relish)$/;
