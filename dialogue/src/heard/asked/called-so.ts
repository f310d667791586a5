import type { Family } from '../../understand/menu/families.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { singular, tokenise } from '../../understand/words.ts';

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
