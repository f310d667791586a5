import { readDigits } from '../../understand/phones.ts';
import type { Talk } from '../talk.ts';

/** 'No, 0117', behind a number that was told: it ends so. */
export function endPutRight({ state: { phone }, heard: { words } }: Talk): string | null {
  const digits = readDigits(words.filter((word) => !AROUND_DIGITS.test(word)));
  const isAll = words.every((word) => AROUND_DIGITS.test(word) || readDigits([word]) !== '');
  if (!phone || !isAll || digits.length < END_LEAST || digits.length >= phone.length) return null;
  return `${phone.slice(0, -digits.length)}${digits}`;
}
const AROUND_DIGITS =
  /^(?:no|nope|sorry|wait|actually|i|mean|meant|said|its|it|is|thats|that|the|ends?|ending|in|with|last|and|not)$/;
/** Two may be an hour. */
const END_LEAST = 3;
