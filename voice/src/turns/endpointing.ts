import type { Expectation } from '../roles.ts';
import type { Policy } from './policy.ts';
import { closesList, countDigits, hasOpenTail, isYesOrNo } from './words.ts';

/** Digits of a phone number with its area code. */
const WHOLE_NUMBER = 10;

/** Silence after these words that ends the caller's turn, in milliseconds. */
export function endpointMs(text: string, expects: Expectation, policy: Policy): number {
  const { endMs } = policy;
  if (expects === 'digits') return countDigits(text) >= WHOLE_NUMBER ? endMs.open : endMs.digits;
  if (hasOpenTail(text)) return policy.openTailMs;
  if (expects === 'yes-no') return isYesOrNo(text) ? endMs['yes-no'] : endMs.open;
  if (expects === 'list') return closesList(text) ? endMs.open : endMs.list;
  return endMs[expects];
}
