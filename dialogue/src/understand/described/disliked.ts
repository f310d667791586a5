import type { Menu } from '../menu/menu.ts';
import { PHRASE_WORDS } from '../phrasebook.ts';
import { toPieces } from '../pieces.ts';
import { singular, tokenise } from '../words.ts';
import { toldOf } from './what-it-is.ts';

const NOT =
  "(?:(?:really |just )?hates?|(?:really )?(?:do|does)(?:n['’]?t| not)(?: really)? (?:like|eat|do|want|care for)|can['’]?t stand|(?:won['’]?t|will not) (?:eat|touch)|(?:['’]s|['’]m| is| am) not a fan of)";
/** 'A tonkotsu for my son, he hates scallions': told of what is ordered in the same breath. */
const DISLIKES = new RegExp(
  `(?<=\\p{L})[\\s,.;]+(?:(?:and|but|because|since|['’]?cause|cuz|so) )?(?:he|she|they|i|my \\p{L}+|who) ?${NOT} (?:any |the )?(?<what>\\p{L}+(?: (?!(?:and|so|but|on|in|at|or|please)\\b)\\p{L}+)?)(?=\\s*(?:$|[,.;!?])|\\s+(?:and|so)\\b)`,
  'iu',
);

/** What somebody does not like is left off the last dish before it that is made with it; of nothing else is it told. */
export function withoutDisliked(text: string, menu: Menu): string {
  const found = DISLIKES.exec(text);
  const what = found?.groups?.what ?? '';
  if (!found || what === '' || menu.families.length === 0) return text;
  const words = tokenise(what).map(singular);
  // 'Pepperoni on one half, my kid won't touch pepperoni': where it goes was told.
  if (words.some((word) => tokenise(text.slice(0, found.index)).map(singular).includes(word))) return text;
  const mentions = toPieces(tokenise(text.slice(0, found.index)), menu, PHRASE_WORDS).flatMap((piece) =>
    piece.kind === 'item' && piece.mention.families.length === 1 ? piece.mention : [],
  );
  const isOn = (key: string) => {
    const family = menu.family(key);
    return family !== undefined && (words.every((word) => toldOf(family).has(word)) || menu.isChoice(what, key));
  };
  const dish = mentions.findLast(({ families: [key = ''] }) => isOn(key));
  if (!dish) return text;
  const isSeveral = new Set(mentions.map(({ families }) => families[0])).size > 1;
  return text.replace(found[0], `, no ${what}${isSeveral ? ` on the ${dish.said}` : ''}`);
}
