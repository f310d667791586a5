import type { Family } from '../../understand/menu/families.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { PHRASE_WORDS } from '../../understand/phrasebook.ts';
import { toPieces } from '../../understand/pieces.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../understand/words.ts';
import { MEANS_OF_PAYMENT } from '../words/payment.ts';
import type { Leaning } from './leaning.ts';

interface Around {
  /** The question was one of the hours. */
  ofHours: boolean;
  /** It was one of what something costs. */
  ofPrice: boolean;
  /** Something stands that more could come to. */
  mayOrder: boolean;
}

/** The question with what is named now in the place of what it named; null where that is not of the same kind. */
export function inPlaceOf(question: string, leaning: Leaning, menu: Menu, around: Around): string | null {
  const { what, how } = leaning;
  if (DAY.test(what)) return around.ofHours ? onDay(question, what) : null;
  const isMeant = how === 'plainly' || how === 'named';
  const sized = around.ofPrice && (isMeant || !around.mayOrder) ? ofSize(question, what, menu) : null;
  if (sized !== null) return sized;
  const isPaid = PAYMENT.test(what);
  if (!isPaid && namedIn(tokenise(what), menu)) return isMeant ? ofDish(question, what, menu) : null;
  if (how === 'wished' || (PAYMENT.test(question) !== isPaid && OF_PAYMENT.test(question))) return null;
  const { head, object } = OBJECT.exec(question.trim())?.groups ?? {};
  if (head === undefined || object === undefined || (how === 'joined' && !NAMES.test(head))) return null;
  return question.trim().replace(`${head}${object}`, `${head}${what}`);
}

const PAYMENT = new RegExp(
  `\\b(?:${MEANS_OF_PAYMENT}|discover|ebt|snap|gift (?:cards?|certificates?)|tap|contactless)\\b`,
  'i',
);
const OF_PAYMENT = /\b(?:take|accept|pay)\b/i;

/** What a thing that no menu has stands behind in a question. */
const OBJECT =
  /^(?<head>.*?\b(?:take|accept|pay (?:with|by|in|using)|use|honou?r|deliver(?: (?:out|over|up|down))? to|(?:come|go)(?: (?:out|over|up|down))? to|service|do (?:you|you guys|y['’]all|they) (?:do|offer|have|carry|sell|fix|cut|see|treat|work on|board|take|rent)|how much (?:is|are|for|do you (?:guys )?charge for|does|do|would)|charge for|cost of|price (?:of|for|on)|how long (?:is|does|do|would)|what(?:['’]s| is)|whats)(?: (?:an?|the|your|any|some))? )(?<object>(?!(?:you|i|we|it|that|this|they|a|the)\b)[^.?!,]+?)(?<tail>(?: (?:take|cost|run|runs|go for|be|for me|there|here|today|tonight|these days|right now|over the phone|too|then))*\s*\?*)$/iu;
/** What is named there has no article: 'do you take Cigna', 'and Aetna'. */
const NAMES = /\b(?:take|accept|pay (?:with|by|in|using)|honou?r|to|work on) $/i;

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const DAY_WORDS = `(?:(?:this|next|on) )?(?:${WEEKDAY}|today|tomorrow|tonight|(?:the )?(?:weekends?|weekdays|holidays))(?: (?:morning|night|evening)s?)?`;
const DAY = new RegExp(`^${DAY_WORDS}$`, 'i');
const ON_DAY = new RegExp(`\\b(?:(?:on|over|during) (?:the )?)?${DAY_WORDS}\\b`, 'i');

function onDay(question: string, day: string): string {
  const when = /^(?:today|tomorrow|tonight|on|this|next)\b/i.test(day) ? day : `on ${day}`;
  if (ON_DAY.test(question)) return question.replace(ON_DAY, when);
  return question.replace(/\s*\?*\s*$/, ` ${when}?`);
}

/** 'A large one', 'the medium size': one that a dish which was asked about comes in. */
function ofSize(question: string, what: string, menu: Menu): string | null {
  const said = tokenise(what.replace(/\s+(?:ones?|size)$/i, '')).join(' ');
  const words = tokenise(question);
  const dish = namedIn(words, menu);
  const sizes = dish?.families.flatMap(({ variants }) => variants.flatMap(({ size }) => size ?? [])) ?? [];
  const size = menu.sizeAt(said.split(' '), 0);
  const comesIn = sizes.includes(said) || (size?.length === said.split(' ').length && sizes.includes(size.size));
  if (!dish || !comesIn) return null;
  const before = sizeBefore(words, dish.from, sizes, menu);
  return withWords(question, words.slice(before, dish.to), `${said} ${words.slice(dish.from, dish.to).join(' ')}`);
}

/** Where the size begins that stands right before a dish; where the dish does, if none stands there. */
function sizeBefore(words: readonly string[], dish: number, sizes: readonly string[], menu: Menu): number {
  const starts = [3, 2, 1].map((many) => dish - many).filter((at) => at >= 0);
  const isSize = (at: number) =>
    sizes.includes(words.slice(at, dish).join(' ')) || menu.sizeAt(words, at)?.length === dish - at;
  return starts.find(isSize) ?? dish;
}

function ofDish(question: string, what: string, menu: Menu): string | null {
  const words = tokenise(question);
  const dish = namedIn(words, menu);
  const named = namedIn(tokenise(what), menu);
  if (!dish || !named || !isAllOf(tokenise(what), named, menu)) return null;
  return withWords(question, words.slice(dish.from, dish.to), what);
}

interface Named {
  from: number;
  to: number;
  families: readonly Family[];
}

/** What of the menu is named: a dish by its whole name before all others, the longest one; else a dish or a kind that is meant. */
function namedIn(words: readonly string[], menu: Menu): Named | null {
  const said = words.map(singular);
  const whole = menu.families
    .flatMap((family) =>
      placesOf(tokenise(family.name).map(singular), said).map((at) => ({ ...at, families: [family] })),
    )
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  const meant = toPieces(words, menu, PHRASE_WORDS).filter(({ kind }) => kind === 'item' || kind === 'category');
  const longer = meant.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (whole || !longer) return whole ?? null;
  const families = longer.kind === 'item' ? longer.mention.families.flatMap((key) => menu.family(key) ?? []) : [];
  return { from: longer.from, to: longer.to, families };
}

function placesOf(name: readonly string[], said: readonly string[]): { from: number; to: number }[] {
  const isAt = (at: number) => name.length > 0 && name.every((word, place) => word === said[at + place]);
  return said.flatMap((_, at) => (isAt(at) ? { from: at, to: at + name.length } : []));
}

/** Nothing is said beside it but how big it is and what is chosen on it. */
const isAllOf = (words: readonly string[], { from, to }: Named, menu: Menu): boolean =>
  toPieces([...words.slice(0, from), ...words.slice(to)], menu, PHRASE_WORDS).every(
    (piece) => piece.kind !== 'word' || piece.choice === true || FUNCTION_WORDS.has(piece.said),
  );

/** A word with the marks in it that it may be written with. */
const anyhow = (word: string): string => word.replace(/[^\p{L}\d]/gu, '\\$&').replace(/\w(?=\w)/g, "$&['\u2019.]?");

/** The text with other words where these are said, however their marks are written: 'dr browns', 'Dr. Brown's'. */
function withWords(text: string, words: readonly string[], others: string): string | null {
  const said = words.map(anyhow).join('[^\\p{L}\\d]+');
  const found = new RegExp(`(?<![\\p{L}\\d])${said}(?![\\p{L}\\d])`, 'iu').exec(text)?.[0];
  return found === undefined ? null : text.replace(found, others);
}
