import { dietIn } from '../heard/diet.ts';
import { findMentions, type Mention } from './menu/match.ts';
import type { Menu } from './menu/menu.ts';
import { notGuessed } from './menu/not-guessed.ts';
import { clockAt, countAt } from './numbers.ts';
import { sizeAt } from './sizes.ts';
import { FUNCTION_WORDS, singular } from './words.ts';

/** An utterance as a row of pieces: what the menu knows, numbers, sizes, and plain words in between. */
export type Piece = {
  from: number;
  to: number;
  said: string;
} /** `choice`: words that together name something to be chosen on a dish, e.g. 'blue cheese'. */ & (
  | { kind: 'word'; choice?: true }
  | { kind: 'item'; mention: Mention }
  | { kind: 'number'; value: number; more: boolean }
  /** An hour with its minutes. */
  | { kind: 'clock' }
  | { kind: 'size'; size: string }
  | { kind: 'category'; category: string }
);

/** Each word once: as part of a dish, a number, a size, a category, or as itself. `common` words are never guessed to be dishes. */
export function toPieces(words: readonly string[], menu: Menu, common: ReadonlySet<string>): Piece[] {
  const mentions = findMentions(words, menu.lexicon, notGuessed(menu, common)).filter(
    (one) => !isInChoice(one, words, menu) && !isVerb(one, words) && !isPaidWith(one, words) && !isDiet(one, words),
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const piece = pieceAt(words, at, mentions, menu);
    pieces.push(piece);
    at = piece.to;
  }
  return doubtStrangeDishes(pieces, common, menu);
}

function pieceAt(words: readonly string[], at: number, mentions: readonly Mention[], menu: Menu): Piece {
  const place = (length: number) => ({ from: at, to: at + length, said: words.slice(at, at + length).join(' ') });
  const choice = menu.choiceAt(words, at);
  const mention = mentions.find((one) => one.from === at);
  if (choice > 0 && (!mention || mention.to - at <= choice)) return { ...place(choice), kind: 'word', choice: true };
  const clock = clockAt(words, at);
  if (clock > 0) return { ...place(clock), kind: 'clock' };
  const quantity = countAt(words, at);
  if (mention && (quantity?.length ?? 0) <= mention.to - at)
    return { ...place(mention.to - at), kind: 'item', mention };
  const free = (length: number) => !mentions.some((one) => one.from < at + length && at < one.to);
  const category = menu.categoryAt(words, at);
  if (category && free(category.length))
    return { ...place(category.length), kind: 'category', category: category.name };
  const size = menu.sizeAt(words, at);
  if (size && free(size.length)) return { ...place(size.length), kind: 'size', size: size.size };
  const number = quantity ?? misheardNumber(words, at, mentions);
  if (number && (free(number.length) || mention)) {
    return { ...place(number.length), kind: 'number', value: number.value, more: number.more };
  }
  return { ...place(1), kind: 'word' };
}

/** 'What oil do you fry in', where there are fries: what is done with food is no dish. */
function isVerb({ from, to }: Mention, words: readonly string[]): boolean {
  const word = words[from] ?? '';
  return to - from === 1 && word === singular(word) && DOES.test(words.slice(Math.max(0, from - 5), from).join(' '));
}
const DOES =
  /\b(?:(?:do|does|did|can|could|will|would|how|what|where|oil|stuff|way) (?:you|yall|you guys|you all|they)(?: (?:also|still|ever|even|always|all|deep|pan))*|uses?d? to)$/;

/** 'Do you take cards', where greeting cards are sold, 'apple pay', where there is apple pie: what is paid with is no dish. */
function isPaidWith({ from, to, said }: Mention, words: readonly string[]): boolean {
  const around = words.slice(Math.max(0, from - 5), from).join(' ');
  return (PAYS.test(around) && MEANS.test(said)) || WALLET.test(words.slice(from, to + 1).join(' '));
}
const PAYS =
  /\b(?:(?:do|does|can|could|will|would) (?:you|yall|you guys|i|we|they)(?: (?:guys|all|also|still|even))* (?:take|accept|use|pay (?:with|by|using))|you(?: guys| all)? (?:take|accept)|pay(?:ing)? (?:with|by|using)|is|are)(?: (?:an?|my|the|any|all|credit|debit|bank|major))*$/;
const MEANS = /^(?:credit |debit |bank )?(?:cards?|checks?|cash|credit|debit)$/;
const WALLET = /^(?:apple|google|samsung) pay\b/;

/** 'She's vegetarian', where an omelet is called veggie: what somebody eats is no dish. */
const isDiet = ({ from, to }: Mention, words: readonly string[]): boolean =>
  to === from + 1 && dietIn(words.slice(from, to)) !== null && SOMEBODY_IS.test(words[from - 1] ?? '');
const SOMEBODY_IS = /^(?:im|were|shes|hes|theyre|am|is|are)$/;

/** 'Blue cheese' is a dressing, not the Cheese pizza; a dish of that very name stays one. */
function isInChoice({ from, to }: Mention, words: readonly string[], menu: Menu): boolean {
  for (let at = Math.max(0, from - 2); at <= from; at++) {
    if (to <= at + menu.choiceAt(words, at) && to - from < menu.choiceAt(words, at)) return true;
  }
  return false;
}

/** A recogniser writes 'to large pepperoni' and 'for cannoli': before a dish or a size, after a wish, it is a number. */
function misheardNumber(words: readonly string[], at: number, mentions: readonly Mention[]) {
  const value = { to: 2, too: 2, for: 4, won: 1 }[words[at] ?? ''];
  const dishFollows = mentions.some((one) => one.from === at + 1) || sizeAt(words, at + 1) !== null;
  const wishBefore = at === 0 || /^(and|like|want|have|get|need|also|plus)$/.test(words[at - 1] ?? '');
  return value && dishFollows && wishBefore ? { value, length: 1, more: false } : null;
}

/** 'garlic bread' is not Garlic Knots, nor 'mushroom soup' the Mushroom: an unknown noun beside makes it a question. */
function doubtStrangeDishes(pieces: Piece[], common: ReadonlySet<string>, menu: Menu): Piece[] {
  const strange = (piece: Piece | undefined) =>
    piece?.kind === 'word' && !common.has(piece.said) && !FUNCTION_WORDS.has(piece.said) && !menu.isChoice(piece.said);
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) continue;
    const next = pieces[at + 1];
    const part = piece.kind === 'item' && !piece.mention.exact;
    const doubtful = strange(next) && (part || DISH_NOUNS.has(next?.said ?? ''));
    if (piece.kind === 'item' && next && doubtful) {
      const said = `${piece.said} ${next.said}`;
      const mention: Mention = { ...piece.mention, to: next.to, said, exact: false };
      result.push({ ...piece, to: next.to, said, mention: { ...mention, sure: sureness(mention) } });
      at++;
    } else result.push(piece);
  }
  return result;
}

function sureness(mention: Mention): Mention['sure'] {
  return mention.families.length > 1 ? 'which' : 'likely';
}

const DISH_NOUNS = new Set(
  'soup burger burgers sandwich bread wrap pasta roll rolls sub hero wings fries sticks cake juice tea'.split(' '),
);

/** 'A seizure salad', a 'heart attack burger': what names a dish as a whole is no danger. */
export function withoutDishes(words: readonly string[], pieces: readonly Piece[]): string[] {
  const named = pieces.flatMap(({ kind, said }) => (kind === 'item' && said.includes(' ') ? said : []));
  return named.reduce((said, name) => said.replace(name, 'it'), words.join(' ')).split(' ');
}
