import type { Family } from '../../understand/menu/families.ts';
import type { Menu } from '../../understand/menu/menu.ts';
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

/** What may stand before a name. */
const BEFORE =
  /^(?:is|are|was|do|does|would|will|you|guys|yall|charge|for|on|get|have|it|an?|the|your|one|some|order|orders|of|side|just)$/;

const alike = (words: readonly string[]): string => words.map(singular).join(' ');

/** The dish that is called just so: of 'the side of broth' one of that name goes before a broth. */
export function calledSo(said: string, { families }: Menu): Family | undefined {
  const words = said.split(' ');
  const first = words.findIndex((word) => !BEFORE.test(word));
  const names = words.slice(0, first + 1).map((_, at) => alike(words.slice(at)));
  const called = new Map(families.map((family) => [alike(tokenise(family.name)), family]));
  return names.flatMap((name) => called.get(name) ?? [])[0];
}

/** 'And the lemon potatoes', 'what about the rice': the dish, where it is all that is named; 'and a rice' wishes for one. */
export function namedAgain(words: readonly string[], menu: Menu): Family | undefined {
  const said = AGAIN.exec(words.join(' '))?.groups?.what;
  return said === undefined ? undefined : calledSo(said, menu);
}
const AGAIN =
  /^(?:(?:okay|ok|oh|so|um|uh) )*(?:(?:and |so )?(?:what|how) about|and|or)(?: whats| for| with)? (?<what>(?:the|your) .+)$/;
