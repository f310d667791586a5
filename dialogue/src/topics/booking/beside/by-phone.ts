import { tell } from '../../../decide/answers/noted.ts';
import { sentencesOf, wholeOf } from '../../../decide/answers/owners-sentences.ts';
import type { Talk } from '../../../decide/talk.ts';
import { onlyByPhone } from '../../../heard/relevance/exclusions.ts';
import { sharesName } from '../../../heard/relevance/relevance.ts';
import type { Draft } from '../draft.ts';

/**
 * 'By phone we only book consultations': who wishes for something else hears it before any time, and it is a consultation that is
 * booked, with what they wish for.
 */
export function tellByPhone(talk: Talk, draft: Draft): void {
  const { facts, state } = talk;
  if (facts.services.length > 0 || draft.doing !== 'book') return;
  for (const note of facts.notes)
    for (const { text } of sentencesOf(note)) {
      const only = onlyByPhone(text);
      if (only === null || sharesName(draft.words, only)) continue;
      if (draft.about) draft.about = `${only}, ${draft.about}`;
      if (!state.toldNot.includes(text)) tell(talk, { text: wholeOf(note) ?? text, note });
      state.toldNot.push(text);
      return;
    }
}
