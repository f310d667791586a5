import { hear } from '../../../decide/hear.ts';
import type { Talk } from '../../../decide/talk.ts';
import { piecesOf } from '../../../decide/turn/reworded/clauses.ts';
import { namesMoment, type When } from '../../../heard/when/when.ts';
import type { Draft } from '../draft.ts';
import { withBare } from '../moments.ts';
import { pickSlot } from '../pick.ts';

/**
 * 'Nine, Carl Weber', 'I'll take the eight. Sue Hall': said with something else in one breath, a bare number is a choice among
 * the times that were offered, and only there.
 */
export function apartFrom(talk: Talk, draft: Draft): When {
  const { heard, turn, facts, menu } = talk;
  const { when, caller } = heard;
  if (namesMoment(when) || when.pick !== null || draft.offered.length === 0) return when;
  const parts = [...piecesOf(turn.text).map(({ said }) => said), ...(caller.rest === turn.text ? [] : [caller.rest])];
  const found = parts
    .map((part) => withBare(hear(part, facts, menu).when))
    .filter((part) => (part.time?.at ?? part.pick) !== null && pickSlot(talk, draft, part) !== null);
  return found[0] ?? when;
}
