import { readdirSync, readFileSync } from 'node:fs';
import { ASKED_NAME } from '../../../voice/src/providers/moonshine/language-model.ts';
import { intentNames, sentencesOn } from '../examples.ts';
import { type Chance, readLists } from '../grammar.ts';
import { readBusinesses } from '../relevance/lines.ts';
import { readLines } from '../roles/lines.ts';

/** What callers say, and how often each counts. */
export interface Corpus {
  readonly sentences: readonly string[];
  readonly times: number;
  /** The mark of the question that they answer. */
  readonly asked?: string;
}

/** How many sentences are made of each intent. */
const EACH = 600;
const MORE: Readonly<Record<string, number>> = { order: 2_400, other: 1_500 };
/** Whole calls that were written one by one are nearer to what is said than sentences put together from phrases. */
const TIMES_OF_A_CALL = 3;

const LANGUAGE = new URL('../../../bench/language/', import.meta.url);
const SETS = [
  'sets/',
  'calls/',
  'calls/afield/',
  'calls/beyond/',
  'calls/elsewhere/',
  'calls/further/',
  'calls/ordinary/',
];
const MENUS = ['menus/', 'calls/'];

const filesOf = (folder: string, ending: string): URL[] =>
  readdirSync(new URL(folder, LANGUAGE))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => new URL(`${folder}${file}`, LANGUAGE));

/** 'dev' and what is said, in one turn or several; null of a case that nobody says anything in. */
function readCase(line: string): { half: unknown; say: string[] } | null {
  const one: unknown = JSON.parse(line);
  if (typeof one !== 'object' || one === null || !('half' in one) || !('say' in one)) return null;
  const said: unknown[] = [one.say].flat();
  return { half: one.half, say: said.filter((turn) => typeof turn === 'string') };
}

/** What is said in the halves of the sets that are there to learn from. */
function saidInSets(): string[] {
  return SETS.flatMap((folder) => filesOf(folder, '.jsonl'))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map(readCase)
    .flatMap((one) => (one?.half === 'dev' ? one.say : []));
}

export function readCorpora(chance: Chance): Corpus[] {
  const made = intentNames().flatMap((intent) => sentencesOn(intent, MORE[intent] ?? EACH, chance));
  const asked = readBusinesses().flatMap(({ questions }) => questions.map(({ text }) => text));
  const told = readLines().map(({ parts }) => parts.map(({ text }) => text.replace(/[{}]/g, '')).join(' '));
  return [
    { sentences: [...made, ...asked, ...told], times: 1 },
    { sentences: saidInSets(), times: TIMES_OF_A_CALL },
  ];
}

/** Answers to a question for a name, in which each name stands as the mark of its kind. */
export function readNameAnswers(): Corpus[] {
  return readFileSync(new URL('./name-answers.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [times = '', ...words] = line.split(' ');
      return { sentences: [words.join(' ')], times: Number(times), asked: ASKED_NAME };
    });
}

/** Dishes and what is on them, as menus and lists have them. */
export function readDishes(): string[] {
  const lists = readLists(readFileSync(new URL('../lists.txt', import.meta.url), 'utf8'));
  const menus = MENUS.flatMap((folder) => filesOf(folder, '.csv')).map((file) => readFileSync(file, 'utf8'));
  return [
    ...['food', 'ingredient'].flatMap((name) => lists.get(name) ?? []),
    ...menus.flatMap((menu) => menu.split('\n')),
  ];
}
