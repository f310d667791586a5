import type { Menu } from '../menu/menu.ts';
import { numberAt } from '../numbers.ts';
import { singular, tokenise } from '../words.ts';

const THE_NUMBER =
  /\b(?<the>the )(?<number>\p{L}+|\d{1,2})(?:[ -](?<unit>piece|pieces|pcs?|count|ct))?(?=\s*(?:[,.;!?]|$)|\s+(?:then|today|tonight|please|with|for me|thanks|and)\b)/giu;

/** 'The twelve then, teriyaki', where dishes come in boxes of twelve wings: that is how much is in one, and counts none. */
export const withCounts = (text: string, menu: Menu): string =>
  text.replace(THE_NUMBER, (all, ...found) => {
    const groups: unknown = found.at(-1);
    return isGroups(groups) ? (countOf(groups, menu) ?? all) : all;
  });

interface Groups {
  the: string;
  number: string;
}

const isGroups = (groups: unknown): groups is Groups =>
  typeof groups === 'object' && groups !== null && 'the' in groups && 'number' in groups;

function countOf({ the, number }: Groups, menu: Menu): string | null {
  const value = numberAt(tokenise(number), 0)?.value;
  if (value === undefined || value < 2) return null;
  // 'The twelve piece', where there is a 12 Piece Bucket as well.
  const isDish = menu.families.some(({ called }) => numberAt(tokenise(called), 0)?.value === value);
  if (isDish) return null;
  const names = new Set(
    menu.families.flatMap(({ variants }) =>
      variants.flatMap(({ item }) =>
        item.optionGroups.flatMap(({ min, max, choices }) =>
          min === 1 && max === 1 && choices.every(({ name }) => numberAt(tokenise(name), 0) !== null)
            ? choices.flatMap(({ name }) => (numberAt(tokenise(name), 0)?.value === value ? name.toLowerCase() : []))
            : [],
        ),
      ),
    ),
  );
  const [name, ...others] = names;
  // Of a bare number nothing is called.
  const unit = tokenise(name ?? '').at(1);
  return name && others.length === 0 && unit && singular(unit) !== unit ? `${the}${name}` : null;
}
