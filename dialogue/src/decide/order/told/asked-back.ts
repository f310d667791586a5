import { asksWhatThereIs } from '../../../heard/asked/what-there-is.ts';
import type { Talk } from '../../talk.ts';
import { repeatQuestion } from '../repair.ts';

/**
 * 'What do you have?', to 'which dressing for the House Salad': of the dressings, and not of the menu. The question that is still
 * open tells them. True when it was asked so.
 */
export function tellWhatThereIs(talk: Talk): boolean {
  const { asked } = talk.state;
  if ((asked.kind !== 'option' && asked.kind !== 'size') || !asksWhatThereIs(talk.heard.words)) return false;
  repeatQuestion(talk);
  return true;
}
