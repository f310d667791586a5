import { ask, type Talk } from '../../decide/talk.ts';
import type { BookingPart, Draft } from './draft.ts';

export function askFor(talk: Talk, part: BookingPart, text: string): void {
  ask(talk, { kind: 'booking', part }, text);
}

/** Whose appointment it is: of whom it is made for, else the caller's. */
export const callerOf = ({ state, facts }: Talk, draft: Draft): string | null =>
  draft.whom ? draft.name : (state.name ?? facts.callerName);
