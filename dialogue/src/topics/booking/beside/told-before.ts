import { hear } from '../../../decide/hear.ts';
import type { Talk } from '../../../decide/talk.ts';
import { matterAmong, tellsAnything } from '../../../heard/appointment/matter.ts';
import { remarkIn } from '../../../heard/appointment/remarked.ts';
import type { Draft } from '../draft.ts';
import { mayTellWhy } from './reason.ts';
import { writtenOf } from './written-of.ts';

/** Somebody, or what is theirs: 'my dog bit a groomer once', 'he's only with Marco'. */
const OF_THEM =
  /^(?:(?:hi|hello|hey|so|and|but|um|uh|oh|well|okay|ok|yeah|because|cause)[\s,]+)*(?:i|i['’](?:m|ve|d)|we|we['’](?:re|ve|d)|he|she|it|they|(?:he|she|it)['’]s|they['’]re|(?:my|our|his|her|their) [\p{L}'’-]+)(?=\s)/iu;
const LEADING = /^(?:(?:hi|hello|hey|so|and|but|um|uh|oh|well|okay|ok|yeah)[\s,]+)+/i;
const FEW = 3;

/** What was told before an appointment was wished for, and only answered, goes with it: whoever sees them should know. */
export function keepToldBefore(talk: Talk, draft: Draft): void {
  const { state, facts, menu } = talk;
  // What is told behind one that is made is of that one.
  const asides = state.bookedAt || facts.orderingEnabled ? [] : (state.asides ?? []);
  for (const aside of asides) {
    const heard = hear(aside, facts, menu);
    const { clauses, appointment } = heard;
    draft.by ??= appointment.by ?? writtenOf(talk, heard);
    const matter =
      clauses.find((one) => mayTellWhy(one) && !one.asking && !OF_THEM.test(one.text) && remarkIn(one.text) === null)
        ?.text ?? '';
    if (facts.services.length === 0) draft.about ??= appointment.about ?? matterAmong(matter, []);
    for (const { text, asking } of clauses) {
      const told = text.replace(LEADING, '').trim();
      const isOfThem = OF_THEM.test(text) && told.split(/\s+/).length >= FEW && tellsAnything(told);
      const isTold = !asking && (remarkIn(told) !== null || (isOfThem && matterAmong(told, []) !== null));
      const isKept = [draft.about, ...draft.beside].some((one) => one?.includes(told));
      if (!isTold || isKept) continue;
      // 'She needs her first shots'
      const isWhy = draft.about === null && facts.services.length === 0 && hear(told, facts, menu).appointment.needs;
      if (isWhy) draft.about = told;
      else draft.beside.push(told.slice(0, 200));
    }
  }
  if (asides.length > 0) state.asides = [];
}
