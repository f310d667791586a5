import { takeWaiting } from '../../topics/booking/waiting-wish.ts';
import { takeCrowd } from '../../topics/business/groups.ts';
import { takeLeftThere } from '../../topics/left-there.ts';
import { takeSomething } from '../../topics/menu/something.ts';
import { takeForNamed } from '../../topics/message/for-named.ts';
import { takePassedOn } from '../../topics/passed-on.ts';
import { takeSending } from '../../topics/sending.ts';
import type { Talk } from '../talk.ts';

/** What is wished for that no dish, no moment and no answer is: each of these sees to the whole turn. */
export const isSeenTo = (talk: Talk): boolean =>
  takeWaiting(talk) ||
  takeSomething(talk) ||
  takeSending(talk) ||
  takeLeftThere(talk) ||
  takeForNamed(talk) ||
  takePassedOn(talk) ||
  takeCrowd(talk);
