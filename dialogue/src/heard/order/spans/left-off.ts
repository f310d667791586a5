import { madeOfIn } from '../../../understand/menu/made-of.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import type { Span } from '../hypothesis.ts';
import type { LeftOff } from '../whole-notes.ts';

/** What can be chosen at this place, or is in a dish; null where nothing of that is named. */
export function leftOffAt(
  words: readonly string[],
  at: number,
  spans: readonly (readonly Span[])[],
  menu: Menu,
): LeftOff | null {
  const chosen = spans[at]?.findLast((span) => span.is === 'choice');
  const isWhole = chosen?.is === 'choice' && !chosen.part;
  if (!isWhole && isMadeWith(words[at] ?? '', chosen === undefined, menu)) return { to: at + 1, group: null };
  const group = chosen?.is === 'choice' ? groupOf(chosen.choice.name, menu) : undefined;
  // What has to be chosen is not left off.
  return chosen && !(group && group.min > 0) ? { to: chosen.to, group: group?.name ?? null } : null;
}

/** The group of choices in which it stands first, by its name or a part of it. */
const groupOf = (name: string, menu: Menu) =>
  menu.families
    .flatMap(({ variants: [variant] }) => variant?.item.optionGroups ?? [])
    .find(({ choices }) => choices.some((one) => ` ${one.name.toLowerCase()} `.includes(` ${name} `)));

/** Some dish is made with it by its description: 'lettuce, tomato, onion'; with `inPart` also of 'red onion'. */
const isMadeWith = (word: string, inPart: boolean, menu: Menu): boolean =>
  menu.families.some(({ variants: [variant] }) =>
    madeOfIn(variant?.item.description ?? '')
      .split(/[,.;]| and /)
      .some((part) => {
        const said = tokenise(part).map(singular);
        return said.at(-1) === singular(word) && (said.length === 1 || (inPart && said.length === 2));
      }),
  );
