import { isFirstName } from '../heard/first-names.ts';
import { FUNCTION_WORDS } from './words.ts';

/** Words around a name in an answer to "what name should I put on it?". */
const AROUND = new Set(
  `yes yeah yep sure okay ok its it is my mine name names thats that the this im i am put under for you can call me just and
  be will would of to on in sorry no nope hi hello well thanks thank please speaking here so use make out uh um huh mhm hmm yup
  order last first spelled fine her his their she he actually with like you'd say as its whats oh right correct exactly
  again instead husband wife son daughter mom mother dad father sister brother partner kid child anyway boy girl boys girls sons daughters niece nephew cousin friend`.split(
    /\s+/,
  ),
);

/** Words of a story, not of a name: 'please call me back about my crown', 'is there a bus'. */
const STORY = new Set(
  `a an some any your do does did has have had which about back because need needs want wants wanted when what where
  why how who whose if than too much many somebody someone anybody anyone everybody everyone was were
  allergy allergies allergic`.split(/\s+/),
);

/** Answers to other questions, which are nobody's whole name. */
const NEVER = new Set(
  'both now not message book wrong incorrect misspelled mispronounced good great perfect cool awesome none nobody nothing number pickup delivery one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred noon midnight toasted today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday morning afternoon evening checkup cleaning exam toothache haircut trim filling'.split(
    ' ',
  ),
);

