import type { Line } from './lines.ts';
import { isCapitals, isTitle, isUsualTitle, tells } from './looks.ts';

/** Which of the lines above a price is the dish: its part may stand there too, and what is told of either. */
export function nameIn(block: readonly Line[], areCapital: boolean): number {
  const printed = areCapital ? block.findLastIndex(({ text }) => isCapitals(text)) : -1;
  if (printed >= 0) return printed;
  const apart = block.findLastIndex(({ isApart }) => isApart);
  const [first, ...rest] = block.slice(Math.max(0, apart));
  if (apart >= 0 && first && rest.length > 0) {
    if (!isHeading(first, rest)) return apart;
    const named = rest.findIndex(({ text }) => !tells(text));
    return apart + 1 + Math.max(0, named);
  }
  const plain = block.findLastIndex(({ text }) => !tells(text));
  return plain < 0 && block.length > 0 ? 0 : plain;
}

function isHeading({ text }: Line, [second, ...more]: readonly Line[]): boolean {
  if (isUsualTitle(text) && isCapitals(text)) return true;
  if (second && !tells(second.text)) return isTitle(text);
  // 'CALZONES', 'Served with marinara', 'Calzone Classico'
  return isCapitals(text) && more.some((line) => isTitle(line.text) && !isCapitals(line.text) && !tells(line.text));
}

/** A title that no dish has: 'WINGS', 'Drinks'. */
export const isPartAlone = ({ text, isApart }: Line): boolean =>
  isApart && isUsualTitle(text) && (isCapitals(text) || !text.includes(' '));

/** How many of them still tell of the dish before them. */
export function tellingFirst(waiting: readonly Line[], areCapital: boolean): number {
  const isNext = (text: string) =>
    areCapital ? isCapitals(text) || (isUsualTitle(text) && !tells(text)) : !tells(text);
  const end = waiting.findIndex(({ text, isApart }) => isApart || isNext(text));
  return end < 0 ? waiting.length : end;
}
