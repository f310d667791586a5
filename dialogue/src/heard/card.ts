import { readDigits } from '../understand/phones.ts';

/** Digits of a payment card: 13 to 19 of them, and one lost on the way. */
const CARD = { least: 12, most: 19 } as const;

/** What the digits in these `tokenise`d words may be of a card. Half of one is no telephone: those have seven, ten or eleven. */
export function cardIn(words: readonly string[]): 'card' | 'half' | null {
  const digits = readDigits(words).length;
  const named = /\b(?:card|visa|mastercard|amex|debit|credit)\b/.test(words.join(' '));
  const least = named ? CARD.least - 4 : CARD.least;
  if (digits >= least && digits <= CARD.most + 6) return 'card';
  return digits === 8 || digits === 9 ? 'half' : null;
}
