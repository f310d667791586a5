import type { Act, Understanding } from '../acts.ts';
import { type Family, isAvailable } from '../menu/families.ts';
import type { Menu } from '../menu/menu.ts';
import { numberAt } from '../numbers.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../words.ts';
import { isOf } from './what-it-is.ts';

const LEAD =
  "(?<lead>\\s*(?:(?:hi|hey|hello|yeah|yes|okay|ok|so|oh|um|uh|well|and|also|then|please|maybe|actually|alright|hmm?)[\\s,.!]+)*(?:(?:(?:can|could|may) (?:i|we) (?:just |please |also )?(?:get|have|do|try|order)|i(?:['’]d| would) like|i(?:['’]ll| will)(?: just)? (?:have|take|get|do|try|go with)|(?:i|we) (?:just )?(?:want|need)|let me (?:get|have|try)|give me|gimme|get me|we(?:['’]ll)? (?:have|take)|put me down for|(?:he|she|my \\p{L}+) (?:wants|will have|would like)) )?)";
const MANY =
  '(?<many>(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:orders?|plates?|servings?) of|an?|one of|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|\\d+|some) )?(?<det>(?:the|that|those|your|this) )?';
const TAIL = '(?<tail>(?:[\\s,]+(?:please|thanks|thank you|then|too|as well|for me|to go))*[.!?\\s]*)';
const PHRASE = new RegExp(`^${LEAD}${MANY}(?<said>\\p{L}[^.!?;:]{2,70}?)${TAIL}$`, 'iu');

/** These carry the phrase. */
const CARRIES =
  /^(?:ones?|for|things?|orders?|dish(?:es)?|item|kind|style|stuff|with|in|on|of|its?|it|has|have|having|made|inside|top|topped|you|have|got|that|thats|the|a|an|and|little|nice|your|those|there|sort|some|dish|pieces?|comes?|them)$/;
/** Nothing that can be told so is described by what is in it. */
const OTHERWISE =
  /^for\b|\b(?:(?:first|second|third|fourth|last|other) (?:ones?|two|three)|without|no|not|nothing|none|can|could|may|should|will|gets?|put|back|keep|drink|eat|pounds?|ounces?|pints?|quarts?|halves|of them|something|anything|kind of|other than|instead|what|which|how|why|where|when|who|is|are|do|does|did|was|were|cancel|change|make|take|leave|add|for (?:my|his|her|our)|menu|order|usual|same|another|more|both|half|extra|on the side|just|only|if|but|allergic|allergy|gluten|delivery|pickup)\b/;
const OTHER_ACTS = new Set<Act['kind']>([
  'quantity',
  'add',
  'unknown-item',
  'want-category',
  'note',
  'okay',
  'yes',
  'free',
]);

const ASKED_FOR =
  /^\s*(?:(?:hi|hello|hey|so|um|uh|okay|yeah)[\s,.!]+)*(?:can|could|may) (?:i|we) (?:just |please |also )?(?:get|have|do|try|order) /i;

const BIGGEST = /^(?:biggest|largest|big|bigger)$/;
const SMALLEST = /^(?:smallest|little|smaller)$/;
const MIDDLE = /^(?:middle|mid|medium)$/;

type Described = { text: string } | { acts: Act[]; leftover: string[] };

/**
 * 'The pork noodle soup', 'dumplings, please', 'the bouquet with the lilies', where the names alone do not explain all that was
 * said: the dish of which name, kind and description do, or, of a few, which of them. Null where the names explain it, where none
 * is so, or where too many are.
 */