/** May stand between two parts of a name: 'first name Dan, last name Miller', 'Dan, it's Dan', 'Dan, no sorry, Stan'. */
const BETWEEN =
  /^(?:(?:and|it'?s|it is|that'?s|that is|(?:the |my |his |her )?(?:first |last )?names?(?: is|'s)?|as in|like|spelled|oh|uh|um|no|sorry|actually|yes|yeah|just|order|here|please|put it under|under|for) ?)*$/;
/** 'A patient, Joan Pike': what stands before somebody else's name. */
export const OF_ANOTHER =
  /\b(?:patient|client|customer|student|employee|neighbor|friend|named|called|(?:the|a|in|at) (?:hospital|clinic|school|hotel|church|nursing home|airport|station))$/i;
/** 'Sarah with an h' */
export const SPELT = /\bwith(?:out)? (?:an?|one|two|three) [a-z](?:'?s)?\b/gi;

/** 'A N N A, K E S S L E R' are two names. */
const SPELLED_APART =
  /(?<=^|[^\p{L}'’-])(?:\p{L}\s+)+\p{L}(?=\s*[,.]\s*(?:\p{L}\s+)+\p{L}(?:$|[^\p{L}'’-]))|(?<=(?:^|[^\p{L}'’-])(?:\p{L}\s+)+\p{L}\s*[,.]\s*)(?:\p{L}\s+)+\p{L}(?=$|[^\p{L}'’-])/gu;

/** 'Linda from Coastal Realty', 'Frank with Empire Linen': a firm is written as one. */
const FIRM =
  /^(.+?),? (?:from|with|of|(?:over |down )?at) ((?:the )?(?!(?:Dr|Doctor|Mr|Mrs|Ms|Miss)\b)\p{Lu}[\p{L}&'-]+(?: (?:\p{Lu}[\p{L}&'-]+|and|&|of|the)){0,4})[.!]?$/u;

/** 'Rosa from the third floor', 'Nell in 4B': where somebody is, is no part of the name. */
const WHERE =
  /^((?:[\p{L}']+[\s,]+){0,4}?)(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?),? (?:from|in|on|at|over|down|up|across|next|upstairs|downstairs)\b(?=\s+(?:the|in|on|at|from|door|to|apartment|apt|unit|room|suite|number|next|across|upstairs|downstairs|\d\w*)\b|[.!]?$).*$/u;

/** More is no answer that has nothing but a name in it. */
const LONGEST = 300;

/** The name in an answer, with the business they call for. */
export function readName(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, who = '', firm] = FIRM.exec(text.trim()) ?? [];
  const name = firm ? readPerson(who) : null;
  return name && firm ? `${name} from ${firm}` : readPerson(text.trim().replace(WHERE, '$1$2'));
}

const THING =
  /^\s*(?:(?:yes|yeah|okay|so|and)[\s,]+)*(?:(?:it'?s|its|it is|that'?s|for|about) )?the (\p{Ll}[\p{L}'-]*)/u;

/** 'It's for her neck', 'my daughter's insurance': what is theirs is no name. */
const THEIRS =
  /\b(?:for |on |about |with |at )?(?:his|her|their|my|our) (\p{Ll}[\p{L}-]*)((?:['’]s)? \p{Ll}[\p{L}-]*)?/gu;
const isThing = (said: string, of = ''): boolean => !isAround(said) || (/^['’]s /.test(of) && !isAround(of.slice(3)));

/** 'It's the blue Subaru, Hendricks': what has an article and small letters is a thing. */
const withoutThings = (text: string): string =>
  text
    .split(/(?<=[,;])/)
    .filter((part) => isAround(THING.exec(part)?.[1] ?? 'the'))
    .filter((part) => ![...part.matchAll(THEIRS)].some(([, thing = '', of]) => isThing(thing, of)))
    .join('');

/** The name in an answer, as it should be written; null when there is none or the answer is too long to be one. */
function readPerson(text: string): string | null {
  const words = withoutThings(text.replace(/[’‘`]/g, "'"))
    .replace(SPELT, '')
    .replace(SPELLED_APART, (run) => run.replaceAll(/\s+/g, ''))
    .split(/[\s,.!?;:…"]+/)
    .filter((word) => word !== '');
  const spelling = /(?:^| )\p{L}(?: \p{L}){2}(?= |$)/u.test(words.join(' '));
  // 'When's last call' is nobody's name.
  const tells = (word: string) =>
    STORY.has(word.toLowerCase().replace(/'s$/, '')) || (words.length > A_NAME && isSmallWord(word));
  if (words.some((word) => tells(word) && !(spelling && word.length === 1))) return null;
  const isName = (word: string | undefined) =>
    word !== undefined && ((spelling && word.length === 1) || !isAround(word));
  const places = words.flatMap((word, at) => (isName(word) || isWill(word, words[at + 1], isName) ? at : []));
  const names = places.map((at) => words[at] ?? '');
  // What goes on behind its small words is a sentence: 'tell me a joke', 'cancel my card'.
  const between = words.filter((_, at) => at > (places[0] ?? 0) && at < (places.at(-1) ?? 0) && !places.includes(at));
  if (!BETWEEN.test(between.join(' ').toLowerCase())) return null;
  const pair = words.findIndex((word, at) => word === 'and' && isName(words[at - 1]) && isName(words[at + 1]));
  if (pair > 0 && names.length <= 3 && words.length === names.length + 1) names.splice(pair, 0, 'and');
  if (names.length === 0 || NEVER.has(names[0]?.toLowerCase() ?? '')) return null;
  if (/^(?:good)?bye$/i.test(names.at(-1) ?? '')) return null;
  if (names.some((word) => !/^[\p{L}'-]+$/u.test(word))) return null;
  // 'Can I swap it'
  if (ASKS.test(text) && !names.some((word) => /^\p{Lu}/u.test(word) || isFirstName(word))) return null;
  const written = joinSpelled(names.filter((word, at) => !names.slice(0, at).some((one) => same(one, word))));
  if (written.length > (written.includes('and') ? 4 : 3)) return null;
  return written.map((word) => (word === 'and' ? word : capitalise(word))).join(' ');
}

const ASKS =
  /^\s*(?:(?:so|and|well|um|uh|ok|okay|but)[\s,]+)*(?:can|could|would|will|may|do|does|did|is|are|should|shall) (?:i|you|we|he|she|they|it|that|this)\b/i;

/** More words than a name with what leads to it have few small ones that do not: 'it said Micheal instead of Michael'. */
const A_NAME = 3;
const isSmallWord = (word: string): boolean => /^\p{Ll}/u.test(word) && FUNCTION_WORDS.has(word) && !isAround(word);

export const isAround = (word: string): boolean =>
  AROUND.has(word.toLowerCase().replaceAll("'", '')) || AROUND.has(word.toLowerCase().replace(/'s$/, ''));

/** 'Will Ford' and 'it's Will'; not 'that will be Dan'. */
const isWill = (word: string, next: string | undefined, isName: (word: string | undefined) => boolean): boolean =>
  word === 'Will' && (next === undefined || isName(next));

function same(one: string, other: string): boolean {
  return one.length > 1 && one.toLowerCase() === other.toLowerCase();
}

/** 'r o s a' is Rosa; a name followed by its spelling is the spelling. */
function joinSpelled(words: readonly string[]): string[] {
  const spelled = words.flatMap((word) => (/^(\p{L}-)+\p{L}$/u.test(word) ? word.split('-') : [word]));
  const letters = spelled.filter((word) => word.length === 1);
  if (letters.length < 2) return [...words];
  const others = spelled.filter((word) => word.length > 1);
  const name = letters.join('');
  if (others.length < 2) return [name];
  // 'Anita Rao, A N I T A': the part that it spells.
  const said = others.findIndex((word) => word.toLowerCase() === name.toLowerCase());
  const like = others.findIndex((word) => word[0]?.toLowerCase() === name[0]?.toLowerCase());
  return others.with(said >= 0 ? said : like >= 0 && !others.at(-1)?.startsWith(name[0] ?? '') ? like : -1, name);
}

function capitalise(word: string): string {
  const mixed = /\p{Ll}/u.test(word) && /\p{Lu}/u.test(word);
  if (mixed) return word;
  return word
    .toLowerCase()
    .replace(/(^|['-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
