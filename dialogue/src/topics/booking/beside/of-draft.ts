import type { Talk } from '../../../decide/talk.ts';
import { ofDraftIn } from '../../../heard/appointment/of-draft.ts';
import { capital } from '../../../say/wording.ts';
import type { Draft } from '../draft.ts';
import { slotList } from '../slot-words.ts';
import { personOf } from '../visit.ts';

/**
 * 'Which time are you putting me in', 'is it with Marlowe', of one that is being made or moved: as it stands, and no matter for
 * whoever sees them. True when it was told.
 */
export function tellOfDraft(talk: Talk, draft: Draft): boolean {
  const { heard, say, facts } = talk;
  const asked = heard.asking || heard.consent !== 'yes' ? ofDraftIn(heard.words) : null;
  const spoken = draft.chosen ?? (draft.offered.length === 1 ? draft.offered[0] : undefined);
  if (!asked) return false;
  if (asked.of === 'when') {
    if (spoken) say.push(`It's ${slotList([spoken], facts)}.`);
    return spoken !== undefined;
  }
  const person = personOf(facts, spoken?.person_id ?? draft.person);
  if (person) say.push(`It's with ${person.name}.`);
  else if (facts.persons.length > 0 || asked.who === null) return false;
  else {
    const who = draft.by && asked.who === draft.by.toLowerCase() ? draft.by : capital(asked.who);
    draft.by ??= who;
    say.push(`I can't see from here who it will be; I'll put it down with ${who}.`);
  }
  return true;
}
