import { ask, type Talk } from '../../decide/talk.ts';
import type { BookingPart, Draft } from './draft.ts';

export function askFor(talk: Talk, part: BookingPart, text: string): void {
  ask(talk, { kind: 'booking', part }, text);
}

/** Whose appointment it is: of whom it is made for, else the caller's. */
export const callerOf = ({ state, facts }: Talk, draft: Draft): string | null =>
  draft.whom ? draft.name : (state.name ?? facts.callerName);

/** What stands where somebody turns to something else. */
const STILL: Readonly<Record<Draft['doing'], string>> = {
  book: 'Nothing is booked yet.',
  wait: 'You are not on the waiting list yet.',
  move: 'Your appointment stays as it is.',
  cancel: 'Your appointment stays as it is.',
  find: 'Your appointment stays as it is.',
};

/** Who has just booked hears of no booking that there is none. */
export const stillSo = ({ state }: Talk, { doing }: Draft): string =>
  doing === 'book' && state.bookedAt ? 'Nothing more is booked.' : STILL[doing];

/** Of several that were wanted. */
export const onlyFirst = ({ nth }: Draft): string =>
  nth > 2 ? `Only the first ${nth - 1} are booked.` : 'Only the first one is booked.';

/** The appointment that was being made or changed is given up. */
export function letGo(talk: Talk, draft: Draft): true {
  talk.state.booking = null;
  talk.say.push(
    draft.whom
      ? `Okay. ${onlyFirst(draft)}`
      : draft.doing === 'book'
        ? 'Okay, nothing is booked.'
        : 'Okay, it stays as it is.',
  );
  ask(talk, { kind: 'help' }, 'Is there anything else?');
  return true;
}
