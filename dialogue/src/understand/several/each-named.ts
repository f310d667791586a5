import type { Act, Understanding } from '../acts.ts';
import { numberAt } from '../numbers.ts';
import { type Spoken, spokenIn } from './spoken.ts';

/** 'Two wraps, one with tuna and the other with egg and cheese': so many of a dish, and what each of them is to be. */

type Read = (said: string) => Understanding;
type IsDish = (said: string) => boolean;
type Wished = Extract<Act, { kind: 'add' }>['wish'];

/** Where one of them begins, and how many words tell that; `many`: null where it is all that are left. */
interface Mark {
  at: number;
  length: number;
  many: number | null;
}

interface Part {
  many: number;
  what: string;
}

const WORTH_A_LOOK =
  /\b(?:two|three|four|five|six|[2-6]|couple)\b.*\b(?:an?|one|two|three|[1-4]|first)\b.*\b(?:an?|one|two|three|[1-4]|other|others|second|rest|another)\b/i;
/** Behind these a number is none of them: 'no onions on one', 'lines of one'. */
const LEANS = /^(?:on|of|at|to|for|in|by|number|combo|half|times)$/;
const PLACE = /^(?:first|second|third|fourth|last|other)$/;
const JOINT = /^[\s,;:]*(?:(?:and|but|then|is|are|gets|get|has|have|to have|should be|should have|comes?)\b[\s,]*)*/i;
const JOINED = /(?:[\s,;:]+(?:and|but|then|plus))*[\s,;:]*$/i;
const OF_ALL =
  /[\s,]+(?:(?:and|but)\s+)?(?:both|all|each)(?: (?:of (?:them|those)|three|four))?[\s,]+(?<what>(?!of\b|in all\b|together\b)[^.;!?]+)$/i;

/** Said of others of them as well. */
const OF_SOME = /\b(?:on|for) (?:the|one|two|all|both|each|every\w*|them)\b|\bones\b/i;

/** The turn with each of them called by its name; null where that is not surely what was said. */
export function eachNamed(text: string, read: Read, isDish: IsDish): string | null {
  if (!WORTH_A_LOOK.test(text)) return null;
  const words = spokenIn(text);
  const said = words.map((word) => word.said);
  for (let at = 0; at < words.length; at++) {
    const many = numberAt(said, at);
    if (!many || many.value < 2 || many.value > MOST || /^an?$/.test(said[at] ?? '') || LEANS.test(said[at - 1] ?? ''))
      continue;
    const told = apartFrom(text, words, { at, length: many.length, many: many.value }, read, isDish);
    if (told) return told;
  }
  return null;
}
/** More are told apart in another way. */
const MOST = 6;

function apartFrom(text: string, words: readonly Spoken[], whole: Mark, read: Read, isDish: IsDish): string | null {
  const many = whole.many ?? 0;
  const begins = words[whole.at + whole.length];
  const ends = endOf(text, words[whole.at]?.from ?? 0);
  const counted = marksIn(words, whole.at + whole.length + 1, ends, false);
  // 'Two quarters, a dark and a white'
  const marks = counted.length > 1 ? counted : marksIn(words, whole.at + whole.length + 1, ends, true);
  const [first] = marks;
  if (!begins || !first || marks.length < 2) return null;
  const head = text.slice(begins.from, words[first.at]?.from).replace(JOINED, '');
  const parts = partsOf(text, words, marks, ends, many);
  // 'Two pies, a salad and a soup' are three dishes.
  if (!parts || /[.;!?]/.test(head) || parts.some(({ what }) => isDish(what))) return null;
  const phrases = parts.map((part) => `${part.many} ${head} ${part.what}`);
  if (!areOfOneDish(phrases, parts, read)) return null;
  return `${text.slice(0, words[whole.at]?.from)}${phrases.join(', and ')}${text.slice(ends)}`;
}

function endOf(text: string, from: number): number {
  const end = /[.;!?](?=\s|$)/.exec(text.slice(from));
  return end ? from + end.index : text.length;
}

