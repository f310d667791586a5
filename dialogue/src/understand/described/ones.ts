import type { Menu } from '../menu/menu.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../words.ts';
import { isOf } from './what-it-is.ts';

const ONES = /(?<=[\s,])(?<words>(?:[\p{L}'’-]+ ){1,3}?)(?<one>ones?)\b(?!['’])/giu;
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/;
const OTHERWISE =
  /^(?:other|another|last|first|second|third|next|same|big|bigger|small|smaller|wrong|right|each|every)$/;

/**
 * 'Three al pastor tacos and two of the steak ones' wishes for steak tacos: after a kind of which the menu has several, 'ones' are
 * of that kind where one of it is so. The text as it is where none is.
 */
export function withKinds(text: string, menu: Menu): string {
  return menu.families.length === 0
    ? text
    : text.replace(ONES, (all, ...found) => kindOf(all, found, text, menu) ?? all);
}

function kindOf(all: string, found: readonly unknown[], text: string, menu: Menu): string | null {
  const place = found.find((one) => typeof one === 'number') ?? 0;
  // What stands right before it, 'white' of 'and one white'.
  const before = tokenise(all.replace(/ones?$/i, ''));
  const said = before.slice(before.findLastIndex((word) => FUNCTION_WORDS.has(word) || NUMBER.test(word)) + 1);
  if (said.length === 0 || said.some((word) => OTHERWISE.test(word) || menu.sizeAt([word], 0) !== null)) return null;
  for (const word of tokenise(text.slice(0, place)).map(singular).toReversed()) {
    const kind = menu.families.filter(({ words }) => words.at(-1) === word);
    if (kind.length < 2) continue;
    const isThere = kind.some((family) => said.map(singular).every((one) => isOf(family).has(one)));
    return isThere ? all.replace(/one(s?)$/i, `${word}$1`) : null;
  }
  return null;
}
