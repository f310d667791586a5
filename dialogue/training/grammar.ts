/**
 * The examples are written as phrases with alternatives, one a line:
 *
 *   (can|could) you [please] say that again     one of, or left out
 *   how much is a <food>                        one of a list in `lists.txt`
 */
export type Chance = () => number;

export type Lists = ReadonlyMap<string, readonly string[]>;

/** A chance that is the same in each run. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const pick = <One>(from: readonly One[], chance: Chance): One => {
  const one = from[Math.floor(chance() * from.length)];
  if (one === undefined) throw new Error('Nothing to pick from.');
  return one;
};

export function readLists(text: string): Lists {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [name = '', words = ''] = line.split(': ');
      return [name, words.split(' | ').map((word) => word.trim())];
    }),
  );
}

export const readPhrases = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** One of the many sentences that a phrase stands for. */
export function sentenceOf(phrase: string, lists: Lists, chance: Chance): string {
  let said = phrase;
  for (let innermost = INNERMOST.exec(said); innermost; innermost = INNERMOST.exec(said)) {
    const [whole, open, inside = ''] = innermost;
    const left = open === '[' && chance() < 0.5;
    said = said.replace(whole, () => (left ? '' : pick(inside.split('|'), chance)));
  }
  const filled = said.replace(/<(\w+)>/g, (_, name: string) => {
    if ((name === 'food' && chance() < 0.35) || (name === 'ingredient' && chance() < 0.1)) return ON_MENU;
    const strange = chance() < (STRANGERS[name] ?? 0);
    return strange ? STRANGER : pick(lists.get(name) ?? [`<${name}>`], chance);
  });
  if (/[<>()[\]|]/.test(filled)) throw new Error(`This phrase does not come out: ${phrase} → ${filled}`);
  return filled.replace(/\s+/g, ' ').trim();
}

/** In place of a name: there are more of them than any list has. */
export const STRANGER = 'qxqx';
/** In place of what the menu has. */
const ON_MENU = 'ondish';
const STRANGERS: Readonly<Record<string, number>> = {
  name: 0.5,
  restaurant: 0.5,
  person: 0.4,
  noun: 0.3,
  thing: 0.3,
  topic: 0.3,
  city: 0.3,
  insurer: 0.3,
  food: 0.2,
  service: 0.2,
  ingredient: 0.2,
  verb: 0.2,
  language: 0.1,
};

const INNERMOST = /([([])([^()[\]]*)[)\]]/;

/** How many sentences a phrase stands for, roughly, so that rich phrases are drawn from more often. */
export function countOf(phrase: string): number {
  const groups = phrase.match(/[([][^()[\]]*[)\]]/g) ?? [];
  const ways = groups.reduce((all, group) => all * (group.split('|').length + (group.startsWith('[') ? 1 : 0)), 1);
  return ways * 20 ** (phrase.match(/<\w+>/g)?.length ?? 0);
}
