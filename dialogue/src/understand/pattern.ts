import { ANY_REFERENCE, NAMED_REFERENCE, PLACED_REFERENCE, type Reference, referenceOf } from '../heard/reference.ts';
import type { Piece } from './pieces.ts';

/**
 * The little language in which phrases are written, so that they read like what callers say:
 *
 *   make (that|it) [a|an] SIZE      one of, may be left out, a size
 *   ...                             up to four words of any kind, as few as possible
 *   ITEM SIZE NUM CATEGORY          a dish, a size, a number, a category (ITEM2 and so on: the second one)
 *   CLOCK                           an hour with its minutes
 *   REF THING PLACED                what of the order is meant: 'the other one', 'it'; not a mere 'it'; not a dish by its name
 *   DAY WORDS NAME REST             a day's name, one to four plain words, a person's name, everything that follows
 *   END                             nothing may follow
 *   !ITEM !DISH !to                 no dish may follow here; no dish, size or category; not that word
 */
export interface Heard {
  readonly pieces: readonly Piece[];
  /** The plain words caught by DAY, WORDS, NAME or REST. */
  text(name: 'DAY' | 'WORDS' | 'NAME' | 'REST'): string;
  piece(name: string): Piece | null;
  /** What REF, THING or PLACED caught. */
  reference(): Reference;
}

const SLOTS: Readonly<Record<string, string>> = {
  ITEM: 'I\\d+',
  SIZE: 'S\\d+',
  NUM: 'N\\d+(?:_one)?',
  CATEGORY: 'C\\d+',
  CLOCK: 'K\\d+',
};
const DAYS =
  'today|tonight|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday|sundays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|weekends|the weekend|now|right now';

const NOT_A_NAME =
  'tomorrow|today|tonight|noon|lunch|dinner|breakfast|us|me|him|her|them|everyone|everybody|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sunday|monday|tuesday|wednesday|thursday|friday|saturday|now|later|and|i|id|ill|im|can|could|please|thanks|thank|for|the|a|an|its|to|pickup|delivery|my|not|going|okay|yes|no|so|just|it|is|that|thats|what|how|ready|in|on|at|of|with|but|or|calling|about|we|ive|have|has|theres|there|also';

/** A pattern that is tried at one place of a rendered utterance. Groups may stand in groups. */
export function compile(pattern: string): RegExp {
  const source = pattern
    .replaceAll('(', ' ( ')
    .replaceAll(')', ' ) ')
    .replaceAll('[', ' [ ')
    .replaceAll(']', ' ] ')
    .replaceAll('|', ' | ')
    .trim()
    .split(/\s+/)
    .map((token) => MARKS[token] ?? word(token))
    .join('');
  return new RegExp(source, 'y');
}

/**
 * What may stand at the place where a pattern is tried: words as they are, other pieces by their letter; null: anything. So
 * nobody has to try all patterns at each place.
 */
export function beginningsOf(pattern: string): ReadonlySet<string> | null {
  const tokens = pattern.match(/[()[\]|]|[^\s()[\]|]+/g) ?? [];
  const begins = new Set<string>();
  let at = 0;
  /** One way or several, up to where their group ends: whether one of them may be left out. */
  function ways(isTold: boolean): boolean {
    let [some, open] = [false, isTold];
    for (; at < tokens.length && !/^[)\]]$/.test(tokens[at] ?? ''); at++) {
      const token = tokens[at] ?? '';
      if (token === '|') {
        some ||= open;
        open = isTold;
      } else if (token === '(' || token === '[') {
        at++;
        const isLeftOut = ways(open);
        open &&= token === '[' || isLeftOut;
      } else if (open && !isMark(token)) {
        for (const one of firstOf(token)) begins.add(one);
        open = false;
      }
    }
    return some || open;
  }
  ways(true);
  return begins.has(ANYTHING) ? null : begins;
}

/** It takes no room. */
const isMark = (token: string): boolean => token === 'END' || token.startsWith('!');
const ANYTHING = '*';

