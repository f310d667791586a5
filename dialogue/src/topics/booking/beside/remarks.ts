import type { Talk } from '../../../decide/talk.ts';
import type { Draft } from '../draft.ts';

/** 'It's for my husband' goes with it as 'for my husband'. */
const LEADING = /^(?:it|this)(?:['’]s| is) (?=for\b)/i;

/** What was only told in this turn goes with a new appointment, in the caller's words. */
export function keepRemarks({ remarks }: Talk, draft: Draft | null): void {
  if (draft?.doing !== 'book') return;
  for (const told of remarks.map((one) => one.replace(LEADING, '')))
    if (![draft.about, ...draft.beside].some((one) => one?.includes(told))) draft.beside.push(told.slice(0, 200));
}
