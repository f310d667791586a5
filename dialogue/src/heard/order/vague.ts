import type { Menu } from '../../understand/menu/menu.ts';
import { singular, tokenise } from '../../understand/words.ts';
import type { ChoiceName } from './choice-names.ts';

const NONE: ReadonlySet<string> = new Set();

/** Of a part of a name that several choices share, each dish tells which is meant; where it has several, that is asked. */
export function toldApart(choices: readonly ChoiceName[], said: string): { choice: ChoiceName; vague: boolean }[] {
  if (choices.length < 2) return choices.map((choice) => ({ choice, vague: false }));
  const plain = choices.find((one) => choices.every((other) => other === one || isMoreThan(other, one)));
  if (plain) return [{ choice: plain, vague: false }];
  // 'Fried', of pierogi that are boiled or pan-fried, and may have fried onions.
  const isTheOne = (key: string, { needed }: ChoiceName) =>
    needed.has(key) && choices.filter((one) => one.needed.has(key)).length === 1;
  const isShared = (key: string) =>
    choices.filter(({ on }) => on.has(key)).length > 1 && !choices.some((one) => isTheOne(key, one));
  const told = choices.map((choice) => ({
    ...choice,
    on: new Set(
      [...choice.on].filter(
        (key) => !isShared(key) && (isTheOne(key, choice) || !choices.some((one) => isTheOne(key, one))),
      ),
    ),
  }));
  const shared = new Set(choices.flatMap(({ on }) => [...on].filter(isShared)));
  return [
    ...told.map((choice) => ({ choice, vague: false })),
    { choice: { name: said, on: shared, oneOf: NONE, needed: NONE, sizes: NONE }, vague: true },
  ].filter(({ choice }) => choice.on.size > 0);
}

/** 'Peach', of a peach tea and a diet peach tea on the same dishes, is the one of which no more was left out. */
function isMoreThan(other: ChoiceName, one: ChoiceName): boolean {
  const [more, less] = [tokenise(other.name), tokenise(one.name)];
  return (
    more.length > less.length &&
    less.every((word) => more.includes(word)) &&
    [...other.on].every((key) => one.on.has(key))
  );
}

/** A word for several choices, as a span of an utterance. */
interface Kind {
  is: 'choice';
  choice: ChoiceName;
  said: string;
  part: boolean;
  vague: boolean;
  from: number;
  to: number;
  weight: number;
}

/** 'With cheese', where that is American or Swiss. */
export function kindSpans(words: readonly string[], menu: Menu): Kind[] {
  return words.flatMap((said, from) => {
    const kind = singular(said);
    const on = menu.choiceNames.kinds.get(kind);
    const place = { is: 'choice', said, part: true, from, to: from + 1, weight: 0.9 } as const;
    const vague = on
      ? [{ ...place, choice: { name: said, on, oneOf: NONE, needed: NONE, sizes: NONE }, vague: true }]
      : [];
    const ones = menu.choiceNames.onlyOnes.get(kind) ?? [];
    return [...vague, ...ones.map((choice) => ({ ...place, choice, vague: false }))];
  });
}
