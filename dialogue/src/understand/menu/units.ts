import type { OptionGroup } from '@attendant/contract/menu/options';
import type { MenuFact } from '../../facts.ts';
import { kindNamed } from '../../heard/order/choice-names.ts';
import { numberAt } from '../numbers.ts';
import { singular, tokenise } from '../words.ts';
import type { Family } from './families.ts';

/** 'A pound' is one pound where there are half ones too, and 'a rack' a full one: callers say no number for a whole. */
export const withUnits = (item: MenuFact): MenuFact => ({ ...item, optionGroups: item.optionGroups.map(unitsIn) });

/** 'Half sugar' is 50 percent of it. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '0percent': ['no', 'zero'],
  '25percent': ['quarter'],
  '50percent': ['half'],
  '100percent': ['full', 'regular', 'normal'],
};

function unitsIn(group: OptionGroup): OptionGroup {
  const inCounts = isOfCounts(group);
  const choices = group.choices.map((choice) => {
    const [many = '', unit = '', ...more] = tokenise(choice.name).map(singular);
    const isWhole = /^(?:one|1|full|whole|single)$/.test(many) && unit !== '' && more.length === 0;
    const counted = group.choices.some((other) => other !== choice && isCounted(tokenise(other.name), unit));
    // 'A twelve piece', of wings that come in twelves.
    const number = inCounts ? numberAt(tokenise(choice.name), 0) : null;
    const pieces = number && !/^(?:piece|pc|count|ct|pack)$/.test(unit) ? [`${number.value} piece`] : [];
    // A rack of ribs is a slab.
    const slab = unit === 'rack' && more.length === 0 ? [`${many} slab`, ...(isWhole && counted ? ['slab'] : [])] : [];
    const called = [
      ...(isWhole && counted ? [unit] : []),
      ...pieces,
      ...slab,
      ...(PARTS[many]?.map((part) => `${part} ${unit}`) ?? []),
    ];
    // 'With cheese', where that is Swiss.
    if (group.choices.length === 1 && group.min === 0) called.push(...kindNamed(group.name));
    return called.length > 0 ? { ...choice, aliases: [...(choice.aliases ?? []), ...called] } : choice;
  });
  return { ...group, choices };
}

/** How many are in one: '6 wings; 12 wings'. */
const isOfCounts = ({ min, max, choices }: OptionGroup): boolean =>
  min === 1 &&
  max === 1 &&
  choices.length > 1 &&
  choices.every(({ name }) => {
    const words = tokenise(name);
    const number = numberAt(words, 0);
    return (
      number !== null && number.value > 1 && words.length - number.length < 2 && !MEASURED.test(words.at(-1) ?? '')
    );
  });
const MEASURED =
  /^(?:inch(?:es)?|inch|oz|ounces?|lbs?|pounds?|lit(?:er|re)s?|pints?|gallons?|feet|foot|ft|cm|mm|yards?|people|persons?|guests|minutes?|hours?|days?|weeks?|years?|stars?|percent|topp?ings?|layers?|tiers?|scoops?)$/;

const isCounted = (words: readonly string[], unit: string): boolean =>
  singular(words.at(-1) ?? '') === unit &&
  (/^(?:half|quarter|double|triple)$/.test(words[0] ?? '') || numberAt(words, 0) !== null);

/** 'The big one', of bags of three and seven pounds, is the one that holds most. */
export function measuredBy({ variants }: Family, size: string | null): string | null {
  const [only, ...others] = variants;
  if (!only || others.length > 0 || only.size !== null || (size !== 'large' && size !== 'small')) return null;
  const many = (name: string) => numberAt(tokenise(name), 0)?.value ?? 0;
  const groups = only.item.optionGroups.filter(
    ({ min, max, choices }) =>
      min === 1 &&
      max === 1 &&
      choices.length > 1 &&
      choices.every(({ name }) => many(name) > 0) &&
      new Set(choices.map(({ name }) => singular(tokenise(name).at(-1) ?? '').replace('feet', 'foot'))).size === 1,
  );
  const [group, ...more] = groups;
  const names = (group?.choices ?? []).map(({ name }) => name).toSorted((a, b) => many(a) - many(b));
  return more.length > 0 ? null : (names.at(size === 'large' ? -1 : 0)?.toLowerCase() ?? null);
}
