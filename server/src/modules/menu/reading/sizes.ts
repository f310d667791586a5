/** Sizes as menus name them: 'S', 'Large', '12"', '6 pc', 'glass'. */

const WORDS =
  'xs|s|m|l|xl|xxl|sm\\.?|md\\.?|med\\.?|lg\\.?|small|medium|large|x-?large|extra[ -]large|regular|reg\\.?|family|personal|jumbo|mini|kids?|half|full|whole|single|double|triple|quarter|glass|bottle|carafe|pitcher|pint|cup|bowl|pot|mug|can|slice|whole pie|pie|pt\\.?|qt\\.?|hot|iced|tall|grande|venti|lunch|dinner|klein|kleine|mittel|groß|große|gross|normal|piccola|media|petit|moyen|grand|chico|mediano|solo|doppio|half dozen|dozen|appetizer|entr[ée]e|main';
const UNITS =
  "(?:\"|”|''|in\\b\\.?|inch(?:es)?|cm|oz\\b\\.?|fl oz|ml|cl|l|g|kg|lbs?|pcs?\\b\\.?|pieces?|stk\\b\\.?|stück|wings|min(?:utes)?|ct|pack|people|persons)";
const MEASURE = `(?:\\d+/\\d+|\\d*[½¼¾]|\\d+(?:[.,]\\d+)?)\\s?${UNITS}`;
const ONE = `(?:(?:${WORDS}) ?\\(?${MEASURE}|${MEASURE}|${WORDS})`;

const WHOLE = new RegExp(`^\\(?${ONE}\\)?$`, 'iu');
const AT_END = new RegExp(`(?<=^|[\\s(,/|])\\(?(${ONE})\\)?\\s*[:=–-]?\\s*$`, 'iu');
const AT_START = new RegExp(`^\\s*\\(?(${ONE})\\)?(?=$|[\\s,;/|)])`, 'iu');
const LIST_AT_END = new RegExp(`\\(?(${ONE}(?:\\s*[/|,]\\s*${ONE})+)\\)?\\s*[:–-]?\\s*$`, 'iu');
const MEASURES = new RegExp(`(?<![\\p{L}\\d])${MEASURE}(?![\\p{L}\\d])`, 'giu');

const ANYWHERE = new RegExp(`(?<![\\p{L}\\d])${ONE}(?![\\p{L}\\d])`, 'giu');

export const withoutSizes = (text: string): string => text.replace(ANYWHERE, ' ');

/** What follows a number that is a measure and no price. */
export const UNIT_AHEAD = `(?!\\s?${UNITS.replaceAll('\\b', '')}(?![\\p{L}\\d]))`;

export const isSize = (text: string): boolean => WHOLE.test(text.trim());

export interface Cut {
  rest: string;
  sizes: string[];
}

/** 'Latte S' is a Latte in S. */
export function sizeBehind(text: string): Cut | null {
  const [all, size] = AT_END.exec(text) ?? [];
  return all === undefined || size === undefined ? null : { rest: text.slice(0, -all.length), sizes: [size] };
}

/** ' small, ' of '$9 small, $12 large'. */
export function sizeBefore(text: string): Cut | null {
  const [all, size] = AT_START.exec(text) ?? [];
  return all === undefined || size === undefined ? null : { rest: text.slice(all.length), sizes: [size] };
}

/** 'Cappuccino (S/M/L)'. */
export function sizeListBehind(text: string): Cut | null {
  const [all, list] = LIST_AT_END.exec(text) ?? [];
  if (all === undefined || list === undefined) return null;
  return { rest: text.slice(0, -all.length), sizes: list.split(/\s*[/|,]\s*/) };
}

/** The head of columns of prices, 'Soup    Pt.   Qt.', or a sentence that names several measures. */
export function sizeColumns(text: string): Cut | null {
  const sizes: string[] = [];
  let rest = text;
  for (let cut = sizeBehind(rest); cut; cut = sizeBehind(rest)) {
    sizes.unshift(...cut.sizes);
    rest = cut.rest.replace(/[\s/|,]+$/, '');
  }
  if (sizes.length > 1) return { rest: rest.trim(), sizes };
  const measures = text.match(MEASURES) ?? [];
  return measures.length > 1 ? { rest: '', sizes: [...measures] } : null;
}

/** Names for prices that stand side by side and say nothing of themselves. */
export function usualSizes(count: number): string[] {
  if (count === 2) return ['Small', 'Large'];
  if (count === 3) return ['Small', 'Medium', 'Large'];
  return Array.from({ length: count }, (_, at) => `Size ${at + 1}`);
}

const SPOKEN: Readonly<Record<string, string>> = {
  xs: 'Extra Small',
  s: 'Small',
  sm: 'Small',
  m: 'Medium',
  md: 'Medium',
  med: 'Medium',
  l: 'Large',
  lg: 'Large',
  xl: 'Extra Large',
  xxl: 'Extra Extra Large',
  reg: 'Regular',
  pt: 'Pint',
  qt: 'Quart',
};

/** 'L' is said 'Large'; whoever orders says no letter either. */
export const spokenSize = (size: string): string =>
  size.replace(/^(\p{L}{1,3})\.?(?=$| )/u, (all, letters: string) => SPOKEN[letters.toLowerCase()] ?? all);
