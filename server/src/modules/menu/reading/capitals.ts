import type { Line } from './lines.ts';
import { isCapitals, isUsualTitle } from './looks.ts';
import { pricedLine } from './priced-line.ts';

/** One that is printed so may be by chance. */
const FEWEST = 2;

/**
 * Whether this menu prints its dishes in capitals, all of them: what stands below one, as 'Beef' below 'LASAGNA', is then
 * told of it. Where a dish is not in capitals, 'CALZONES' above 'Classico' is a part.
 */
export function areNamesCapital(lines: readonly Line[]): boolean {
  const names: (string | undefined)[] = [];
  let above: string[] = [];
  for (const { text } of lines) {
    const priced = pricedLine(text, []);
    if (priced?.kind === 'prices') names.push(above.findLast(isCapitals));
    if (priced?.kind === 'dishes') names.push(...priced.dishes.map(({ name }) => name));
    above = priced ? [] : [...above, text];
  }
  const printed = names.filter((name) => name !== undefined && isCapitals(name));
  const own = printed.filter((name) => name !== undefined && !isUsualTitle(name));
  return printed.length === names.length && own.length >= FEWEST;
}
