import type { OptionGroup } from '@attendant/contract/menu/options';
import type { OrderLineInput } from '@attendant/contract/tools';
import { choose, groupsOf } from '../heard/order/choices.ts';
import { choiceNamed } from '../heard/order/named-choices.ts';
import type { Wish } from '../understand/acts.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { singular, tokenise } from '../understand/words.ts';
import { type DishLine, linesOf } from './lines.ts';
import { isChanged, type Said } from './said.ts';

/** Choices that were wanted on a dish and are not on it, and those that are on it though they were to be left off. */
export function choiceDifferences({ statements }: Said, input: readonly OrderLineInput[], menu: Menu): string[] {
  const dishes = Map.groupBy(linesOf(input, menu), ({ family }) => family.key);
  const callers = statements.filter(({ by }) => by === 'caller');
  return [...dishes].flatMap(([key, lines]) => {
    const at = callers.findIndex(({ wishes }) => wishes.some(({ item }) => item.families.includes(key)));
    const first = callers[at];
    // What is spoken of again may have been changed.
    const later = callers.slice(at + 1);
    // 'Everything but the olives' names what is wanted by what is not.
    if (!first || first.words.includes('everything') || later.some((one) => isChanged(one, key))) return [];
    const open = new Set(later.flatMap(({ words }) => words.map(singular)));
    const wishes = first.wishes.filter(({ item }) => item.families.includes(key));
    return differencesOn(wishes, lines, { said: new Set(first.words.map(singular)), open });
  });
}

interface Words {
  said: ReadonlySet<string>;
  open: ReadonlySet<string>;
}

function differencesOn(wishes: readonly Wish[], lines: readonly DishLine[], { said, open }: Words): string[] {
  const [first] = lines;
  if (!first) return [];
  const { family, variant } = first;
  const groups = groupsOf(family, variant.id);
  const read = wishes.map(({ notes }) => choose(groups, notes));
  const on = new Set(lines.flatMap(({ line }) => (line.options ?? []).map(({ choice }) => choice.toLowerCase())));
  const notes = lines.map(({ line }) => line.note?.toLowerCase() ?? '').join(' ');
  const wanted = read.flatMap(({ options }) => options.map(({ choice }) => choice));
  const denied = read.length === 1 ? (read[0]?.notes ?? []).flatMap((note) => deniedIn(groups, note)) : [];
  const stems = (choice: string) => tokenise(choice).map(singular);
  const isHeard = (choice: string) => stems(choice).every((word) => said.has(word) && !open.has(word));
  return [
    ...wanted
      .filter((choice) => isHeard(choice) && !on.has(choice.toLowerCase()) && !notes.includes(choice.toLowerCase()))
      .map((choice) => `no ${choice} on the ${family.name}`),
    ...denied
      .filter((choice) => isHeard(choice) && !wanted.includes(choice) && on.has(choice.toLowerCase()))
      .map((choice) => `${choice} on the ${family.name} (I heard none)`),
  ];
}

function deniedIn(groups: readonly OptionGroup[], note: string): string[] {
  const what = /^(?:no|without|hold) (.+)$/.exec(note)?.[1];
  const named = what === undefined ? null : choiceNamed(groups, what);
  return named ? [named.choice] : [];
}
