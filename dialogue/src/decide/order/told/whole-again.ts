import { ANOTHERS, ownersIn } from '../../../heard/change/whose.ts';
import type { Act } from '../../../understand/acts.ts';
import { tokenise } from '../../../understand/words.ts';
import type { Talk } from '../../talk.ts';

type Added = Extract<Act, { kind: 'add' }>;

/**
 * 'Two diavolas and one calzone', where just these stand: an order that is named as a whole is that order, and is not had
 * twice, if nothing asks for more.
 */
export function namesAllAgain({ state }: Talk, again: Talk['heard']): boolean {
  const added = again.acts.filter((act): act is Added => act.kind === 'add');
  const named = new Set(added.flatMap(({ wish }) => wish.item.families));
  const stands = new Set(state.lines.map(({ family }) => family));
  return (
    stands.size > 1 &&
    [...stands].every((family) => named.has(family)) &&
    added.every(({ more, wish }) => !more && wish.whole) &&
    again.leftover.length === 0 &&
    !again.onlyAsking
  );
}

/** 'Also', 'another', 'and two', or somebody else whom it is for. */
export function asksForMore(text: string): boolean {
  const words = tokenise(text);
  const said = words.join(' ');
  return MORE.test(said) || ANOTHERS.test(said) || ownersIn(words).length > 0;
}

const MORE =
  /\b(?:also|another|(?<!(?:no|nothing) )more|add|adding|additional|too|as well|on top of|throw in|besides|same again|again for)\b|^(?:(?:okay|ok|oh|alright|yeah|yes|um|uh) )*(?:and|then|plus)(?: then| maybe)? (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|some|the|can|could|ill|id|let|get|give|i)\b/;