export function describedIn(text: string, heard: Understanding, menu: Menu): Described | null {
  const { acts, asking, onlyAsking } = heard;
  if (
    menu.families.length === 0 ||
    (asking && !ASKED_FOR.test(text)) ||
    onlyAsking ||
    heard.forSomebody ||
    heard.danger
  )
    return null;
  if (!acts.every(({ kind }) => OTHER_ACTS.has(kind))) return null;
  const { lead = '', many = '', det = '', said = '', tail = '' } = PHRASE.exec(text)?.groups ?? {};
  const all = tokenise(said);
  if (all.length === 0 || all.length > MOST_WORDS || OTHERWISE.test(all.join(' '))) return null;
  const size = superlative(all) ?? sizeIn(all, menu);
  const words = all.filter((word, at) => !CARRIES.test(word) && !FUNCTION_WORDS.has(word) && !size?.at.includes(at));
  const told = words.map(singular);
  const counts = all.filter((word, at) => !/^(?:an?|ones?)$/.test(word) && numberAt(all, at) !== null);
  // 'The combo with the two tacos': so many are in it, where the menu says so.
  const holds = counts.length === 1 && HOLDS_SO_MANY.test(all.join(' ')) ? counts : [];
  if (told.length === 0 || counts.length > holds.length) return null;
  // 'Thick crust' is how one is to be, and describes none.
  const isBare =
    det === '' && many === '' && !/\b(?:get|have|do|try|order|like|take|want|need|give|gimme)\b/i.test(lead);
  if (isBare && acts.length > 0 && acts.every(({ kind }) => kind === 'note')) return null;
  // 'Vanilla, please' answers what was asked, whatever else is made with it; a word alone may be somebody's name.
  const isWithIt = /\b(?:ones?|things?) (?:with|that has)\b/.test(all.join(' '));
  if (!isWithIt && told.every((word) => menu.isChoice(word) || menu.isOffered(word))) return null;
  // 'Rice and a salad' are two things, and no plate that comes with both.
  if (isBare && /\band (?:an?|some)\b/.test(all.join(' '))) return null;
  const isUnknown = acts.some(({ kind }) => kind === 'unknown-item');
  if (isBare && told.length === 1 && !isUnknown && words.every((word) => word === singular(word))) return null;
  const isOne = /\b(?:ones?|things?) (?:with|that has|in)\b|\bones?$/.test(all.join(' '));
  if (holds.length === 0 && isExplained(heard, told, all, isOne, menu)) return null;
  const fitting = menu.families.filter(
    (family) => isAvailable(family) && [...told, ...holds].every((word) => hasWord(isOf(family), word)),
  );
  const [family, ...others] = nearest(fitting, told);
  const [wished] = acts.flatMap((act) => (act.kind === 'add' ? act.wish.item.families : []));
  const taken = acts.flatMap((act) => (act.kind === 'add' ? act.wish.item : []));
  // 'Three cheese pies, one large, one medium, one small' are named, though each size is told of beside them.
  const isTaken = taken.every(({ sure, families: [key] }) => sure === 'certain' && key === family?.key);
  if (taken.length > 0 && isTaken && others.length === 0 && holds.length === 0) return null;
  // 'A flower', where one dish of many begins with it, is asked about, of however many.
  const isVague = wished !== undefined && isPartOnly(wished, told, menu);
  if (!family || (others.length >= MOST_ASKED && !isVague)) return null;
  if (others.length > 0) {
    const item = {
      from: 0,
      to: 0,
      said: words.join(' '),
      families: [family, ...others].map(({ key }) => key),
      sure: 'which' as const,
      exact: false,
    };
    const quantity = numberAt(tokenise(many), 0)?.value ?? null;
    return { acts: [{ kind: 'add', wish: { item, quantity, size: null, notes: [] }, more: false }], leftover: [] };
  }
  const sized = size ? `${sizeOf(family, size)} ` : '';
  const counted =
    /^(?:one of|some)\b/i.test(many) || many === ''
      ? det === '' && many === '' && (all.at(-1) ?? '').endsWith('s')
        ? ''
        : 'a '
      : `${many.trim()} `;
  return { text: `${lead}${counted}${sized}${family.called}${tail}` };
}
const HOLDS_SO_MANY =
  /\b(?:with|of|that has|that comes with) (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) \w+$/;
const MOST_WORDS = 9;
const MOST_ASKED = 4;

