import type { Menu } from '../menu/menu.ts';
import { numberAt } from '../numbers.ts';
import { PHRASE_WORDS } from '../phrasebook.ts';
import { toPieces } from '../pieces.ts';
import { tokenise } from '../words.ts';
import { type Spoken, singularWords, spokenIn } from './spoken.ts';

/** Dishes by the last word of their names, where several are called so, and what stands before it: 'empanada': beef, chicken. */
type Kinds = ReadonlyMap<string, ReadonlyMap<string, string>>;
const kindsOn = new WeakMap<Menu, Kinds>();

function kindsOf(menu: Menu): Kinds {
  const before = kindsOn.get(menu);
  if (before) return before;
  const byNoun = new Map<string, Map<string, string>>();
  for (const { key, called, variants } of menu.families) {
    for (const name of new Set([called, ...variants.map(({ item }) => item.name)])) {
      const words = singularWords(name);
      const noun = words.at(-1) ?? '';
      const mods = words.slice(0, -1).join(' ');
      if (mods !== '') byNoun.set(noun, (byNoun.get(noun) ?? new Map<string, string>()).set(mods, key));
    }
  }
  const kinds = new Map([...byNoun].filter(([, mods]) => new Set(mods.values()).size > 1));
  kindsOn.set(menu, kinds);
  return kinds;
}

const GOES_ON = /^(?:and|plus|with|no|please|for|to|also|then|extra|without|on|thanks|but)$/;
const LONGEST = 3;

/** 'Three beef empanadas, two chicken and one cheese': the noun goes on through what is counted behind it. */
export function withNouns(text: string, menu: Menu): string {
  const kinds = kindsOf(menu);
  if (kinds.size === 0) return text;
  const words = spokenIn(text);
  const said = words.map((word) => word.said);
  let noun: { word: Spoken; key: string } | null = null;
  const put: { at: number; noun: string }[] = [];
  for (let at = 0; at < words.length; at++) {
    const named = namedAt(words, at, kinds);
    if (named) {
      noun = named;
      at = words.indexOf(named.word);
      continue;
    }
    const count = /^an?$/.test(said[at] ?? '') ? { length: 1 } : numberAt(said, at);
    const length: number = noun && count ? carriedOver(words, at + count.length, noun, kinds, menu) : 0;
    const last = words[at + (count?.length ?? 0) + length - 1];
    if (!noun || !count || length === 0 || !last) continue;
    put.push({ at: last.to, noun: noun.word.raw });
    at += count.length + length - 1;
  }
  return put.reduceRight((whole, one) => `${whole.slice(0, one.at)} ${one.noun}${whole.slice(one.at)}`, text);
}

function namedAt(words: readonly Spoken[], at: number, kinds: Kinds): { word: Spoken; key: string } | null {
  for (let length = LONGEST; length > 0; length--) {
    const word = words[at + length];
    const mods = words
      .slice(at, at + length)
      .map(({ one }) => one)
      .join(' ');
    const key = word && kinds.get(word.one)?.get(mods);
    if (word && key) return { word, key };
  }
  return null;
}

/** How many words from here name another of that kind without its noun; 0: none do. */
function carriedOver(
  words: readonly Spoken[],
  at: number,
  { word: { one: noun }, key }: { word: Spoken; key: string },
  kinds: Kinds,
  menu: Menu,
): number {
  for (let length = LONGEST; length > 0; length--) {
    const some = words.slice(at, at + length);
    const mods = some.map(({ one }) => one).join(' ');
    const other = some.length === length ? kinds.get(noun)?.get(mods) : undefined;
    const next = words[at + length];
    if (!other || other === key || menu.isChoice(mods, key)) continue;
    const ends =
      !next ||
      some.at(-1)?.ends ||
      GOES_ON.test(next.said) ||
      numberAt(
        words.map(({ said }) => said),
        at + length,
      ) !== null;
    return ends && !isDishItself(mods, menu) ? length : 0;
  }
  return 0;
}

/** All of it is the name of one dish. */
export function isDishItself(said: string, menu: Menu): boolean {
  const [piece, ...others] = toPieces(tokenise(said), menu, PHRASE_WORDS);
  return others.length === 0 && piece?.kind === 'item' && piece.mention.exact && piece.mention.families.length === 1;
}
