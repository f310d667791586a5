import type { Menu } from '../../understand/menu/menu.ts';
import { PHRASE_WORDS } from '../../understand/phrasebook.ts';
import { type Piece, toPieces } from '../../understand/pieces.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import type { Leaning } from './leaning.ts';

interface Around {
  /** The question was one of the hours. */
  ofHours: boolean;
  /** Something stands that more could come to. */
  mayOrder: boolean;
}

/** The question with what is named now in the place of what it named; null where that is not of the same kind. */
export function inPlaceOf(question: string, leaning: Leaning, menu: Menu, around: Around): string | null {
  const { what, how } = leaning;
  if (DAY.test(what)) return around.ofHours ? onDay(question, what) : null;
  const isAsked = how === 'plainly' || how === 'named' || !around.mayOrder;
  const named = toPieces(tokenise(what), menu, PHRASE_WORDS);
  const size = isAsked ? sizeIn(named) : null;
  if (size !== null) return ofSize(question, size, menu);
  const isPaid = PAYMENT.test(what);
  if (!isPaid && named.some(isDish)) {
    const isOfIt = (how === 'plainly' || how === 'named') && named.every(isOfMenu);
    return isOfIt ? ofDish(question, what, menu) : null;
  }
  if (how === 'wished' || (PAYMENT.test(question) !== isPaid && OF_PAYMENT.test(question))) return null;
  const { head, object } = OBJECT.exec(question.trim())?.groups ?? {};
  if (head === undefined || object === undefined || (how === 'joined' && !NAMES.test(head))) return null;
  return question.trim().replace(`${head}${object}`, `${head}${what}`);
}

const PAYMENT =
  /\b(?:cash|cards?|checks?|credit|debit|visa|amex|american express|mastercard|discover|venmo|zelle|paypal|(?:apple|google|samsung) ?pay|cash ?app|ebt|snap|gift (?:cards?|certificates?)|tap|contactless)\b/i;
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

/** 'A large one', 'the medium size'. */
function sizeIn(named: readonly Piece[]): string | null {
  const [first, ...more] = named;
  const isOne = first?.kind === 'size' && more.every(({ said }) => /^(?:ones?|size)$/.test(said));
  return isOne ? first.said : null;
}

function ofSize(question: string, size: string, menu: Menu): string | null {
  const pieces = toPieces(tokenise(question), menu, PHRASE_WORDS);
  const at = pieces.findLastIndex(isDish);
  const dish = pieces[at];
  if (!dish) return null;
  const before = pieces.findLast((piece) => piece.kind === 'size');
  if (before) return withWords(question, before.said, size);
  return withWords(question, dish.said, `${size} ${dish.said}`);
}

function ofDish(question: string, what: string, menu: Menu): string | null {
  const dish = toPieces(tokenise(question), menu, PHRASE_WORDS).findLast(isDish);
  return dish ? withWords(question, dish.said, what) : null;
}

/** The text with other words where these are said, however their marks are written: 'dr browns', 'Dr. Brown's'. */
function withWords(text: string, words: string, others: string): string | null {
  const anyhow = (word: string) => [...word].map((letter) => letter.replace(/[^\p{L}\d]/u, '\\$&')).join("['\u2019.]?");
  const said = words.split(' ').map(anyhow).join('[^\\p{L}\\d]+');
  const found = new RegExp(`(?<![\\p{L}\\d])${said}(?![\\p{L}\\d])`, 'iu').exec(text)?.[0];
  return found === undefined ? null : text.replace(found, others);
}

const isDish = ({ kind }: Piece): boolean => kind === 'item' || kind === 'category';
const isOfMenu = (piece: Piece): boolean =>
  piece.kind !== 'word' || piece.choice === true || FUNCTION_WORDS.has(piece.said);
