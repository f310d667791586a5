import { several, singular, tokenise } from '../words.ts';
import type { Menu } from './menu.ts';
import { soundKeys } from './sound.ts';

/** Words of a turn that sound like a name on the menu, and the turn with that name in their place. */
export interface Guess {
  readonly text: string;
  /** The clause of it that has the name. */
  readonly clause: string;
  /** 0 where both sound the same, 1 where nothing is alike. */
  readonly distance: number;
}

/** So many words may be one that was misheard: 'let us', 'to be Lts'. */
const WORDS_MOST = 3;
/** Shorter names sound like too much. */
const LEAST_SOUNDS = 2;

/** What is as easily confused on a phone line as one with the other. */
const KINDS = ['PBTKG', 'FSXJ', 'MN', 'LRW'];
const [SAME_KIND, ANOTHER, MISSING, VOWEL] = [0.4, 1, 0.7, 0.3];

/**
 * What a turn may have been, by the sound of the names that are `named`: in place of words one of which is `strange`, and
 * none is `known`. Recognisers write what they know: 'footlong' is heard as 'said long', 'two BLTs' as 'to be Lts'.
 */
export function guesses(
  text: string,
  strange: ReadonlySet<string>,
  named: readonly string[],
  most: number,
  known: ReadonlySet<string> = new Set(named.flatMap(tokenise).map(singular)),
): Guess[] {
  const pieces = text.replaceAll('-', ' ').split(/\s+/).filter(Boolean);
  const words = pieces.map((piece) => tokenise(piece).join(''));
  const names = named.map(soundOf).filter(({ sounds }) => sounds.length >= LEAST_SOUNDS);
  return pieces
    .flatMap((_, from) =>
      Array.from({ length: WORDS_MOST }, (_, more) => from + more + 1).flatMap((to) => {
        const window = words.slice(from, to);
        if (
          to > pieces.length ||
          // A name is said without a pause, and is no 'not'.
          pieces.slice(from, to - 1).some((piece) => ENDS_CLAUSE.test(piece)) ||
          window.includes('not') ||
          window.some((word) => known.has(singular(word))) ||
          !window.some((word) => strange.has(word))
        )
          return [];
        const heard = soundOf(window.join(''));
        return names.flatMap((name) => {
          const distance = apart(heard, name);
          const end = /[.,!?]*$/.exec(pieces[to - 1] ?? '')?.[0] ?? '';
          const whole = [...pieces.slice(0, from), `${name.said}${end}`, ...pieces.slice(to)];
          return distance <= most ? [{ text: whole.join(' '), clause: clauseOf(whole, from), distance }] : [];
        });
      }),
    )
    .toSorted((a, b) => a.distance - b.distance);
}

/** What stands between the marks around a place, or a few words of it where no mark was heard. */
function clauseOf(pieces: readonly string[], at: number): string {
  const begin = pieces.findLastIndex((piece, place) => place < at && ENDS_CLAUSE.test(piece)) + 1;
  const mark = pieces.findIndex((piece, place) => place >= at && ENDS_CLAUSE.test(piece));
  const end = mark < 0 ? pieces.length : mark + 1;
  const clause = end - begin > CLAUSE_MOST ? pieces.slice(Math.max(begin, at - 2), at + 1) : pieces.slice(begin, end);
  return clause.join(' ').replace(/^(?:and|with) /i, '');
}
const ENDS_CLAUSE = /[,.;:!?]$/;
const CLAUSE_MOST = 8;

/** Names of dishes and of what is chosen on them, one and several. */
export function namesOn(menu: Menu): readonly string[] {
  const known = named.get(menu);
  if (known) return known;
  const names = menu.families.flatMap(({ called, variants }) => [
    called,
    ...variants.flatMap(({ item }) => item.optionGroups.flatMap(({ choices }) => choices.map(({ name }) => name))),
  ]);
  const all = [...new Set(names.flatMap((name) => [name, several(name)]))];
  named.set(menu, all);
  return all;
}
const named = new WeakMap<Menu, readonly string[]>();

interface Sound {
  readonly said: string;
  readonly sounds: string;
  readonly vowel: string;
}

/** Its consonants, and its first vowel. */
function soundOf(said: string): Sound {
  const word = tokenise(said)
    .join('')
    .replace(/l(?=ks?$)/, '')
    .replace(/wh/g, 'w');
  return { said, sounds: soundKeys(word)[0] ?? '', vowel: /[aeiouy]/.exec(word)?.[0] ?? '' };
}

function apart(one: Sound, other: Sound): number {
  const length = Math.max(one.sounds.length, other.sounds.length);
  // Letters that are spelt, 'Lts', are a part of letters that are spelt.
  if (Math.abs(one.sounds.length - other.sounds.length) > 2 || (one.vowel === '' && other.vowel !== '')) return 1;
  return (aligned(one.sounds, other.sounds) + (one.vowel === other.vowel ? 0 : VOWEL)) / length;
}

/** What it costs to make one row of sounds of the other. */
function aligned(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at * MISSING);
  for (const [row, sound] of Array.from(one).entries()) {
    const costs = [(row + 1) * MISSING];
    for (const [at, wanted] of Array.from(other).entries()) {
      const replaced = (before[at] ?? 0) + replacing(sound, wanted);
      costs.push(Math.min(replaced, (before[at + 1] ?? 0) + MISSING, (costs[at] ?? 0) + MISSING));
    }
    before = costs;
  }
  return before[other.length] ?? 0;
}

function replacing(one: string, other: string): number {
  if (one === other) return 0;
  return KINDS.some((kind) => kind.includes(one) && kind.includes(other)) ? SAME_KIND : ANOTHER;
}
