import type { Talk } from '../../../decide/talk.ts';
import { tellingIn } from '../../../heard/appointment/matter.ts';
import { tokenise } from '../../../understand/words.ts';
import type { Draft } from '../draft.ts';
import { beyondService } from '../visit.ts';

/** What it is about, who is asked for, and what was told beside it. */
export function notesOf({ facts }: Talk, draft: Draft): string | null {
  const about = beyondService(facts, draft);
  const { by, beside } = draft;
  const isStory = about !== null && tokenise(about).length > A_FEW;
  const whom = by && !about?.includes(by) ? [about, `with ${by}`].filter(Boolean).join(isStory ? '; ' : ' ') : about;
  return (
    withoutRepeats([whom, ...beside])
      .reduce((all, part) => joined(all, part), '')
      .slice(0, NOTES_MOST) || null
  );
}

/** What is read back is what is written: a part for which there is no room left is not broken off in its midst. */
function joined(all: string, part: string): string {
  const both = all === '' ? part : `${all}; ${part}`;
  return all !== '' && both.length > NOTES_MOST ? all : both;
}

/** What another part tells as well, and more, is not said twice. */
function withoutRepeats(parts: readonly (string | null)[]): string[] {
  const told = parts.flatMap((part) => (part && !OF_THE_TALK.test(part) ? [{ part, words: tellingIn(part) }] : []));
  const isWithin = (words: readonly string[], other: readonly string[]) =>
    words.length > 0 && words.every((word) => other.includes(word));
  return told.flatMap(({ part, words }, at) =>
    told.some(
      (one, place) => place !== at && isWithin(words, one.words) && (one.words.length > words.length || place < at),
    )
      ? []
      : part,
  );
}
/** 'You didn't tell me the price', 'I told you', 'though': said to whoever talks here, and no matter of a visit. */
const OF_THE_TALK =
  /^(?:i(?:['’]ve)? (?:just |already )?(?:told|said|asked)(?: you)?(?: (?:that|so|already|before|it))*$|you (?:didn['’]?t|did not|haven['’]?t|never|just|already)(?: \w+)? (?:tell|told|say|said|ask|asked|answer\w*)\b|(?:though|then|again|anyway|so|please|actually)$)/i;
/** As many as an appointment takes. */
const NOTES_MOST = 500;
/** More is a sentence. */
const A_FEW = 5;