/** What is taken as it stands: every word is of the name that was heard, or of what can be chosen there. */
function isExplained(
  { acts, leftover }: Understanding,
  told: readonly string[],
  all: readonly string[],
  isOne: boolean,
  menu: Menu,
): boolean {
  const wishes = acts.flatMap((act) => (act.kind === 'add' ? act.wish : []));
  const [wish, ...others] = wishes;
  if (!wish)
    return (
      acts.some(({ kind }) => kind === 'want-category') && told.every((word) => menu.categoryAt([word], 0) !== null)
    );
  if (wish.item.sure === 'likely' || acts.some(({ kind }) => kind === 'unknown-item' || kind === 'want-category'))
    return false;
  const named = wishes.flatMap(({ item }) => (item.families.length === 1 ? item.families : []));
  const names = new Set([
    ...named.flatMap((key) => menu.family(key)?.words ?? []),
    ...wishes.flatMap(({ item }) => tokenise(item.said)).map(singular),
  ]);
  const kinds = new Set(named.map((key) => menu.family(key)?.category));
  const certain = wishes.filter(({ item }) => item.sure === 'certain');
  const chosen = new Set(
    certain.flatMap(({ notes }) => notes.filter((note) => !note.startsWith('with ')).flatMap(tokenise)).map(singular),
  );
  const isOfNames = (word: string) => hasWord(names, word) || kinds.has(menu.categoryAt([word], 0)?.name);
  if (
    others.length > 0 &&
    /\band\b/.test(all.join(' ')) &&
    leftover.length === 0 &&
    wishes.every(({ item }) => item.exact)
  )
    return true;
  // 'A caesar salad with anchovy' is told with its name, and what else is wanted on it.
  if (others.length === 0 && wish.item.exact && wish.item.sure === 'certain' && names.has(told[0] ?? '')) return true;
  // 'The one with pineapple' is rather made with it than another with that put on it.
  if (/\b(?:ones?|things?) (?:with|that has)\b/.test(all.join(' '))) return false;
  const isChosen = (word: string) => !isOne && chosen.has(word);
  const isHead =
    wish.item.exact || wish.item.families.length > 1 || !isPartOnly(wish.item.families[0] ?? '', told, menu);
  return isHead && told.every((word) => isOfNames(word) || isChosen(word));
}

/** 'A flower', of a flower crown: what only goes before the name of one is what several things are. */
function isPartOnly(key: string, told: readonly string[], menu: Menu): boolean {
  const words = menu.family(key)?.words ?? [];
  const [word] = told;
  const others = menu.families.filter((family) => family.key !== key && word !== undefined && isOf(family).has(word));
  return told.length === 1 && words.length > 1 && words.at(-1) !== word && others.length > 2;
}

/** 'Veggie' is said for what is written otherwise as well. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  veggy: ['veggie', 'vegetable', 'vegetarian', 'vegan'],
  veggie: ['vegetable', 'vegetarian', 'vegan'],
  vegetarian: ['vegan', 'veggie'],
  tray: ['platter'],
  lilies: ['lily'],
};
const hasWord = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || (ALIKE[word] ?? []).some((one) => words.has(one));

/** Of several that fit those whose own name has most of what was said. */
function nearest(fitting: readonly Family[], told: readonly string[]): readonly Family[] {
  const named = ({ words }: Family) => told.filter((word) => hasWord(new Set(words), word)).length;
  const most = Math.max(...fitting.map(named));
  const best = fitting.filter((one) => named(one) === most);
  return told.length > 1 ? best : fitting;
}

interface Size {
  at: number[];
  is: 'biggest' | 'smallest' | 'middle' | 'named';
  size: string;
}

function superlative(words: readonly string[]): Size | null {
  const at = words.findIndex((word) => BIGGEST.test(word) || SMALLEST.test(word) || MIDDLE.test(word));
  if (at < 0) return null;
  const word = words[at] ?? '';
  const is = BIGGEST.test(word) ? 'biggest' : SMALLEST.test(word) ? 'smallest' : 'middle';
  return { at: words[at + 1] === 'size' || words[at + 1] === 'sized' ? [at, at + 1] : [at], is, size: word };
}

function sizeIn(words: readonly string[], menu: Menu): Size | null {
  for (const [at, word] of words.entries()) {
    const found = menu.sizeAt(words, at);
    if (found) return { at: Array.from({ length: found.length }, (_, more) => at + more), is: 'named', size: word };
  }
  return null;
}

function sizeOf({ variants }: Family, { is, size }: Size): string {
  const sizes = variants.flatMap((variant) => variant.size ?? []);
  if (sizes.length < 2) return '';
  if (is === 'biggest') return sizes.at(-1) ?? '';
  if (is === 'smallest') return sizes[0] ?? '';
  if (is === 'middle') return sizes.length === 3 ? (sizes[1] ?? '') : size;
  return size;
}
