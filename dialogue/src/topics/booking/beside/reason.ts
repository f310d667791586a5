import { hear } from '../../../decide/hear.ts';
import type { Talk } from '../../../decide/talk.ts';
import { matterAmong } from '../../../heard/appointment/matter.ts';
import { tellsWhen, withoutWhenTold } from '../../../heard/appointment/why-not.ts';
import { isAnswerable } from '../beside.ts';
import type { Draft } from '../draft.ts';

type Clause = Talk['heard']['clauses'][number];

/** 'And if there's a problem later', in front of what is asked. */
const SUPPOSES = /^(?:(?:and|so|but|okay|well|oh)[\s,]+)*(?:if|suppose|say|what if)\b/i;

/**
 * Whether a part of what was said may tell why somebody comes: what is asked for its answer, what a question supposes, and when
 * somebody can or cannot come tell nothing of it.
 */
export const mayTellWhy = ({ text, asking }: Clause): boolean =>
  !(asking && isAnswerable(text)) && !SUPPOSES.test(text) && !tellsWhen(text);

/** Why they come, by what was told of the appointment since it was begun; null where none of it says that. */
export function reasonOf(talk: Talk, draft: Draft): string | null {
  const { facts, menu } = talk;
  const told = draft.words.split(' / ').map((said) => {
    const rest = withoutWhenTold(said);
    const { clauses } = hear(rest, facts, menu);
    return clauses.every(mayTellWhy)
      ? rest
      : clauses.flatMap((clause) => (mayTellWhy(clause) ? clause.text : [])).join('. ');
  });
  return matterOf(talk, draft, told.join('. '));
}

/** The words of it that tell why somebody comes, whatever the trade. */
export function matterOf({ state, heard, facts }: Talk, draft: Draft, text: string): string | null {
  const { caller, appointment, names } = heard;
  const ours = facts.persons.map(({ name }) => name);
  const known = [caller.name, caller.address, appointment.theirName, state.name, facts.callerName, draft.name];
  return matterAmong(text, [...known, ...ours, ...(caller.name ? names : [])]);
}
