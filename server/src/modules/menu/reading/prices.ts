import { LONGEST } from './lines.ts';
import { UNIT_AHEAD, withoutSizes } from './sizes.ts';

/** An amount in a line. */
export interface PriceAt {
  from: number;
  to: number;
  cents: number;
  /** '+1.50': it comes on top of something. */
  isMore: boolean;
}

const COINS = '(?:[$€£]|USD|EUR|Euro|GBP|CHF|Fr\\.)';
const AMOUNT = '(?:\\d{1,3},\\d{3}(?!\\d)|\\d{1,4})(?:[.,](?:\\d{1,2}(?!\\d)|[–—-]{1,2}))?|[.,]\\d{2}(?!\\d)';
/** With a coin before or behind it, with cents, or with a plus: a price wherever it stands. */
const SURE = new RegExp(
  [
    `(?<plus>\\+\\s?)?${COINS}\\s?(?<plus2>\\+)?(?<coin>${AMOUNT})`,
    `(?<plus3>\\+\\s?)?(?<![\\d.,])(?<behind>${AMOUNT})\\s?(?:${COINS}|¢|ct\\b|p\\b)`,
    `(?<plus4>\\+\\s?)(?<more>${AMOUNT})`,
    `(?<![\\d.,:\\p{L}#])(?<cents>\\d{1,4}[.,](?:\\d{2}(?![\\d%])|[–—-]{1,2}))${UNIT_AHEAD}`,
    `(?<=\\s)(?<under>\\.\\d{2}(?![\\d%]))`,
  ].join('|'),
  'giu',
);
const BARE = new RegExp(`(?<![\\w.,:'’#(+-])\\d{1,3}(?:[.,]\\d)?(?![\\d%:]|[.,]\\d|-\\d|\\p{L})${UNIT_AHEAD}`, 'gu');
const NOTHING = /^[\s/|,;()=:–-]*$/;

export function pricesIn(text: string): PriceAt[] {
  if (text.length > LONGEST) return [];
  const sure = [...text.matchAll(SURE)].map((found): PriceAt => {
    const { coin, behind, more, cents, under, plus, plus2, plus3, plus4 } = found.groups ?? {};
    const amount = coin ?? behind ?? more ?? cents ?? under ?? '';
    const isSmall = /(¢|ct|p)$/i.test(found[0]) && !/[.,]/.test(amount);
    return {
      from: found.index,
      to: found.index + found[0].length,
      cents: isSmall ? Number(amount) : centsOf(amount),
      isMore: [plus, plus2, plus3, plus4].some((sign) => sign !== undefined),
    };
  });
  const bare = [...text.matchAll(BARE)]
    .map((found) => ({ from: found.index, to: found.index + found[0].length, cents: centsOf(found[0]), isMore: false }))
    .filter((one) => !sure.some(({ from, to }) => one.from < to && from < one.to))
    .filter((one) => isTail(text, one, sure));
  return withoutNumbersOfNames(
    [...sure, ...bare].toSorted((one, other) => one.from - other.from),
    new Set(bare),
  );
}

/** A number without coin or cents is a price where nothing but prices and sizes follow. */
function isTail(text: string, one: PriceAt, sure: readonly PriceAt[]): boolean {
  if (!/\p{L}/u.test(text.slice(0, one.from)) && !/^[\s/|,\d.]*$/.test(text)) return false;
  // '(under 10)'
  if (/\([^)]*$/.test(text.slice(0, one.from))) return false;
  if (/^\s*(?:\||\s{2,})/.test(text.slice(one.to))) return true;
  let rest = text.slice(one.to);
  for (const { from, to } of sure.toReversed()) {
    if (from >= one.to) rest = rest.slice(0, from - one.to) + rest.slice(to - one.to);
  }
  return NOTHING.test(withoutSizes(rest).replace(BARE, ' '));
}

/** 'Route 66  12.50': sizes cost more and more, so a number before a smaller price is of the name. */
const withoutNumbersOfNames = (prices: readonly PriceAt[], bare: ReadonlySet<PriceAt>): PriceAt[] =>
  prices.filter((one, at) => {
    const next = prices[at + 1];
    return !bare.has(one) || !next || next.isMore || next.cents >= one.cents;
  });

/** '12.50', '12,50', '1,019.50', '12.–', '.75', '12' in cents. */
function centsOf(amount: string): number {
  const [, whole = '', part = ''] = /^([\d,.]*?)(?:[.,](\d{1,2}|[–—-]{1,2}))?$/.exec(amount) ?? [];
  const units = Number(whole.replace(/[.,]/g, '') || '0');
  return units * 100 + (/^\d/.test(part) ? Number(part.padEnd(2, '0')) : 0);
}

/** The texts before, between and behind the prices; one more than there are prices. */
export function textsAround(text: string, prices: readonly PriceAt[]): string[] {
  const ends = [0, ...prices.map(({ to }) => to)];
  return ends.map((from, at) => text.slice(from, prices[at]?.from ?? text.length));
}
