import type { ChoiceName } from '../choice-names.ts';
import type { Chosen, Item } from '../hypothesis.ts';

/** 'Ten hot and ten garlic parm, blue cheese': what nothing comes without, said last and of no other part, is with each. */
export function lastOfAll({ dish }: Item, parts: readonly Item[]): readonly Chosen[] {
  const others = parts.slice(0, -1);
  const isNeeded = ({ needed, on }: ChoiceName) =>
    dish ? dish.families.every((key) => needed.has(key)) : needed.size > 0 && needed.size === on.size;
  const isShared = ({ choice, not, half, amount }: Chosen) =>
    !not &&
    !half &&
    amount === null &&
    choice !== null &&
    isNeeded(choice) &&
    !parts.some((part) =>
      part.choices.some(
        (one) => one.choice !== choice && [...choice.oneOf].some((group) => one.choice?.oneOf.has(group)),
      ),
    );
  return others.length === 0 ? [] : (parts.at(-1)?.choices.slice(1).filter(isShared) ?? []);
}
