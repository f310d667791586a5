import type { OptionGroup } from '@attendant/contract/menu/options';
import { meantBy } from '../../../heard/order/meaning/meant.ts';
import { choicesIn, isBetween } from '../../../heard/order/named-choices.ts';
import { tokenise } from '../../../understand/words.ts';
import type { Talk } from '../../talk.ts';

/** The one choice that these words mean without naming it. */
export const onlyMeant = (groups: readonly OptionGroup[], said: string): string | null => {
  // What lies between two of them is neither.
  if (tokenise(said).some((_, at, words) => isBetween(groups, words, at))) return null;
  const [one, ...more] = meantBy(groups, said)?.choices ?? [];
  return one !== undefined && more.length === 0 ? one : null;
};

/** 'The kind without the bone, it's for a roast': the answer to which of a group, told by what it is, and why. */
export function toldOf({ heard, turn }: Talk, group: OptionGroup): string | null {
  if (choicesIn([group], heard.words).found.length > 0 && !DENIES.test(heard.words.join(' '))) return null;
  return onlyMeant([group], heard.words.join(' ')) ?? onlyMeant([group], turn.text.split(CLAUSES)[0] ?? '');
}
const DENIES = /\b(?:no|not|without|off|out|free|less)\b/;
export const CLAUSES = /[,;.!?]+(?=\s|$)/;