function firstOf(token: string): readonly string[] {
  if (token === 'DAY') return DAYS.split('|').map((day) => day.split(' ')[0] ?? '');
  if (token === 'one') return ['one', 'N'];
  const slot = SLOTS[token.replace(/\d$/, '')]?.charAt(0);
  return slot ? [slot] : /^[a-z]+$/.test(token) ? [token] : [ANYTHING];
}

const MARKS: Readonly<Record<string, string>> = { '(': '(?:', ')': ')', '[': '(?:', ']': ')?', '|': '|' };

function word(text: string): string {
  if (text === '...') return '(?:[a-z0-9]+ ){0,4}?';
  if (text === 'DAY') return `(?<DAY>${DAYS.replaceAll('|', ' |')} )`;
  if (text === 'WORDS') return '(?<WORDS>(?:[a-z]+ ){1,4}?)';
  if (text === 'NAME') return `(?<NAME>(?:(?!(?:${NOT_A_NAME}) )[a-z]+ ){1,3})`;
  if (text === '!ITEM') return '(?!I\\d+ )';
  if (text.startsWith('!') && text === text.toLowerCase()) return `(?!${text.slice(1)} )`;
  if (text === '!DISH') return '(?![ICS]\\d+ )';
  if (text === 'END') return '$';
  if (text === 'REF') return ANY_REFERENCE;
  if (text === 'PLACED') return PLACED_REFERENCE;
  if (text === 'THING') return NAMED_REFERENCE;
  if (text === 'one') return '(?:one |N\\d+_one )';
  if (text === 'REST') return '(?<REST>(?:\\S+ )+)';
  const slot = SLOTS[text.replace(/\d$/, '')];
  return slot ? `(?<${text}>${slot}) ` : `${text} `;
}

/** Words as they are, everything else as a letter and the piece's place: 'make that a S3 '. */
export function render(pieces: readonly Piece[]): Rendered {
  const before = RENDERED.get(pieces);
  if (before) return before;
  const starts: number[] = [];
  let text = '';
  for (const [place, piece] of pieces.entries()) {
    starts.push(text.length);
    const one = piece.kind === 'number' && piece.said === 'one' ? '_one' : '';
    text += piece.kind === 'word' ? `${piece.said} ` : `${LETTER[piece.kind]}${place}${one} `;
  }
  starts.push(text.length);
  RENDERED.set(pieces, { text, starts });
  return { text, starts };
}

interface Rendered {
  readonly text: string;
  readonly starts: readonly number[];
}
const RENDERED = new WeakMap<readonly Piece[], Rendered>();

const LETTER = { item: 'I', size: 'S', number: 'N', category: 'C', clock: 'K' } as const;

/** What stands at this place, as `beginningsOf` has it. */
export const beginningAt = ({ text, starts }: Rendered, at: number): string => {
  const first = text.slice(starts[at], text.indexOf(' ', starts[at]));
  return /^[ISNCK]\d/.test(first) ? first.charAt(0) : first;
};

/** What a pattern caught at this place of the text; null when it does not fit. */
export function hear(
  pattern: RegExp,
  rendered: Rendered,
  pieces: readonly Piece[],
  at: number,
): { heard: Heard; length: number } | null {
  pattern.lastIndex = rendered.starts[at] ?? 0;
  const match = pattern.exec(rendered.text);
  if (!match || match[0] === '') return null;
  const end = rendered.starts.indexOf(pattern.lastIndex);
  if (end <= at) return null;
  const piece = (name: string) => pieces[Number.parseInt(match.groups?.[name]?.slice(1) ?? '', 10)] ?? null;
  const text = (name: string) =>
    (match.groups?.[name] ?? '')
      .trim()
      .split(' ')
      .map((token) => (/^[ISNCK]\d/.test(token) ? (pieces[Number.parseInt(token.slice(1), 10)]?.said ?? '') : token))
      .join(' ');
  const reference = () => referenceOf(match.groups ?? {}, pieces);
  return { heard: { pieces: pieces.slice(at, end), piece, text, reference }, length: end - at };
}
