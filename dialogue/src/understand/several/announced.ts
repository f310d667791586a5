import type { Family } from '../menu/families.ts';
import type { Menu } from '../menu/menu.ts';
import { PHRASE_WORDS } from '../phrasebook.ts';
import { toPieces } from '../pieces.ts';
import { singular, tokenise } from '../words.ts';

const WISH =
  "(?:can|could|may) (?:i|we)(?: please)?(?: get| have| order)|let me (?:get|have)|(?:i|we)(?:['’]d| would) like(?: to (?:get|have|order))?|(?:i|we)(?: want| need)(?: to (?:get|have|order))?|(?:i|we)(?:['’]m|['’]re| am| are) (?:after|looking for)|(?:i|we)(?:['’]ll| will) (?:have|take|need)|give me|get me";
/** 'Hi, I need a few coffees for a meeting. Two large drips': the kind, of no number, and then what of it. */
const ANNOUNCED = new RegExp(
  `^(?<led>(?:(?:hi|hey|hello|yeah|yes|okay|ok|so|um|uh|morning|good (?:morning|afternoon|evening))[\\s,.!]+)*)(?:${WISH}) (?:(?:a few|some|several|a bunch of|a couple(?: of)?) )(?<kind>\\p{L}+(?: \\p{L}+)?s)(?: (?:for|to) [^.;:!?]{1,40})?(?: please)?\\s*[.;:!\\u2014-]+\\s+(?<rest>\\p{L}.+)$`,
  'isu',
);

/** What is announced and then named is one thing: without the announcement, which alone would be ordered as well. */
export function withoutAnnounced(text: string, menu: Menu): string {
  const { led = '', kind = '', rest = '' } = ANNOUNCED.exec(text)?.groups ?? {};
  if (kind === '') return text;
  const word = singular(tokenise(kind).at(-1) ?? '');
  const pieces = toPieces(tokenise(rest), menu, PHRASE_WORDS);
  const dishes = pieces.flatMap((piece) => (piece.kind === 'item' ? piece.mention.families : []));
  const [first, next] = pieces;
  if (first?.kind !== 'number' || next?.kind === 'number') return text;
  if (dishes.some((key) => isOf(menu.family(key), word))) return `${led}${rest}`;
  const count = pieces.reduce((sum, piece) => sum + (piece.kind === 'number' ? piece.value : 0), 0);
  const isKind = menu.families.some((family) => isOf(family, word));
  return dishes.length === 0 && isKind ? `${led}${count} ${kind}, ${rest}` : text;
}

const isOf = (family: Family | undefined, word: string): boolean =>
  family !== undefined && (family.words.includes(word) || tokenise(family.category).map(singular).includes(word));
