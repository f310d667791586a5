import { ANOTHERS, ownersIn } from '../../../heard/change/whose.ts';
import type { Act, Wish } from '../../../understand/acts.ts';
import { tokenise } from '../../../understand/words.ts';
import type { Line } from '../../state.ts';
import type { Talk } from '../../talk.ts';
import { sizeOf } from '../lines.ts';

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

/**
 * 'Two ramens, one thick and one thin', where just these stand, among others: what is told once more as it was, one of which is
 * had in no other way, is what stands.
 */
export function namesLinesAgain(talk: Talk, again: Talk['heard']): boolean {
  const wishes = again.acts.flatMap((act) => (act.kind === 'add' ? act : []));
  const named = new Set(wishes.flatMap(({ wish }) => wish.item.families));
  const lines = talk.state.lines.filter(({ family }) => named.has(family));
  const isLine = (line: Line, { item, quantity, size, notes }: Wish) =>
    item.families.includes(line.family) &&
    (quantity ?? 1) === line.quantity &&
    size === sizeOf(talk, line) &&
    [...notes].toSorted().join() === [...line.notes].toSorted().join();
  const [{ wish: first } = { wish: null }, ...others] = wishes;
  const isTold = first !== null && (others.length > 0 || (first.quantity ?? 1) > 1);
  return (
    isTold &&
    lines.length === wishes.length &&
    lines.some((line) => line.notes.length > 0 || sizeOf(talk, line) !== null) &&
    lines.every((line) => wishes.some(({ wish }) => isLine(line, wish))) &&
    wishes.every(({ more, wish }) => !more && wish.whole) &&
    again.leftover.length === 0 &&
    !again.onlyAsking
  );
}

/** 'No, make that one large Margherita', of two: what is put right names a line as it stands, and only its number is another. */
export function countsAgain(talk: Talk): boolean {
  const { acts, leftover } = talk.heard;
  const [act, ...others] = acts.filter(({ kind }) => kind !== 'no' && kind !== 'okay');
  if (act?.kind !== 'correct' || others.length > 0 || leftover.length > 0) return false;
  const { item, quantity, size, notes } = act.to;
  const [line, ...more] = talk.state.lines.filter(({ family }) => item.families.includes(family));
  const isSo = line !== undefined && more.length === 0 && size !== null && size === sizeOf(talk, line);
  return isSo && quantity !== null && quantity !== line.quantity && notes.length === 0;
}

/** 'Also', 'another', 'and two', or somebody else whom it is for. */
export function asksForMore(text: string): boolean {
  const words = tokenise(text);
  const said = words.join(' ');
  return MORE.test(said) || ANOTHERS.test(said) || ownersIn(words).length > 0;
}

const MORE =
  /\b(?:also|another|(?<!(?:no|nothing) )more|add|adding|additional|too|as well|on top of|throw in|besides|same again|again for)\b|^(?:(?:okay|ok|oh|alright|yeah|yes|um|uh) )*(?:and|then|plus)(?: then| maybe)? (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|some|the|can|could|ill|id|let|get|give|i)\b/;
