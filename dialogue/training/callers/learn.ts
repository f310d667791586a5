import type { Corpus } from './sentences.ts';

/** A word, two or three in a row that were said less often are left to what shorter rows tell. */
const FEWEST = [2, 2, 2];
/** Of all words that there are, as far as the model can tell. */
const ANY_WORD = 1 / 30_000;

interface Counted {
  times: number;
  /** How many different words follow. */
  followers: number;
}

/** Words and rows of words with what stands behind them, all in the words of the model. */
interface Counts {
  readonly rows: readonly Map<string, number>[];
  readonly contexts: readonly Map<string, Counted>[];
}

/**
 * A back-off model of three words in a row in the ARPA format, smoothed after Witten and Bell ("The zero-frequency problem", IEEE
 * Transactions on Information Theory 37, 1991). `wordsOf` takes a sentence apart, with dishes as one word.
 */
export function learnCallers(
  corpora: readonly Corpus[],
  wordsOf: (sentence: string) => readonly string[],
  marks: { readonly begin: string; readonly end: string; readonly unknown: string },
): string {
  const said = corpora.flatMap(({ sentences, times, asked }) =>
    sentences.map((sentence) => ({ words: wordsOf(sentence), times, asked })).filter(({ words }) => words.length > 0),
  );
  const known = knownWords(said);
  known.delete(marks.unknown);
  const counts = count(said, (word) => (known.has(word) ? word : marks.unknown), marks);
  const asked = new Set(corpora.flatMap((corpus) => corpus.asked ?? []));
  return asArpa(counts, [...known, marks.unknown, marks.end], marks.begin, [...asked]);
}

type Said = readonly { readonly words: readonly string[]; readonly times: number; readonly asked?: string }[];

function knownWords(said: Said): Set<string> {
  const times = new Map<string, number>();
  for (const { words, times: each } of said) for (const word of words) times.set(word, (times.get(word) ?? 0) + each);
  return new Set([...times].filter(([, of]) => of >= (FEWEST[0] ?? 1)).map(([word]) => word));
}

function count(said: Said, asKnown: (word: string) => string, marks: { begin: string; end: string }): Counts {
  const rows = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const contexts = [new Map<string, Counted>(), new Map<string, Counted>(), new Map<string, Counted>()];
  for (const { words, times, asked = marks.begin } of said) {
    const row = [marks.begin, asked, ...words.map(asKnown), marks.end];
    for (let at = 2; at < row.length; at++)
      for (const [before, ofLength] of rows.entries()) {
        const context = row.slice(at - before, at).join(' ');
        const key = `${context} ${row[at] ?? ''}`.trim();
        const counted = contexts[before]?.get(context) ?? { times: 0, followers: 0 };
        if (!ofLength.has(key)) counted.followers++;
        counted.times += times;
        ofLength.set(key, (ofLength.get(key) ?? 0) + times);
        contexts[before]?.set(context, counted);
      }
  }
  return { rows, contexts };
}

function asArpa({ rows, contexts }: Counts, words: readonly string[], begin: string, asked: readonly string[]): string {
  const probability = (row: readonly string[]): number => {
    const shorter = row.length === 1 ? ANY_WORD : probability(row.slice(1));
    const counted = contexts[row.length - 1]?.get(row.slice(0, -1).join(' '));
    if (!counted) return shorter;
    const of = counted.times / (counted.times + counted.followers);
    return of * ((rows[row.length - 1]?.get(row.join(' ')) ?? 0) / counted.times) + (1 - of) * shorter;
  };
  const kept = rows.map((ofLength, length) =>
    length === 0
      ? words.map((word) => [word])
      : [...ofLength].filter(([, times]) => times >= (FEWEST[length] ?? 1)).map(([row]) => row.split(' ')),
  );
  const followed = new Map<string, { own: number; shorter: number }>();
  for (const row of kept.flat()) {
    const context = row.slice(0, -1).join(' ');
    const sum = followed.get(context) ?? { own: 0, shorter: 0 };
    sum.own += probability(row);
    sum.shorter += row.length > 1 ? probability(row.slice(1)) : 0;
    followed.set(context, sum);
  }
  const backOff = (row: readonly string[]): number => {
    const sum = followed.get(row.join(' '));
    return sum ? (1 - sum.own) / Math.max(1e-9, 1 - sum.shorter) : 1;
  };
  const line = (row: readonly string[]): string => {
    const known = [Math.log10(probability(row)).toFixed(3), row.join(' ')];
    return (row.length < 3 ? [...known, Math.log10(backOff(row)).toFixed(3)] : known).join('\t');
  };
  // What a sentence begins with follows two beginnings, or one and what was asked, which themselves follow nothing.
  const before = [begin, ...asked];
  const beginnings = [before.map((mark) => [mark]), before.map((mark) => [begin, mark])].map((rows) =>
    rows.map((row) => `-99\t${row.join(' ')}\t${Math.log10(backOff(row)).toFixed(3)}`),
  );
  const sections = kept.map((section, length) => [
    `\\${length + 1}-grams:`,
    ...(beginnings[length] ?? []),
    ...section.map(line).sort(),
    '',
  ]);
  return [
    '\\data\\',
    ...kept.map((section, length) => `ngram ${length + 1}=${section.length + (beginnings[length] ?? []).length}`),
    '',
    ...sections.flat(),
    '\\end\\',
    '',
  ].join('\n');
}
