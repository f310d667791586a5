/** Numbers as they are spoken in the United States, without hyphens. */

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GROUPS = ['', ' thousand', ' million', ' billion', ' trillion'];

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function belowHundred(n: number): string {
  if (n < 20) return SMALL[n] ?? '';
  return `${TENS[Math.floor(n / 10)]}${n % 10 ? ` ${SMALL[n % 10]}` : ''}`;
}

function belowThousand(n: number): string {
  const rest = n % 100;
  const hundreds = n >= 100 ? `${SMALL[Math.floor(n / 100)]} hundred` : '';
  return [hundreds, rest || n === 0 ? belowHundred(rest) : ''].filter(Boolean).join(' ');
}

/** 'one thousand two hundred fifty'. From 0 below 10^15; anything larger is told digit by digit. */
export function inWords(n: number): string {
  if (n < 1000) return belowThousand(n);
  if (n >= 1e15) return digitsInWords(n.toFixed(0));
  const parts: string[] = [];
  for (let rest = n, group = 0; rest > 0; rest = Math.floor(rest / 1000), group++) {
    if (rest % 1000) parts.unshift(`${belowThousand(rest % 1000)}${GROUPS[group]}`);
  }
  return parts.join(' ');
}

/** 'twenty first'. */
export function ordinalInWords(n: number): string {
  const words = inWords(n).split(' ');
  const last = words.pop() ?? '';
  const ordinal = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ordinal].join(' ');
}

/** Four digits as years and house numbers are told: 'twenty twenty six', 'nineteen oh five', 'twelve hundred'. */
export function pairsInWords(n: number): string {
  const [high, low] = [Math.floor(n / 100), n % 100];
  if (high % 10 === 0) return low < 10 ? inWords(n) : `${inWords(high)} ${inWords(low)}`;
  if (low === 0) return `${inWords(high)} hundred`;
  return `${inWords(high)} ${low < 10 ? `oh ${inWords(low)}` : inWords(low)}`;
}

/** 'five five five'. Characters that are no digits are left out. */
export function digitsInWords(digits: string): string {
  return Array.from(digits.matchAll(/\d/g), ([digit]) => SMALL[Number(digit)]).join(' ');
}
