import { keeping } from '../../kept.ts';

/**
 * How a word sounds, roughly: its consonants, with the spellings that English and Italian menus mix up written alike.
 * After Lawrence Philips' Metaphone (1990) and its two-key successor, much shortened: the second key holds the other
 * way to say a letter ('arancini' with s or with ch).
 */
const RULES: readonly (readonly [RegExp, string, string?])[] = [
  [/^(kn|gn|pn|wr)/, 'n'],
  [/^(?:cae|cea)/, 'se'],
  [/^x/, 's'],
  [/mb$/, 'm'],
  [/gn(?=[aeio])/g, 'n', 'ny'],
  [/gli(?=[aeou])/g, 'l', 'gl'],
  [/cch|ck|cq/g, 'k'],
  [/sch/g, 'sk', 'X'],
  [/sci(?=[aeou])|sce?h?(?=[ei])/g, 'X', 's'],
  [/sh|tio|ssio/g, 'X'],
  [/tch/g, 'X'],
  [/ch/g, 'X', 'k'],
  [/gh(?=[aeiou])/g, 'g'],
  [/gh/g, ''],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/c(?=[eiy])/g, 's', 'X'],
  [/c|q/g, 'k'],
  [/dg(?=[ei])/g, 'j'],
  [/g(?=[eiy])/g, 'j', 'g'],
  [/zz/g, 's', 'ts'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/d/g, 't'],
  [/v/g, 'f'],
  [/b/g, 'b'],
  [/j/g, 'j'],
  [/w(?![aeiou])|h|y/g, ''],
];

function key(word: string, other: boolean): string {
  let sound = word;
  for (const [from, first, second] of RULES) sound = sound.replace(from, other ? (second ?? first) : first);
  const vowelFirst = /^[aeiou]/.test(sound) ? 'A' : '';
  return (
    vowelFirst +
    sound
      .replace(/[aeiou]/g, '')
      .toUpperCase()
      .replace(/(.)\1+/g, '$1')
  );
}

/** One or two keys; words that may sound alike share one. */
export const soundKeys = keeping(20_000, keysOf);

function keysOf(word: string): readonly string[] {
  const first = key(word, false);
  const second = key(word, true);
  return first === second ? [first] : [first, second];
}
