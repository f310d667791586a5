import type { Act, Understanding } from '../acts.ts';
import type { Menu } from '../menu/menu.ts';
import { tokenise } from '../words.ts';

const WHO = '(?:me|us|him|her|them|(?:my|the|our) \\p{L}+|(?!the\\b|my\\b|our\\b)\\p{L}+)';
/** 'Stew with beef for her and lamb for me' */
const FOR_EACH = new RegExp(
  `^(?<head>[^.;!?]*?\\p{L}[^.;!?]*?)[\\s,]+for (?<one>${WHO})[\\s,]+(?:and |then )*(?:with )?(?<what>(?:[\\p{L}'’-]+ ){1,7})for (?<other>${WHO})(?=\\s*(?:$|[.;!?,]|and\\b|please\\b))(?<rest>.*)$`,
  'iu',
);
const LONGEST = 7;
type Wish = Extract<Act, { kind: 'add' }>['wish'];

/** What of one dish is for one and what for another: two dishes, where only one of the two may be chosen on it. */
export function eachFor(text: string, menu: Menu, read: (said: string) => Understanding): string | null {
  const { head, one, what, other, rest = '' } = FOR_EACH.exec(text)?.groups ?? {};
  if (head === undefined || one === undefined || what === undefined || other === undefined) return null;
  const words = head.split(' ');
  for (let length = 1; length <= LONGEST && length < words.length; length++) {
    const chosen = words.slice(-length).join(' ');
    const dish = words
      .slice(0, -length)
      .join(' ')
      .replace(/[\s,]+(?:with)?$/i, '')
      .replace(COUNTED, '$<led>a ');
    const phrases = [`${dish} with ${chosen}`, `${dish} with ${what.trim()}`];
    const [first, second] = phrases.map((phrase) => onlyWish(read(phrase)));
    if (!first || !second || !areRivals(first, second, menu)) continue;
    return `${phrases[0]} for ${one}, and ${bare(phrases[1] ?? '')} for ${other}${rest}`;
  }
  return null;
}

/** Two of it are one for each. */
const COUNTED =
  /^(?<led>(?:.*\b(?:get|have|do|like|want|need|take|order|hi|hello|hey)[\s,]+)?)(?:(?:two|2|an?|one|the) )?/i;
const LED = /^.*?\b(?=a )/i;
const bare = (phrase: string): string => phrase.replace(LED, '');

function onlyWish({ acts, leftover }: Understanding): Wish | null {
  const wishes = acts.flatMap((act) => (act.kind === 'add' ? act.wish : []));
  const [wish] = wishes;
  return wish &&
    wishes.length === 1 &&
    leftover.length === 0 &&
    wish.item.families.length === 1 &&
    (wish.quantity ?? 1) === 1
    ? wish
    : null;
}

/** The same dish, and of what only one may be chosen another. */
function areRivals(first: Wish, second: Wish, menu: Menu): boolean {
  const [key] = first.item.families;
  if (key === undefined || second.item.families[0] !== key) return false;
  const ones = first.notes.filter((note) => !second.notes.includes(note));
  const others = second.notes.filter((note) => !first.notes.includes(note));
  const groups = menu.family(key)?.variants[0]?.item.optionGroups.filter(({ max }) => max === 1) ?? [];
  const groupOf = (note: string) =>
    groups.find(({ choices }) =>
      choices.some(({ name }) => tokenise(name).join(' ') === tokenise(note.replace(/^with /, '')).join(' ')),
    )?.name;
  return (
    ones.length > 0 && ones.every((note) => groupOf(note)) && ones.map(groupOf).join() === others.map(groupOf).join()
  );
}
