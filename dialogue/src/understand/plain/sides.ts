import { type Family, isAvailable } from '../menu/families.ts';
import type { Menu } from '../menu/menu.ts';

/** What is sold by itself to go beside a dish. */
const BESIDE = /\b(?:dips?|sauces?|sides?|dressings?|cups?|extras?|spreads?|condiments?|syrups?)\b/i;
const MANY = '(?<many>an?|one|two|three|four|five|six|a couple(?: of)?|\\d{1,2})';

interface Side {
  family: Family;
  name: string;
}

const read = new WeakMap<Menu, { way: RegExp; sides: ReadonlyMap<string, Side> } | 'none'>();

/** Whatever one such dish alone comes as, by its name. */
function sidesOn(menu: Menu) {
  const before = read.get(menu);
  if (before) return before;
  const found = menu.families.flatMap((family): Side[] => {
    if (!BESIDE.test(family.name) || !isAvailable(family)) return [];
    const groups = family.variants[0]?.item.optionGroups.filter(({ min }) => min > 0) ?? [];
    return groups.length === 1 ? groups.flatMap(({ choices }) => choices.map(({ name }) => ({ family, name }))) : [];
  });
  const byName = Map.groupBy(found, ({ name }) => name.toLowerCase());
  const sides = new Map(
    [...byName].flatMap(([name, [one, ...others]]) => (one && others.length === 0 ? [[name, one]] : [])),
  );
  const names = [...sides.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'))
    .join('|');
  const all =
    names === ''
      ? 'none'
      : {
          sides,
          way: new RegExp(
            `\\b(?:(?:throw|toss|chuck) in )?${MANY} (?:(?:(?:extra|more|additional) )?(?:sides?|cups?|containers?|tubs?) of (?<of>${names})(?:e?s)?|(?:extra|more|additional) (?:sides? of )?(?<more>${names})(?:e?s)?(?=\\s*(?:[,.;!?]|$)|\\s+(?:on the side|please|too|and|as well|for|thanks|with)\\b)|(?<aside>${names})(?:e?s)? on the side)(?: on the side)?`,
            'giu',
          ),
        };
  read.set(menu, all);
  return all;
}

/** 'Two extra ranches on the side', where cups of dip are sold: those, and no more of the dish that ranch can be chosen on. */
export function withSides(text: string, menu: Menu): string {
  const all = sidesOn(menu);
  if (all === 'none') return text;
  return [...text.matchAll(all.way)].reduce((said, { 0: found, groups }) => {
    const name = groups?.of ?? groups?.more ?? groups?.aside ?? '';
    const side = all.sides.get(name.toLowerCase());
    // 'A ranch on the side' may be what is chosen.
    const isChosen = groups?.aside !== undefined && /^an?$/i.test(groups.many ?? '');
    return side && !isChosen ? said.replace(found, `${groups?.many ?? 'one'} ${name} ${side.family.called}`) : said;
  }, text);
}
