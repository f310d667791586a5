import { allergyIn } from '../heard/allergy.ts';
import { isFirstName } from '../heard/first-names.ts';
import { isPlainWord } from '../heard/intent/remarks.ts';
import { capital } from '../say/wording.ts';
import type { Act } from '../understand/acts.ts';
import { readName } from '../understand/names.ts';
import { clockAt } from '../understand/numbers.ts';
import { readDigits } from '../understand/phones.ts';
import { FUNCTION_WORDS, tokenise } from '../understand/words.ts';
import { allergiesNamed } from './state.ts';
import { ask, type Talk } from './talk.ts';

/** In an answer to a question for a name these are more likely part of a name than what they say elsewhere. */
const WEAK = new Set<Act['kind']>([
  'greeting',
  'thanks',
  'okay',
  'yes',
  'unknown-item',
  'want-category',
  'quantity',
  'ordinal',
  'name',
]);

/** Takes an answer to a question for a name or a number. True when it was one. */
export function takeDetails(talk: Talk): boolean {
  const { asked } = talk.state;
  if (asked.kind === 'phone') return takePhone(talk);
  if (asked.kind === 'allergy') return takeAllergy(talk);
  if (asked.kind === 'confirm') return takeOtherName(talk);
  if (asked.kind !== 'name' && asked.kind !== 'name-is') return false;
  const acts = talk.heard.acts;
  // 'Soy milk?'
  const isNamed = isHeardName(talk);
  if (/\?\s*$/.test(talk.turn.text) && !isNamed && !acts.some(({ kind }) => kind === 'name')) return false;
  if (asked.kind === 'name' && takeOwnName(talk)) return true;
  const given = acts.find((act) => act.kind === 'name');
  const bare = acts.every(isWeak);
  const agreed = asked.kind === 'name-is' && acts.some((act) => act.kind === 'yes' || act.kind === 'okay');
  const refused = acts.some((act) => act.kind === 'no') && acts.every((act) => act.kind === 'no' || isWeak(act));
  // 'Dan, and I have a nut allergy': the name comes first.
  const before = /^[\p{L}'’ -]+?(?=[,.;!]| and\b| no (?:\p{L}+ )?allerg)/u.exec(talk.turn.text.trim())?.[0] ?? '';
  // 'Is the sesame bagel and cream cheese nut free' names nobody.
  const isTold = !talk.heard.onlyAsking;
  if (isTold && acts.some((act) => act.kind === 'allergy') && !/allerg/i.test(before))
    talk.state.name = readName(before);
  // 'No allergies. Sue': or it comes last.
  const last = /(?:[,.;!]\s*|\band )([\w' -]+?)[.!\s]*$/.exec(talk.turn.text)?.[1] ?? '';
  if (isTold && acts.some(({ kind }) => kind === 'no-allergy'))
    talk.state.name ??= (/allerg/i.test(last) ? null : readName(last)) ?? nameBesideNone(talk, before);
  if (talk.heard.caller.name) return acts.every((act) => isWeak(act) || act.kind === 'no');
  const text =
    bare || (refused && asked.kind === 'name-is') ? talk.turn.text : given?.kind === 'name' ? given.name : '';
  const misheard = asked.kind === 'name' && text === '' ? secondName(talk) : null;
  const name = misheard ?? readName(text) ?? (isNamed ? talk.heard.answersName : null);
  if (!name || agreed || (talk.heard.onlyAsking && !given && !isNamed && talk.heard.words.length > 2)) return false;
  talk.state.name = name;
  return misheard !== null || acts.every((act) => isWeak(act) || act.kind === 'no');
}

/** 'Bronwyn. No allergies.', where no word of it is one that everybody says. */
const nameBesideNone = ({ heard }: Talk, before: string): string | null => {
  const said = before.replace(/^(?:it['’]?s|this is|for|under|name['’]?s) /i, '');
  const isNames = tokenise(said).every((word) => !FUNCTION_WORDS.has(word) && !isPlainWord(word));
  return heard.menuNames.dishes.length === 0 && isNames ? readName(said) : null;
};

/** Recognisers put more behind a name: 'Karen will you?' */
export function isHeardName({ state, heard }: Talk): boolean {
  const [first = '', ...more] = heard.words;
  const isAsked = state.asked.kind === 'name' && heard.acts.length === 0 && heard.answersName !== null;
  return isAsked && more.length < 3 && isFirstName(first) && !FUNCTION_WORDS.has(first) && !isPlainWord(first);
}

/** 'Tom Bradley, no allergies', where a soup begins like Tom: asked for a name, a first and a last one are no guess at a dish. */
function takeOwnName({ state, heard, turn }: Talk): boolean {
  const [, own = '', first = ''] = /^\s*((\p{Lu}\p{L}+) \p{Lu}[\p{L}'’-]+)(?=[,.;!]|\s*$)/u.exec(turn.text) ?? [];
  const words = tokenise(own);
  const isGuess = (act: Act) =>
    act.kind === 'add' && !act.wish.item.exact && tokenise(act.wish.item.said).every((word) => words.includes(word));
  if (!isFirstName(first.toLowerCase()) || !heard.acts.some(isGuess)) return false;
  if (!heard.acts.every((act) => isGuess(act) || isWeak(act) || act.kind === 'no' || act.kind === 'no-allergy'))
    return false;
  state.name = own;
  return true;
}

/**
 * Asked for a second time, one word is the name, though it may mean something else: 'Dan' is heard as 'Done'. A first
 * and a last one that are written as names are it at once: 'Eve Black'.
 */
export function secondName({ state, heard, turn }: Talk): string | null {
  if (heard.consent === 'yes' || heard.when.alone || heard.acts.some(({ kind }) => kind === 'no' || kind === 'goodbye'))
    return null;
  const written = TWO_NAMES.test(turn.text.trim()) && heard.acts.every(isWeak) ? readName(turn.text) : null;
  if (written?.includes(' ')) return written;
  if (heard.words.length !== 1) return null;
  state.nameMissed++;
  // 'Luis' is heard as 'please', and a courtesy is nobody's name, however often it is heard.
  if (COURTESY.test(heard.text)) return null;
  return state.nameMissed > 1 ? capital(turn.text.replace(/[^\p{L}'-]/gu, '')) || null : null;
}
const COURTESY = /^(?:please|thanks|sorry|so|what|huh|hello)\W*$/i;
const TWO_NAMES = /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+[.!]?$/u;

/** "…for Dan. Is that right?" "No, it's Stan." */
function takeOtherName(talk: Talk): boolean {
  const name = otherName(talk);
  if (!name) return false;
  talk.state.name = name;
  talk.state.readBack = false;
  return true;
}

/** A name in place of the one that was read back, unless that sentence says something else. */
export function otherName({ heard: { renamed, acts } }: Talk): string | null {
  const known = acts.some(({ kind }) => kind !== 'no' && kind !== 'name' && kind !== 'unknown-item');
  return renamed && (renamed.spelled || !known) ? renamed.name : null;
}

/** A single word that sounds like part of a dish, without quantity or size: 'Caesar', 'Marge'. */
function isWeak(act: Act): boolean {
  if (act.kind !== 'add') return WEAK.has(act.kind);
  const { item, quantity, size } = act.wish;
  return quantity === null && size === null && !act.more && !(item.exact && item.said.includes(' '));
}

/** "What is the allergy to?" "Shellfish." */
function takeAllergy(talk: Talk): boolean {
  const said = talk.turn.text.replace(LED, '').replace(/[.!?\s]+$/, '');
  const { heard } = talk;
  const isNone = heard.acts.some(({ kind }) => kind === 'no' || kind === 'done' || kind === 'no-allergy');
  if (allergyIn(heard.words) === null && !namesFood(heard, talk.turn.text)) return false;
  if (said === '' || talk.heard.consent === 'yes' || isNone) return false;
  talk.state.allergies = [...allergiesNamed(talk.state), said.toLowerCase().slice(0, 100)];
  talk.state.readBack = false;
  talk.say.push(`Thank you, I've noted ${said.toLowerCase()}.`);
  return true;
}

const LED = /^(?:(?:it'?s|to|uh|um|oh|just|i'?m allergic to|yes|yeah)[\s,]+)+/i;

/** 'Kiwi', 'anything with red dye': no question, nothing that is wanted, and no more words than what one may not eat has. */
function namesFood({ asking, acts, words, manner }: Talk['heard'], text: string): boolean {
  const isSaid = acts.every((act) => OF_FOOD.has(act.kind) && !(act.kind === 'add' && isCounted(act.wish)));
  return (
    !asking &&
    !manner.refuses &&
    !/\?\s*$/.test(text) &&
    isSaid &&
    words.length <= LONGEST_FOOD &&
    !ASKS_OF.test(words.join(' '))
  );
}
/** 'And two egg rolls' is ordered. */
const isCounted = ({ item, quantity }: Extract<Act, { kind: 'add' }>['wish']): boolean =>
  item.exact && quantity !== null && item.said.includes(' ');
const OF_FOOD = new Set<Act['kind']>([
  'add',
  'unknown-item',
  'want-category',
  'ask-item',
  'allergy',
  'note',
  'okay',
  'yes',
]);
const LONGEST_FOOD = 8;
const ASKS_OF =
  /^(?:(?:and|so|but|oh|um|uh|well|okay) )*(?:what|how|which|can|could|do|does|is|are|will|would|where|when|who|why|id|ill|i want|i need|lets|give me|add|make|put)\b|\b(?:what|which|whats)\b|\b(?:please|as well|too|also)$|^(?:my|our) \w+$/;

function takePhone(talk: Talk): boolean {
  return takeNumber(talk) !== 'none';
}

export const GO_ON = 'Go on, please.';

const WHOLE = 10;
const LOCAL = 7;

/** Where a message is told or was left, a number may come in pieces that nobody asked for: 'six four six, five five five'. */
export function takeNumberPiece(talk: Talk): boolean {
  const { state, heard } = talk;
  const isOpen = state.asked.kind === 'message-name' || (state.asked.kind === 'help' && state.left !== null);
  if (!isOpen || !isPiece(heard.words)) return false;
  state.message ??= state.left;
  state.asked = { kind: 'message-phone' };
  return takeNumber(talk) === 'part';
}

/** 'Laura Chen, 347', in answer to the name: the rest of the number is asked for. True when it was. */
export function keepPieceBehind(talk: Talk): boolean {
  const { words } = talk.heard;
  const from = words.findLastIndex((word) => readDigits([word]) === '') + 1;
  const piece = words.slice(from);
  // 'Ana Cruz, we come at 9:15'
  if (!isPiece(piece) || clockAt(words, from) > 0) return false;
  talk.state.digits = readDigits(piece);
  ask(talk, { kind: 'message-phone' }, GO_ON);
  return true;
}

/** The first three or six digits of a number, and nothing else: cards are read out in fours. */
export const isPiece = (words: readonly string[]): boolean =>
  /^(?:3|6)$/.test(`${readDigits(words).length}`) &&
  /^[2-9]/.test(readDigits(words)) &&
  words.every((word) => readDigits([word]) !== '' || /^(?:its|my|number|is|the|and|area|code|oh|o)$/.test(word));

/** A number, in one piece or in several: 'seven one eight', 'five five five', 'oh one four two'. */
export function takeNumber(talk: Talk): 'whole' | 'part' | 'none' {
  const { state, heard } = talk;
  const said = readDigits(heard.words);
  if (said === '') return 'none';
  const digits = state.digits + said;
  if (said.length < LOCAL && digits.length < WHOLE) {
    state.digits = digits;
    ask(talk, state.asked, state.question.startsWith('Go on') ? 'And the rest?' : GO_ON);
    return 'part';
  }
  state.phone = (said.length >= WHOLE ? said : digits).slice(0, 15);
  state.digits = '';
  return 'whole';
}
