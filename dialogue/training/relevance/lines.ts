import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stemsOf } from '../../src/heard/relevance/words.ts';

/** What the owner of one business wrote, and what its callers ask. */
export interface Lines {
  notes: string[];
  /** `answer` is the place of the note that answers it; -1: none does. */
  questions: { text: string; answer: number }[];
}

/** What every trade is asked: one matter in several owners' words, each of which answers all of its questions. */
export interface Matter {
  notes: string[];
  questions: string[];
}

const filesOf = (name: string): string[] => {
  const folder = new URL(`./${name}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
};
const files = (): string[] => filesOf('businesses');

/** A mark of the lines as they stand, which the model keeps. */
export const linesMadeOf = (): string =>
  createHash('sha256')
    .update([...files(), ...filesOf('matters'), JSON.stringify(readSenses())].join('\n'))
    .digest('hex');

/** Words that stand for much the same to who calls a shop, a line for each sense, as stems. */
export const readSenses = (): string[][] =>
  readFileSync(new URL('./senses.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [...new Set(stemsOf(line))]);

/** Each `N` behind a `Q` begins a matter; `#` says of what those below it are. */
export function readMatters(texts = filesOf('matters')): Matter[] {
  const matters: Matter[] = [];
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [kind, text] = [line.slice(0, 2), line.slice(2).trim()];
    const last = matters.at(-1);
    if (kind === '# ' || (kind === 'N ' && last && last.questions.length > 0))
      matters.push({ notes: [], questions: [] });
    if (kind === 'N ') matters.at(-1)?.notes.push(text);
    if (kind === 'Q ') last?.questions.push(text);
  }
  return matters;
}

/** `#` begins a business, `N` is a note, `Q` a question that the note above answers, `X` one that none of them does. */
export function readBusinesses(texts = files()): Lines[] {
  const businesses: Lines[] = [];
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [kind, text] = [line.slice(0, 2), line.slice(2).trim()];
    if (kind === '# ') businesses.push({ notes: [], questions: [] });
    const last = businesses.at(-1);
    if (kind === 'N ') last?.notes.push(text);
    if (kind === 'Q ') last?.questions.push({ text, answer: last.notes.length - 1 });
    if (kind === 'X ') last?.questions.push({ text, answer: -1 });
  }
  return businesses;
}
