/**
 * Makes `src/heard/words/common-words.txt` from WordNet 3.0 (Debian's `wordnet-base`, in /usr/share/wordnet): words that people
 * say often, and which of them mostly name no thing that could be sold. Its formats: wndb(5WN), cntlist(5WN), lexnames(5WN).
 * `node dialogue/training/words/from-wordnet.ts [folder]`
 */
import { readFileSync, writeFileSync } from 'node:fs';

const folder = process.argv[2] ?? '/usr/share/wordnet';
/** Lexicographer files of nouns that one can put on a table: Tops, animal, artifact, body, food, object, plant, quantity, substance. */
const CONCRETE = new Set([3, 5, 6, 8, 13, 17, 20, 23, 27]);
const FOOD = 13;
/** Rarer words are left out: an unknown word may well be a thing. */
const OFTEN = 2;
const VERY_OFTEN = 5;
const LONGEST = 12;
const MOSTLY = 0.2;

interface Uses {
  all: number;
  concrete: number;
  adjective: number;
}

const lines = (name: string): string[] => readFileSync(`${folder}/${name}`, 'utf8').split('\n');

/** How often each word was tagged as what, in the texts that WordNet's makers went through. */
function usesOf(): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const line of lines('cntlist.rev')) {
    const [, word = '', type, file, count] = /^([a-z]+)%(\d):(\d+):\S* \d+ (\d+)$/.exec(line) ?? [];
    if (word === '') continue;
    const { all, concrete, adjective } = uses.get(word) ?? { all: 0, concrete: 0, adjective: 0 };
    const times = Number(count);
    uses.set(word, {
      all: all + times,
      concrete: concrete + (type === '1' && CONCRETE.has(Number(file)) ? times : 0),
      adjective: adjective + (type === '3' || type === '5' ? times : 0),
    });
  }
  return uses;
}

/** Words with any sense of these lexicographer files. */
function nounsOf(files: ReadonlySet<number>): Set<string> {
  const offsets = new Set(
    lines('data.noun').flatMap((line) => {
      const [offset = '', file] = line.split(' ');
      return /^\d{8}$/.test(offset) && files.has(Number(file)) ? offset : [];
    }),
  );
  return new Set(
    lines('index.noun').flatMap((line) => {
      const [word = '', ...more] = line.trim().split(' ');
      return more.some((one) => offsets.has(one)) ? word : [];
    }),
  );
}

/** The foods that our own examples name are things too: 'wings'. */
const named = /^food: (.*)$/m.exec(readFileSync(new URL('../lists.txt', import.meta.url), 'utf8'))?.[1] ?? '';
const eaten = new Set([...nounsOf(new Set([FOOD])), ...named.split(/[^a-z]+/).filter((word) => word.length > 2)]);
const things = nounsOf(CONCRETE);
const often = [...usesOf()].filter(([word, { all }]) => all >= OFTEN && word.length > 1 && word.length <= LONGEST);
const isThing = (word: string, { all, concrete }: Uses) => eaten.has(word) || concrete / all >= MOSTLY;
/** One may stand for the thing: 'a dozen of the frosted'. */
const isAdjective = ({ all, adjective }: Uses) => adjective / all > 0.5;
const plain = often.flatMap(([word, uses]) => (isThing(word, uses) || isAdjective(uses) ? [] : word));
const others = often.flatMap(([word, { all }]) => (all >= VERY_OFTEN && !plain.includes(word) ? word : []));
/** 'Filling', 'dressed': what a plain word makes and is a thing. */
const made = plain.flatMap((word) =>
  endings(word).filter((form) => eaten.has(form) || (things.has(form) && !plain.includes(form))),
);
const marked = (mark: string, words: readonly string[]): string[] =>
  [...new Set(words)].toSorted((a, b) => (a < b ? -1 : 1)).map((word) => `${mark}${word}`);
const written = [...marked('', plain), ...marked('-', made), ...marked('+', others)];
writeFileSync(new URL('../../src/heard/words/common-words.txt', import.meta.url), `${written.join('\n')}\n`);
console.log(`${plain.length} words, ${made.length} that they make and that are things, ${others.length} others`);

function endings(word: string): string[] {
  const stem = word.replace(/e$/, '');
  const doubled = `${word}${word.at(-1)}`;
  return [word, stem, doubled].flatMap((one) => [`${one}ing`, `${one}ed`, `${one}s`, `${one}es`]);
}