function marksIn(words: readonly Spoken[], from: number, ends: number, articles: boolean): Mark[] {
  const said = words.map((word) => word.said);
  const marks: Mark[] = [];
  for (let at = from; at < words.length && (words[at]?.from ?? ends) < ends; at++) {
    const mark = LEANS.test(said[at - 1] ?? '') ? null : markAt(said, at, articles);
    if (!mark) continue;
    marks.push(mark);
    at += mark.length - 1;
  }
  return marks;
}

function markAt(said: readonly string[], at: number, articles: boolean): Mark | null {
  const one = (place: number) => (/^ones?$/.test(said[place] ?? '') ? 1 : 0);
  const ofThem = (place: number) => (/^of (?:them|those|these)$/.test(said.slice(place, place + 2).join(' ')) ? 2 : 0);
  const behind = (length: number) => length + one(at + length);
  if (said[at] === 'the' && PLACE.test(said[at + 1] ?? '')) {
    const many = said[at + 1] === 'other' ? numberAt(said, at + 2) : null;
    const isOne = said[at + 2] === 'one';
    return many && !isOne ? { at, length: 2 + many.length, many: many.value } : { at, length: behind(2), many: 1 };
  }
  if (said[at] === 'the' && /^(?:rest|others)$/.test(said[at + 1] ?? ''))
    return { at, length: 2 + ofThem(at + 2), many: null };
  if (said[at] === 'another') return { at, length: behind(1), many: 1 };
  const isArticle = /^an?$/.test(said[at] ?? '');
  if (isArticle)
    return articles && !/^(?:with|and with|without)$/.test(said[at - 1] ?? '') ? { at, length: 1, many: 1 } : null;
  const number = numberAt(said, at);
  return number && { at, length: number.length + ofThem(at + number.length), many: number.value };
}

/** What each of them is to be, where they come to the whole. */
function partsOf(
  text: string,
  words: readonly Spoken[],
  marks: readonly Mark[],
  ends: number,
  many: number,
): Part[] | null {
  const told = marks.reduce((sum, mark) => sum + (mark.many ?? 0), 0);
  const left = marks.filter((mark) => mark.many === null).length;
  if (left > 1 || (left === 0 ? told !== many : told >= many)) return null;
  const parts = marks.map((mark, place) => {
    const next = marks[place + 1];
    const until = next ? (words[next.at]?.from ?? ends) : ends;
    const from = words[mark.at + mark.length - 1]?.to ?? until;
    return { many: mark.many ?? many - told, what: text.slice(from, until).replace(JOINT, '').replace(JOINED, '') };
  });
  const last = parts.at(-1);
  const ofAll = OF_ALL.exec(last?.what ?? '');
  const shared = ofAll?.groups?.what ?? '';
  const each = parts.map(({ many: so, what }) => {
    const own = ofAll && what === last?.what ? what.slice(0, ofAll.index) : what;
    return { many: so, what: `${own}${shared === '' ? '' : ` ${shared}`}` };
  });
  return each.some(({ what }) => what.trim() === '' || OF_SOME.test(what)) ? null : each;
}

/** Each of them, said by itself, is that many of one dish and nothing else; behind the last something else may stand. */
function areOfOneDish(phrases: readonly string[], parts: readonly Part[], read: Read): boolean {
  let family: string | undefined;
  const wishes: Wished[] = [];
  for (const [place, phrase] of phrases.entries()) {
    const { acts, leftover } = read(phrase);
    const [first, ...others] = acts;
    if (first?.kind !== 'add' || leftover.length > 0 || acts.some(({ kind }) => kind === 'unknown-item')) return false;
    const { wish } = first;
    if (others.length > 0 && (place < phrases.length - 1 || others.some((act) => isOf(act, wish)))) return false;
    const [key, ...more] = wish.item.families;
    if ((wish.quantity ?? 1) !== parts[place]?.many || more.length > 0 || wish.item.sure !== 'certain') return false;
    family ??= key;
    if (key !== family) return false;
    wishes.push(wish);
  }
  // What one word tells apart is told apart where the whole is read.
  return wishes.some(
    (wish) => wish.notes.filter((note) => !wishes.every(({ notes }) => notes.includes(note))).length > 1,
  );
}

const isOf = (act: Act, { item }: Wished): boolean =>
  act.kind === 'add' && act.wish.item.families.some((key) => item.families.includes(key));
