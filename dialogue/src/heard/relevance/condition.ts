import { tokenise } from '../../understand/words.ts';
import { namesLiving } from '../danger.ts';
import { withoutFigures } from '../when/figures.ts';
import { sharesName } from './relevance.ts';

/** What an owner wrote is to be done begins so; what is left of the note is when. */
export const TO_DO =
  "(?:call|phone|ring|go|come|drive|leave|head|do not|don['’]t|stop|get|take|see|bring|use|keep|turn|rinse)";
const WHAT_TO_DO = new RegExp(`^(?:please |then |and |or )*${TO_DO}\\b`, 'i');

/**
 * What is told is near to it by more than its meaning: 'it's for my son, he's five' names nothing of it, the eye of 'right eye minus
 * 3.5' is the matter with nobody, and keys in a car are no child in one.
 */
export function isOfIt(told: string, note: string): boolean {
  const condition = note
    .split(/[,:;.]\s+/)
    .filter((part) => !WHAT_TO_DO.test(part))
    .join(', ');
  const ofSomebody = namesLiving(tokenise(condition));
  return sharesName(withoutFigures(told), condition) && (!ofSomebody || namesLiving(tokenise(told)));
}
