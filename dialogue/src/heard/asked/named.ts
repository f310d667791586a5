import type { Family } from '../../understand/menu/families.ts';
import { singular, tokenise } from '../../understand/words.ts';

const CONTENTS =
  /\bwhat(?: all)? (?:comes|goes|do (?:i|we|you) get|is) (?:in|with|on)\b|\bwhats (?:all )?(?:in|on)\b|\bwhat (?:does|do) .* come with$/;
/** 'What comes in the kids meal' */
export const asksContents = (words: readonly string[]): boolean => CONTENTS.test(words.join(' '));

const FOR = /\bfor (?:an? |my |the |our |his |her )?((?!(?:around|about|like|under|less|me|us)\b)[a-z]+(?: [a-z]+)?)/;
/** 'For a funeral', 'for my mom's birthday': what something is wished for; empty where that is not told. */
export const occasionIn = (words: readonly string[]): string => FOR.exec(words.join(' '))?.[1] ?? '';

/** All of a name of several words was said: 'is there bacon on the Bacon Cheeseburger'. */
export function isWholeName(name: string, words: readonly string[]): boolean {
  const called = tokenise(name).map(singular);
  return called.length > 1 && ` ${words.map(singular).join(' ')} `.includes(` ${called.join(' ')} `);
}

/** 'How much do your roses run, for a dozen': those of a kind whose whole name is said, in whatever order, the longest names. */
export function calledAmong(kind: readonly Family[], category: string, words: readonly string[]): Family[] {
  const said = new Set(words.map(singular));
  const ofKind = new Set(tokenise(category).map(singular));
  const own = ({ name }: Family) => tokenise(name).map(singular);
  const called = kind.filter(
    (one) => own(one).every((word) => said.has(word)) && own(one).some((word) => !ofKind.has(word)),
  );
  const most = Math.max(0, ...called.map((one) => own(one).length));
  return called.filter((one) => own(one).length === most);
}
